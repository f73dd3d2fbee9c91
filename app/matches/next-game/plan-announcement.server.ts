import type { GameKind } from '#app/matches/games/game.ts';
import { findKickOff } from '#app/matches/games/game.ts';
import { type GameRecord, gameRecords } from '#app/matches/games/game-record.server.ts';
import { findSpelling } from '#app/matches/games/opponent-names.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  daysBefore,
  formatDateTime,
  formatWeekdayDate,
  viennaDate,
} from '#platform/values/vienna.ts';
import {
  type NextGameDraft,
  type NextGameRecord,
  nextGameId,
  nextGameRecords,
} from './next-game-record.server.ts';

export interface PlannedGame {
  id: string;
  record: GameRecord;
}

export interface AnnouncementPlan {
  opponent: string;
  game: PlannedGame | undefined;
  needless: PlannedGame | undefined;
  questions: string[];
}

/** A game that was not announced before moves by at most this number of days, unless it is postponed. */
const nearDays = 7;
const yearDays = 365;

/**
 * Finds the game that the draft announces. A game on another day moves to the day of the draft. A game that
 * was not announced before moves only if the two days are near or the game is postponed, and only after a
 * question to the admin.
 */
export async function planAnnouncement(
  db: Db,
  draft: NextGameDraft,
  now: Date,
): Promise<AnnouncementPlan> {
  const today = viennaDate(now);
  const start = new Date(draft.startsAt);
  const day = viennaDate(start);
  const opponent = (await findSpelling(db, draft.opponent)) ?? draft.opponent;
  const stored = await nextGameRecords.read(db, nextGameId);
  const linked = stored && (await findLinkedGame(db, stored, today));
  const planned = await listPlannedGames(db, opponent, today);
  const far =
    day > daysBefore(today, -yearDays)
      ? [`${formatWeekdayDate(day)} ist in mehr als einem Jahr.`]
      : [];
  const isLinked = ({ id }: PlannedGame) => id === linked?.id;
  const answer = (
    game: PlannedGame | undefined,
    questions: string[],
    needless?: PlannedGame,
  ): AnnouncementPlan => ({ opponent, game, needless, questions: [...far, ...questions] });

  const isSameDay = linked?.record.date === day;
  const isOwn = linked !== undefined && stored?.madeGame === 1;
  const needless = isOwn && isSameDay && (await isUntouched(db, linked)) ? linked : undefined;
  const ofDay = planned.find(({ record }) => record.date === day);
  if (ofDay) return answer(ofDay, [], isLinked(ofDay) ? undefined : needless);
  if (linked && planned.some(isLinked)) return answer(linked, []);
  // The stored announcement created the linked game. A draft with another opponent on the same day changes the
  // opponent of the linked game, so that no second game is created.
  if (needless) return answer(needless, []);

  const left = isOwn ? [`Das Spiel gegen ${sayGame(linked)} bleibt bei den Spielen.`] : [];
  const near = nearestGame(planned, day);
  if (near) return answer(near, [...left, sayMove(near, start)]);
  const others = planned.map(
    ({ record }) =>
      `Bei den Spielen steht gegen ${opponent} schon ein Spiel am ${formatWeekdayDate(record.date)}. Es bleibt dort, und am ${formatWeekdayDate(day)} kommt ein neues dazu.`,
  );
  return answer(undefined, [...left, ...others.slice(0, 1)]);
}

export async function findLinkedGame(
  db: Db,
  { gameId }: Pick<NextGameRecord, 'gameId'>,
  today: string,
): Promise<PlannedGame | undefined> {
  if (gameId === null) return undefined;
  const record = await gameRecords.read(db, gameId);
  return record && record.date >= today && record.goalsFor === null
    ? { id: gameId, record }
    : undefined;
}

export async function isUntouched(db: Db, { id, record }: PlannedGame): Promise<boolean> {
  const { opponent, slug, date, kickoff, kind } = record;
  const made = newGame({ opponent, slug, date, kickoff, kind });
  const fields = Object.keys(made) as (keyof GameRecord)[];
  const isPlain = fields.every(
    (field) =>
      field.startsWith('former') || JSON.stringify(record[field]) === JSON.stringify(made[field]),
  );
  const lineup = db.selectFrom('lineup').select('id').where('gameId', '=', id);
  return isPlain && (await lineup.executeTakeFirst()) === undefined;
}

type KnownGame = Pick<GameRecord, 'opponent' | 'slug' | 'date' | 'kickoff'> & { kind: GameKind };

export function newGame(known: KnownGame): GameRecord {
  return {
    ...known,
    teamId: null,
    ...{ crest: null, ground: null, venueId: null, round: null },
    ...{ goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null },
    ...{ status: null, formerDate: null, formerKickoff: null },
    ...{ playedFor: null, playedAgainst: null },
    ...{ extraTime: null, penaltiesFor: null, penaltiesAgainst: null },
    ...{ attendance: null, referee: null, report: null, opponentGoals: [] },
  };
}

async function listPlannedGames(db: Db, opponent: string, today: string): Promise<PlannedGame[]> {
  const ids = await db
    .selectFrom('game')
    .leftJoin('opponentName', 'opponentName.name', 'game.opponent')
    .select('game.id')
    .where('teamId', 'is', null)
    .where((where) =>
      where.or([
        where('opponent', '=', opponent),
        where(
          'opponentId',
          '=',
          where.selectFrom('opponentName').select('opponentId').where('name', '=', opponent),
        ),
      ]),
    )
    .where('date', '>=', today)
    .where('goalsFor', 'is', null)
    .where((where) => where.or([where('status', 'is', null), where('status', '=', 'postponed')]))
    .orderBy('date')
    .orderBy('game.id')
    .execute();
  const games: PlannedGame[] = [];
  for (const { id } of ids) {
    const record = await gameRecords.read(db, id);
    if (record) games.push({ id, record });
  }
  return games;
}

function nearestGame(games: readonly PlannedGame[], day: string): PlannedGame | undefined {
  const distance = ({ record }: PlannedGame) =>
    Math.abs(Date.parse(record.date) - Date.parse(day)) / 86_400_000;
  return games
    .filter((game) => distance(game) <= nearDays || game.record.status === 'postponed')
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function sayMove(game: PlannedGame, start: Date): string {
  const { date, status } = game.record;
  const before = findKickOff(game.record);
  const was = before ? formatDateTime(before) : formatWeekdayDate(date);
  const moved = status === 'postponed' ? 'Das verschobene Spiel' : 'Das Spiel';
  return `${moved} gegen ${game.record.opponent} am ${was} wird auf ${formatDateTime(start)} verlegt.`;
}

export function sayGame({ record }: PlannedGame): string {
  return `${record.opponent} am ${formatWeekdayDate(record.date)}`;
}
