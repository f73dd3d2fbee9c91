import { numbersText, type PublishedGame } from './read-season.ts';

/** Points of a team that do not come from its games: corrections and the points of an earlier phase. */
export type Beside = Readonly<Record<string, number>>;

/**
 * Counts the results of each team as `numbersText` writes them, without product code: a win is three points,
 * a draw one.
 * @param withdrawn teams whose games do not count
 */
export function countGames(
  games: readonly PublishedGame[],
  beside: Beside,
  withdrawn: readonly string[] = [],
): Map<string, string> {
  const counted = games.filter(
    ({ home, away }) => !withdrawn.includes(home) && !withdrawn.includes(away),
  );
  const teams = new Set(games.flatMap(({ home, away }) => [home, away]));
  return new Map(
    [...teams].map((team) => {
      const scores = counted.flatMap(({ home, away, homeGoals, awayGoals }) => {
        if (team === home) return [[homeGoals, awayGoals] as const];
        return team === away ? [[awayGoals, homeGoals] as const] : [];
      });
      const won = scores.filter(([ours, theirs]) => ours > theirs).length;
      const drawn = scores.filter(([ours, theirs]) => ours === theirs).length;
      const numbers = {
        played: scores.length,
        ...{ won, drawn, lost: scores.length - won - drawn },
        goalsFor: scores.reduce((sum, [ours]) => sum + ours, 0),
        goalsAgainst: scores.reduce((sum, [, theirs]) => sum + theirs, 0),
        points: 3 * won + drawn + (beside[team] ?? 0),
      };
      return [team, numbersText(numbers)];
    }),
  );
}
