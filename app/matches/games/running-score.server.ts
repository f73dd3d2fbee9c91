import type { Db } from '#platform/db/client.server.ts';
import { markChanged, writeIfChanged } from '#platform/records/revision.server.ts';
import type { GameTable } from '../tables.ts';
import { countCalendarChanges } from './calendar/game-calendar.server.ts';
import { isRunningScore, mayRun, runningUntil } from './early-result.ts';
import { isOver, kickOffOf, longestGame } from './game.ts';

/** Minutes of a half: of adults, and of the youngest children. */
const [usualHalf, shortestHalf] = [45, 20];
/** Minutes of the shortest break. */
const pause = 10;

type Placed = Pick<GameTable, 'date' | 'kind' | 'teamId'>;

/** How many minutes a half of a game has by its competition; null where nobody has said so. */
export type FindHalfLength = (db: Db, game: Placed) => Promise<number | null>;

/** How many minutes after its kick-off a game cannot be over: two halves of its competition, and the break. */
export async function findShortest(
  db: Db,
  game: Placed,
  findHalfLength: FindHalfLength,
): Promise<number> {
  const { kind, teamId } = game;
  const half = await findHalfLength(db, game);
  if (half !== null) return Math.min(2 * half + pause, longestGame);
  // Tournaments have no usual length: some games take ten minutes.
  if (kind === 'Turnier') return 0;
  return 2 * (teamId === null ? usualHalf : shortestHalf) + pause;
}

/** What of a game decides whether its goals are a running score. */
const deciding = [
  'date',
  'kickoff',
  'kind',
  'teamId',
  'status',
  'goalsFor',
  'goalsAgainst',
] as const;
type Deciding = Pick<GameTable, (typeof deciding)[number]>;

/** Until when goals of a game that are entered now are a running score (early-result.ts). */
export async function findRunningUntil(
  db: Db,
  game: Omit<Deciding, 'goalsFor' | 'goalsAgainst'>,
  now: Date,
  findHalfLength: FindHalfLength,
) {
  if (!mayRun({ ...game, goalsFor: 0, goalsAgainst: 0 }, now)) return undefined;
  return runningUntil(game, { now, shortest: await findShortest(db, game, findHalfLength) });
}

interface Noted {
  now: Date;
  /** As it was before the write; undefined for a new one. */
  before: Deciding | undefined;
  findHalfLength: FindHalfLength;
}

/**
 * Notes, inside the write that has stored a game, whether its goals are a running score: it counts in no
 * table, no record and no figure until the game is over by the clock, or somebody enters another one
 * when it may be over. Whatever else is changed of the game leaves it one.
 */
export async function noteRunning(transaction: Db, id: string, noted: Noted): Promise<void> {
  const game = await transaction
    .selectFrom('game')
    .select([...deciding, 'running'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) return;
  const running = (await isRunning(transaction, game, noted)) ? 1 : null;
  if (running === game.running) return;
  await transaction.updateTable('game').set({ running }).where('id', '=', id).execute();
}

async function isRunning(
  db: Db,
  game: Deciding & Pick<GameTable, 'running'>,
  { now, before, findHalfLength }: Noted,
): Promise<boolean> {
  // Answers without a query: an import saves many games.
  if (!mayRun(game, now)) return false;
  if (game.running && before && deciding.every((name) => before[name] === game[name])) return true;
  return isRunningScore(game, { now, shortest: await findShortest(db, game, findHalfLength) });
}

/**
 * Counts the running scores of games that are over by the clock as their results, and tells open pages;
 * of several servers one does it.
 * @param countSeasons counts anew what players did in the seasons of these days
 * @returns whether there were any
 */
export async function countEnded(
  db: Db,
  now: Date,
  countSeasons: (db: Db, days: readonly string[]) => Promise<void>,
): Promise<boolean> {
  if ((await listEnded(db, now)).length === 0) return false;
  const { changed } = await writeIfChanged(db, async (transaction) => {
    const ended = await listEnded(transaction, now);
    for (const { id } of ended) {
      await transaction.updateTable('game').set({ running: null }).where('id', '=', id).execute();
      await countCalendarChanges(transaction, { id, now });
    }
    if (ended.length === 0) return { changed: false };
    await countSeasons(
      transaction,
      ended.map(({ date }) => date),
    );
    await markChanged(transaction, ['game']);
    return { changed: true };
  });
  return changed;
}

async function listEnded(db: Db, now: Date): Promise<{ id: string; date: string }[]> {
  const running = db.selectFrom('game').select(['id', 'date', 'kickoff']).where('running', '=', 1);
  return (await running.execute()).filter((game) => {
    const start = kickOffOf(game);
    return start === null || isOver(start, now);
  });
}
