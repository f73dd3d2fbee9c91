import type { Selectable } from 'kysely';
import { lineupsRemovedWithGame } from '#app/matches/lineups/restore-lineup.server.ts';
import { listMissingOpponent } from '#app/matches/opponents/opponent-record.server.ts';
import { requireVenue } from '#app/matches/venues/venue-record.server.ts';
import { requireTeam } from '#app/teams/team-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { GameTable, OpponentGoalTable } from '../tables.ts';
import { matchLabel } from './game-text.ts';
import { newGameSlug } from './new-game-slug.server.ts';
import { listOpponentGoals } from './opponent-goals.server.ts';
import { findSpelling } from './opponent-names.server.ts';

export interface GameRecord extends Omit<Selectable<GameTable>, 'id' | 'running' | 'ended'> {
  opponentGoals: Omit<Selectable<OpponentGoalTable>, 'gameId' | 'ordinal'>[];
}
/** The draft lacks `slug`, because the server sets it once and never changes it. */
export type GameDraft = Omit<GameRecord, 'slug'>;

const rows = rowStore('game');

export const gameRecords: EditableStore<GameRecord, GameDraft> = {
  kind: 'game',
  async read(db, id) {
    const row = await rows.read(db, id);
    if (!row) return undefined;
    const { running: _, ended: __, ...game } = row;
    return { ...game, opponentGoals: await listOpponentGoals(db, id) };
  },
  // Records in old entries of the audit log have no `opponentGoals`.
  async write(db, id, { opponentGoals = [], ...game }) {
    await requireFreeSlug(db, id, game.slug);
    await requireTeam(db, game.teamId ?? null);
    await requireVenue(db, game.venueId);
    const stored = await rows.read(db, id);
    const { running = null, ended = null } = stored ?? {};
    await rows.write(db, id, { ...game, running, ended });
    await db.deleteFrom('opponentGoal').where('gameId', '=', id).execute();
    const goals = opponentGoals.map((goal, ordinal) => ({ ...goal, gameId: id, ordinal }));
    if (goals.length > 0) await db.insertInto('opponentGoal').values(goals).execute();
  },
  remove: rows.remove,
  label: async (_, game) => matchLabel('Spiel', game),
  references: lineupsRemovedWithGame,
  listRequiredRecords: (db, { opponent }) => listMissingOpponent(db, opponent),
  async completeDraft(db, typed, { current }) {
    const opponent = (await findSpelling(db, typed.opponent)) ?? typed.opponent;
    const draft = { ...typed, opponent };
    return { ...draft, slug: current?.slug ?? (await newGameSlug(db, draft)) };
  },
};

async function requireFreeSlug(db: Db, id: string, slug: string): Promise<void> {
  const other = await db
    .selectFrom('game')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other)
    throw new BlockedChangeError('Die Adresse dieses Spiels hat inzwischen ein anderes Spiel.');
}

type Moment = Pick<GameRecord, 'date' | 'kickoff'>;

/** Moves a game. `formerDate` keeps the original day, and becomes null if the game returns to that day. */
export function rescheduleGame<
  G extends Moment & Pick<GameRecord, 'status' | 'formerDate' | 'formerKickoff'>,
>(game: G, { date, kickoff }: Moment): G {
  const status = game.status === 'postponed' ? null : game.status;
  const said =
    game.formerDate === null
      ? { formerDate: game.date, formerKickoff: game.kickoff }
      : { formerDate: game.formerDate, formerKickoff: game.formerKickoff };
  const former = said.formerDate === date ? { formerDate: null, formerKickoff: null } : said;
  return { ...game, status, date, kickoff, ...former };
}
