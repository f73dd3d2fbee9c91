import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { earlyResultWarning } from './early-result.ts';
import { sumGoals } from './followed-score.server.ts';
import type { GameKind, GameStatus } from './game.ts';
import { ofTeam } from './games.server.ts';
import { allGames } from './public-games.server.ts';
import { type FindHalfLength, isRunningOnceSaved } from './running-score.server.ts';
import { type EnteredScore, goalWarnings, resultWarning } from './score-warnings.ts';

interface GameOfDay {
  kind: GameKind;
  opponent: string;
  kickoff: string | null;
}

/**
 * Two games on one day are odd. The exception is two tournament games with different opponents or kick-off
 * times.
 */
export function isOddBeside(one: GameOfDay, other: GameOfDay): boolean {
  if (one.kind !== 'Turnier' || other.kind !== 'Turnier') return true;
  return (
    one.kickoff === other.kickoff && normalizeName(one.opponent) === normalizeName(other.opponent)
  );
}

interface EnteredGame extends EnteredScore {
  teamId: string | null;
  opponent: string;
  kind: GameKind;
  date: string;
  kickoff: string | null;
  status: GameStatus | null;
}

interface Saving {
  now: Date;
  findHalfLength: FindHalfLength;
  /** True if the save ends the game. */
  isOver?: boolean;
}

export async function listGameWarnings(
  db: Db,
  id: string,
  { now, findHalfLength, isOver = false, ...game }: EnteredGame & Saving,
): Promise<string[]> {
  const { teamId, date, goalsFor, goalsAgainst } = game;
  const others = await allGames(db)
    .selectFrom('shownGame')
    .select(['opponent', 'kind', 'kickoff'])
    .where(ofTeam({ id: teamId }))
    .where('date', '=', date)
    .where((where) => where.or([where('status', 'is', null), where('status', '<>', 'postponed')]))
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  const isRunning = !isOver && (await isRunningOnceSaved(db, id, game, { now, findHalfLength }));
  return [
    ...others
      .filter((other) => isOddBeside(game, other))
      .map(({ opponent }) => `Am ${formatDate(date)} gibt es schon ein Spiel, gegen ${opponent}.`),
    earlyResultWarning(game, now),
    resultWarning(goalsFor, goalsAgainst),
    // While a game runs, score and scorers can differ, because admins do not enter both at the same time.
    ...(isRunning ? [] : goalWarnings(game, await sumGoals(db, id))),
  ].filter((sentence) => sentence !== undefined);
}
