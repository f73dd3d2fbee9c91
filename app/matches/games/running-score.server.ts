import type { Db } from '#platform/db/client.server.ts';
import { markChanged, writeIfChanged } from '#platform/records/revision.server.ts';
import type { GameTable } from '../tables.ts';
import { countCalendarChanges } from './calendar/game-calendar.server.ts';
import { isRunningScore, mayRun, runningUntil } from './early-result.ts';
import { isOver, kickOffOf, longestGame } from './game.ts';

/** Minutes of a half: of adults, and of the youngest children. */
const [usualHalf, shortestHalf] = [45, 20];
/** Minutes of the break between the halves. */
const pause = 10;

type Placed = Pick<GameTable, 'date' | 'kind' | 'teamId'>;

/** Finds the minutes of a half in the game's competition; null where nobody has set them. */
export type FindHalfLength = (db: Db, game: Placed) => Promise<number | null>;

/** Minutes after the kick-off before which a game cannot be over: two halves and the break. */
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
 * Call inside the write of a game. A running score counts nowhere until the game is over by the clock, or
 * somebody enters another score when the game may be over.
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
  // This check needs no query, because an import saves many games.
  if (!mayRun(game, now)) return false;
  if (game.running && before && deciding.every((name) => before[name] === game[name])) return true;
  return isRunningScore(game, { now, shortest: await findShortest(db, game, findHalfLength) });
}

type CountSeasons = (db: Db, days: readonly string[]) => Promise<void>;

/** Only one of several servers counts an ended game. @returns whether any game had ended */
export async function countEnded(db: Db, now: Date, countSeasons: CountSeasons): Promise<boolean> {
  if ((await listEnded(db, now)).length === 0) return false;
  const { changed } = await writeIfChanged(db, async (transaction) =>
    setRunning(transaction, await listEnded(transaction, now), null, { now, countSeasons }),
  );
  return changed;
}

/** Call it inside a write. Notes that the game is over, or goes on after all, whatever the clock says. */
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

/** Whether the goals of the game are a running score. */
export async function isRunning(db: Db, id: string): Promise<boolean> {
  const game = db.selectFrom('game').select('running').where('id', '=', id);
  return (await game.executeTakeFirst())?.running === 1;
}
