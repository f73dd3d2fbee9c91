import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { mayRun } from './early-result.ts';
import { maxGameMinutes } from './game.ts';
import { type GameDraft, type GameRecord, gameRecords } from './game-record.server.ts';
import {
  type FindHalfLength,
  findRunningUntil,
  isRunning,
  isRunningOnceSaved,
  noteRunning,
} from './running-score.server.ts';

type Games = EditableStore<GameRecord, GameDraft>;

interface Score {
  ours: number;
  theirs: number;
}

/**
 * `before` and `after` are the numbers of entered goals. A side's score that equals `before` becomes `after`.
 * Another score becomes `after` only if `after` is higher.
 */
export function followGoals(score: Score | null, before: Score, after: Score): Score | null {
  if (!score) return after.ours + after.theirs > 0 ? after : null;
  const follow = (side: keyof Score) =>
    score[side] === before[side] ? after[side] : Math.max(score[side], after[side]);
  return { ours: follow('ours'), theirs: follow('theirs') };
}

export interface LineupGoals {
  goals: number;
  ownGoals: number;
}

export async function sumGoals(db: Db, gameId: string): Promise<LineupGoals> {
  const { goals, ownGoals } = await db
    .selectFrom('lineupPlayer')
    .innerJoin('lineup', 'lineup.id', 'lineupPlayer.lineupId')
    .select(({ fn }) => [fn.sum('goals').as('goals'), fn.sum('ownGoals').as('ownGoals')])
    .where('lineup.gameId', '=', gameId)
    .executeTakeFirstOrThrow();
  return { goals: Number(goals ?? 0), ownGoals: Number(ownGoals ?? 0) };
}

export function sumPlayers(
  players: readonly { goals: number; ownGoals: number | null }[],
): LineupGoals {
  return {
    goals: players.reduce((sum, { goals }) => sum + goals, 0),
    ownGoals: players.reduce((sum, { ownGoals }) => sum + (ownGoals ?? 0), 0),
  };
}

export function enteredScore(
  { opponentGoals }: Pick<GameRecord, 'opponentGoals'>,
  { goals, ownGoals }: LineupGoals,
): Score {
  const theirOwn = opponentGoals.filter(({ ownGoal }) => ownGoal === 1).length;
  return { ours: goals + theirOwn, theirs: opponentGoals.length - theirOwn + ownGoals };
}

export async function findScored(
  db: Db,
  gameId: string,
  after: LineupGoals,
  now: Date,
): Promise<GameRecord | undefined> {
  const game = await gameRecords.read(db, gameId);
  if (!game || !mayRun({ ...game, goalsFor: 0, goalsAgainst: 0 }, now)) return undefined;
  const before = enteredScore(game, await sumGoals(db, gameId));
  const followed = withScore(game, before, enteredScore(game, after));
  return game.goalsFor === null || (await isRunning(db, gameId)) ? followed : undefined;
}

/**
 * A running score follows the entered goals of the opponent, unless an admin types another score. Until the game
 * can have ended, these goals also begin one.
 */
export function followedGames(
  games: Games,
  {
    id = '',
    now,
    findHalfLength,
  }: { id?: string | undefined; now: Date; findHalfLength: FindHalfLength },
): Games {
  let isFollowed = false;
  return {
    ...games,
    async completeDraft(db, typed, known) {
      const next = await games.completeDraft(db, typed, known);
      const { current } = known;
      const clock = { now, findHalfLength };
      isFollowed =
        current !== undefined &&
        !isOtherScore(current, next) &&
        ((await isRunningOnceSaved(db, id, next, clock)) ||
          (await findRunningUntil(db, id, next, clock)) !== undefined);
      if (!current || !isFollowed) return next;
      const goals = await sumGoals(db, id);
      return withScore(next, enteredScore(current, goals), enteredScore(next, goals));
    },
    async afterChange(db, changed) {
      const { before, after } = changed;
      // The admin has not typed this score, so it must not end the game like another typed score.
      const score = after && { goalsFor: after.goalsFor, goalsAgainst: after.goalsAgainst };
      const followed = isFollowed && before ? { ...before, ...score } : before;
      await games.afterChange?.(db, { ...changed, before: followed });
    },
  };
}

/** A score that is saved with this store counts as a running score until two hours after the kick-off. */
export function runningGames(games: Games): Games {
  return {
    ...games,
    async afterChange(db, changed) {
      await noteRunning(db, { ...changed, findHalfLength: async () => maxGameMinutes });
      await games.afterChange?.(db, { ...changed, before: changed.after });
    },
  };
}

function withScore(game: GameRecord, before: Score, after: Score): GameRecord {
  const { goalsFor, goalsAgainst } = game;
  const score =
    goalsFor === null || goalsAgainst === null ? null : { ours: goalsFor, theirs: goalsAgainst };
  const followed = followGoals(score, before, after);
  return followed ? { ...game, goalsFor: followed.ours, goalsAgainst: followed.theirs } : game;
}

function isOtherScore(one: GameRecord, other: GameRecord): boolean {
  return one.goalsFor !== other.goalsFor || one.goalsAgainst !== other.goalsAgainst;
}
