import type { Db } from '#platform/db/client.server.ts';
import { markChanged, writeIfChanged } from '#platform/records/revision.server.ts';
import type { GameTable } from '../tables.ts';
import { countCalendarChanges } from './calendar/game-calendar.server.ts';
import { isRunningScore, mayRun, runningUntil } from './early-result.ts';
import { isOver, kickOffOf, longestGame } from './game.ts';

/** The length of a half in minutes: `usualHalf` for adults, `shortestHalf` for the youngest children. */
const [usualHalf, shortestHalf] = [45, 20];
/** The break between the two halves in minutes. */
const pause = 10;

type Placed = Pick<GameTable, 'date' | 'kind' | 'teamId'>;

/** Finds how many minutes a half has in the game's competition; null if nobody has entered this number. */
export type FindHalfLength = (db: Db, game: Placed) => Promise<number | null>;

/** Returns the shortest time in minutes from kick-off to the end of a game: two halves and the break. */
export async function findShortest(
  db: Db,
  game: Placed,
  findHalfLength: FindHalfLength,
): Promise<number> {
  const { kind, teamId } = game;
  const half = await findHalfLength(db, game);
  if (half !== null) return Math.min(2 * half + pause, longestGame);
  // Games of a tournament have no usual length: some take only ten minutes.
  if (kind === 'Turnier') return 0;
  return 2 * (teamId === null ? usualHalf : shortestHalf) + pause;
}

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
  before: Deciding | undefined;
  findHalfLength: FindHalfLength;
}

/**
 * Must run in the transaction that saves the game. A running score does not count as a result until two hours
 * after the kick-off, or until an admin enters another score when the game may be over.
 */
export async function noteRunning(transaction: Db, id: string, noted: Noted): Promise<void> {
  const game = await transaction
    .selectFrom('game')
    .select([...deciding, 'running'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) return;
  const running = (await runsOn(transaction, game, noted)) ? 1 : null;
  if (running === game.running) return;
  await transaction.updateTable('game').set({ running }).where('id', '=', id).execute();
}

async function runsOn(
  db: Db,
  game: Deciding & Pick<GameTable, 'running'>,
  { now, before, findHalfLength }: Noted,
): Promise<boolean> {
  // The check without a query comes first, because it is fast and an import saves many games.
  if (!mayRun(game, now)) return false;
  if (game.running && before && deciding.every((name) => before[name] === game[name])) return true;
  return isRunningScore(game, { now, shortest: await findShortest(db, game, findHalfLength) });
}

type CountSeasons = (db: Db, days: readonly string[]) => Promise<void>;

/** If several servers run, only one of them counts a game that has ended. @returns whether one had ended */
export async function countEnded(db: Db, now: Date, countSeasons: CountSeasons): Promise<boolean> {
  if ((await listEnded(db, now)).length === 0) return false;
  const { changed } = await writeIfChanged(db, async (transaction) =>
    setRunning(transaction, await listEnded(transaction, now), null, { now, countSeasons }),
  );
  return changed;
}

/** Stores that the game is over or still runs, as an admin says. Must run in a transaction of `write`. */
export async function setEnded(
  transaction: Db,
  id: string,
  ended: boolean,
  by: { now: Date; countSeasons: CountSeasons },
): Promise<{ changed: boolean }> {
  const game = await transaction
    .selectFrom('game')
    .select(['id', ...deciding, 'running'])
    .where('id', '=', id)
    .executeTakeFirst();
  const running = ended ? null : 1;
  const isOther = game && game.running !== running && (ended || mayRun(game, by.now));
  return setRunning(transaction, isOther ? [game] : [], running, by);
}

async function setRunning(
  transaction: Db,
  games: readonly { id: string; date: string }[],
  running: 1 | null,
  { now, countSeasons }: { now: Date; countSeasons: CountSeasons },
): Promise<{ changed: boolean }> {
  for (const { id } of games) {
    await transaction.updateTable('game').set({ running }).where('id', '=', id).execute();
    await countCalendarChanges(transaction, { id, now });
  }
  if (games.length === 0) return { changed: false };
  await countSeasons(
    transaction,
    games.map(({ date }) => date),
  );
  await markChanged(transaction, ['game']);
  return { changed: true };
}

async function listEnded(db: Db, now: Date): Promise<{ id: string; date: string }[]> {
  const running = db.selectFrom('game').select(['id', 'date', 'kickoff']).where('running', '=', 1);
  return (await running.execute()).filter((game) => {
    const start = kickOffOf(game);
    return start === null || isOver(start, now);
  });
}

export async function isRunning(db: Db, id: string): Promise<boolean> {
  const game = db.selectFrom('game').select('running').where('id', '=', id);
  return (await game.executeTakeFirst())?.running === 1;
}
