import type { Db } from '#platform/db/client.server.ts';
import { markChanged, writeIfChanged } from '#platform/records/revision.server.ts';
import type { GameTable } from '../tables.ts';
import { countCalendarChanges } from './calendar/calendar-games.server.ts';
import { isRunningScore, mayRun, runningUntil } from './early-result.ts';
import { findKickOff, hasGameEnded, maxGameMinutes } from './game.ts';

/** The length of a half in minutes: `usualHalf` for adults, `shortestHalf` for the youngest children. */
const [usualHalf, shortestHalf] = [45, 20];
const pause = 10;

type Placed = Pick<GameTable, 'date' | 'kind' | 'teamId'>;

export type FindHalfLength = (db: Db, game: Placed) => Promise<number | null>;

/** Returns the shortest time in minutes from kick-off to the end of a game: two halves and the break. */
export async function findShortest(
  db: Db,
  game: Placed,
  findHalfLength: FindHalfLength,
): Promise<number> {
  const { kind, teamId } = game;
  const half = await findHalfLength(db, game);
  if (half !== null) return Math.min(2 * half + pause, maxGameMinutes);
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

/** A running score stays a running score until one of these values changes. */
const ending = ['date', 'kickoff', 'status', 'goalsFor', 'goalsAgainst'] as const;

/**
 * @returns the time ('17:00') until which a score entered now is a running score; undefined if it becomes the
 * result at once
 */
export async function findRunningUntil(
  db: Db,
  id: string | undefined,
  game: Omit<Deciding, 'goalsFor' | 'goalsAgainst'>,
  { now, findHalfLength }: Pick<Noted, 'now' | 'findHalfLength'>,
) {
  if (!mayRun({ ...game, goalsFor: 0, goalsAgainst: 0 }, now)) return undefined;
  if (id !== undefined && (await hasEnded(db, id))) return undefined;
  const isStillRunning = id !== undefined && (await isRunning(db, id));
  const shortest = isStillRunning ? maxGameMinutes : await findShortest(db, game, findHalfLength);
  return runningUntil(game, { now, shortest });
}

interface Noted {
  id: string;
  now: Date;
  before: Deciding | undefined;
  findHalfLength: FindHalfLength;
}

/**
 * Notes if the score of a saved game is still running; must run in the transaction that saves it. A running
 * score becomes a result two hours after the kick-off. It becomes one earlier if an admin changes it when both
 * halves can be over.
 */
export async function noteRunning(transaction: Db, { id, ...noted }: Noted): Promise<void> {
  const game = await transaction
    .selectFrom('game')
    .select([...deciding, 'running', 'ended'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) return;
  const running = (await runsOn(transaction, game, noted)) ? 1 : null;
  const ended = running === null && mayRun(game, noted.now) ? game.ended : null;
  if (running === game.running && ended === game.ended) return;
  await transaction.updateTable('game').set({ running, ended }).where('id', '=', id).execute();
}

async function runsOn(
  db: Db,
  game: Deciding & Pick<GameTable, 'running' | 'ended'>,
  { now, before, findHalfLength }: Omit<Noted, 'id'>,
): Promise<boolean> {
  if (!mayRun(game, now)) return false;
  // An end that an admin has set stays if the old values of the game (`before`) allow it to run now, too.
  // Otherwise the end belongs to the old values, for example to an earlier kick-off.
  if (game.ended && before && mayRun(before, now)) return false;
  if (game.running && before && ending.every((name) => before[name] === game[name])) return true;
  return isRunningScore(game, { now, shortest: await findShortest(db, game, findHalfLength) });
}

/** Tells if the score of the game is a running score after `game` is saved. */
export async function isRunningOnceSaved(
  db: Db,
  id: string,
  game: Deciding,
  clock: Pick<Noted, 'now' | 'findHalfLength'>,
): Promise<boolean> {
  const before = await db
    .selectFrom('game')
    .select([...deciding, 'running', 'ended'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { running = null, ended = null } = before ?? {};
  return runsOn(db, { ...game, running, ended }, { ...clock, before });
}

type CountSeasons = (db: Db, days: readonly string[]) => Promise<void>;

/**
 * Turns running scores of ended games into results. If several servers run, only one of them changes the games.
 * @returns true on the server that has changed the games
 */
export async function countEnded(db: Db, now: Date, countSeasons: CountSeasons): Promise<boolean> {
  if ((await listEnded(db, now)).length === 0) return false;
  const { changed } = await writeIfChanged(db, async (transaction) =>
    setStage(
      transaction,
      await listEnded(transaction, now),
      { running: null },
      { now, countSeasons },
    ),
  );
  return changed;
}

/** Must run in a transaction of `write` or `writeIfChanged`, because only these raise the revision. */
export async function setEnded(
  transaction: Db,
  id: string,
  ended: boolean,
  by: { now: Date; countSeasons: CountSeasons },
): Promise<{ changed: boolean }> {
  const game = await transaction
    .selectFrom('game')
    .select(['id', ...deciding, 'running', 'ended'])
    .where('id', '=', id)
    .executeTakeFirst();
  const stage: Stage = ended ? { running: null, ended: 1 } : { running: 1, ended: null };
  const isOther = game && (game.running !== stage.running || game.ended !== stage.ended);
  const canBe = isOther && (ended || mayRun(game, by.now));
  return setStage(transaction, canBe ? [game] : [], stage, by);
}

type Stage = Pick<GameTable, 'running'> & Partial<Pick<GameTable, 'ended'>>;

async function setStage(
  transaction: Db,
  games: readonly { id: string; date: string }[],
  stage: Stage,
  { now, countSeasons }: { now: Date; countSeasons: CountSeasons },
): Promise<{ changed: boolean }> {
  for (const { id } of games) {
    await transaction.updateTable('game').set(stage).where('id', '=', id).execute();
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
    const start = findKickOff(game);
    return start === null || hasGameEnded(start, now);
  });
}

async function hasEnded(db: Db, id: string): Promise<boolean> {
  const game = db.selectFrom('game').select('ended').where('id', '=', id);
  return (await game.executeTakeFirst())?.ended === 1;
}

export async function isRunning(db: Db, id: string): Promise<boolean> {
  const game = db.selectFrom('game').select('running').where('id', '=', id);
  return (await game.executeTakeFirst())?.running === 1;
}
