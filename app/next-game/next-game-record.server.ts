import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  type GameRecord,
  gameRecords,
  type OpponentsOfGames,
} from '#app/games/game-record.server.ts';
import { newGameSlug } from '#app/games/new-game-slug.server.ts';
import { findSpelling } from '#app/games/opponent-names.server.ts';
import { putOn } from '#app/games/put-on.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore, FirstRecord, RecordStore } from '#platform/records/record-store.ts';
import { viennaDate, viennaTime } from '#platform/values/vienna.ts';
import type { NextGameTable } from './tables.ts';

/** The announced next game: one record, absent when none is announced. */
export type NextGameRecord = Omit<Selectable<NextGameTable>, 'id'>;
/** Which game of the schedule that is, the server finds out. */
export type NextGameDraft = Omit<NextGameRecord, 'gameId'>;

/** The id of the one record. */
export const nextGameId = 'next-game';

export const nextGameRecords: RecordStore<NextGameRecord> = {
  kind: 'nextGame',
  read: (db) =>
    db.selectFrom('nextGame').select(['opponent', 'startsAt', 'gameId']).executeTakeFirst(),
  // What the audit log has of before next games had one is without a game.
  async write(db, _, { gameId = null, ...rest }) {
    const record = { ...rest, gameId: await knownGame(db, gameId) };
    await db
      .insertInto('nextGame')
      .values({ ...record, id: 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(record))
      .execute();
  },
  async remove(db) {
    await db.deleteFrom('nextGame').execute();
  },
  label: async (_, { opponent }) =>
    opponent ? `Nächstes Spiel gegen ${opponent}` : 'Nächstes Spiel',
};

/**
 * Next games whose announcement is an announcement in the schedule as well: the game to come against
 * that opponent gets the moment that is typed, and one that is not there yet is made.
 */
export function editableNextGame(
  slugPrefix: string,
  opponents: OpponentsOfGames,
): EditableStore<NextGameRecord, NextGameDraft> {
  return {
    ...nextGameRecords,
    async complete(db, draft, { now }) {
      const opponent = (await findSpelling(db, draft.opponent)) ?? draft.opponent;
      const game = await findPlanned(db, { ...draft, opponent }, viennaDate(now));
      return { ...draft, opponent, gameId: game ?? randomUUID() };
    },
    async first(db, { opponent, startsAt, gameId }) {
      if (gameId === null || startsAt === null) return [];
      const start = new Date(startsAt);
      const moment = { date: viennaDate(start), kickoff: viennaTime(start) };
      const stored = await gameRecords.read(db, gameId);
      const game = stored ? putOn(stored, moment) : await newGame(db, slugPrefix, opponent, moment);
      const needed = stored ? [] : await opponents.first(db, opponent);
      return [...needed, { store: gameRecords, id: gameId, record: game }] satisfies FirstRecord[];
    },
  };
}

/** The game to come against an opponent that is nearest to a moment; undefined when there is none. */
async function findPlanned(
  db: Db,
  { opponent, startsAt }: NextGameDraft,
  today: string,
): Promise<string | undefined> {
  const wanted = startsAt === null ? today : viennaDate(new Date(startsAt));
  const games = await db
    .selectFrom('game')
    .select(['id', 'date'])
    .where('teamId', 'is', null)
    .where('opponent', '=', opponent)
    .where('date', '>=', today)
    .where('goalsFor', 'is', null)
    .where((where) => where.or([where('status', 'is', null), where('status', '=', 'postponed')]))
    .orderBy('date')
    .orderBy('id')
    .execute();
  const distance = ({ date }: { date: string }) => Math.abs(Date.parse(date) - Date.parse(wanted));
  return games.toSorted((a, b) => distance(a) - distance(b))[0]?.id;
}

async function newGame(
  db: Db,
  slugPrefix: string,
  opponent: string,
  moment: Pick<GameRecord, 'date' | 'kickoff'>,
): Promise<GameRecord> {
  const slug = await newGameSlug(db, slugPrefix, { opponent, date: moment.date });
  return { ...emptyGame, ...moment, opponent, slug };
}

/** A game of which nothing else is known yet. */
const emptyGame = {
  teamId: null,
  ...{ kind: 'Meisterschaft', crest: null, ground: null, venueId: null, round: null },
  ...{ goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null },
  ...{ status: null, formerDate: null, formerKickoff: null, playedFor: null, playedAgainst: null },
  ...{ extraTime: null, penaltiesFor: null, penaltiesAgainst: null },
  ...{ attendance: null, referee: null, report: null, opponentGoals: [] },
} as const satisfies Partial<GameRecord>;

/** The id of a game that is still there; null for one that has gone. */
async function knownGame(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst();
  return found?.id ?? null;
}
