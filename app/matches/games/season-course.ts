import { points } from '#app/seasons/league-row.ts';
import { counted } from '#platform/values/counted.ts';
import { type Ended, type Outcome, outcome } from './result.ts';

/** What tells where a game stands in the course of a season. */
export interface CourseGame extends Ended {
  kind: string;
  slug: string;
}

/** A league game with what the club had after it. */
export type Counted<G> = G & {
  goalsFor: number;
  goalsAgainst: number;
  outcome: Outcome;
  /** All points of the season up to this game. */
  points: number;
};

/** How often the club has won, drawn and lost. */
export type Tally = Record<Outcome, number>;

/** The games of the league, by which alone points are won. */
export function leagueGames<G extends CourseGame>(games: readonly G[]): G[] {
  return games.filter(({ kind }) => kind === 'Meisterschaft');
}

/**
 * The league games of a season that have a result, each with the points after it.
 * @param games in the order in which they were played
 * @param after the points after each game that the league counts, by its slug; where the club has entered no
 * league, all games count: 3 per win, 1 per draw (spec §9)
 */
export function seasonCourse<G extends CourseGame>(
  games: readonly G[],
  after?: ReadonlyMap<string, number>,
): Counted<G>[] {
  let sum = 0;
  return leagueGames(games).flatMap((game) => {
    const { goalsFor, goalsAgainst } = game;
    const ended = outcome(game);
    if (!ended || goalsFor === null || goalsAgainst === null) return [];
    sum += points({ won: Number(ended === 'win'), drawn: Number(ended === 'draw') });
    const all = after ? after.get(game.slug) : sum;
    return all === undefined
      ? []
      : [{ ...game, goalsFor, goalsAgainst, outcome: ended, points: all }];
  });
}

export function tally(games: readonly { outcome: Outcome }[]): Tally {
  const sums: Tally = { win: 0, draw: 0, loss: 0 };
  for (const game of games) sums[game.outcome]++;
  return sums;
}

/** The game won by most, of equal ones that with more goals, then the later; undefined without a win. */
export function highestWin<G extends Counted<CourseGame>>(games: readonly G[]): G | undefined {
  return games
    .filter((game) => game.outcome === 'win')
    .toReversed()
    .toSorted((a, b) => margin(b) - margin(a) || b.goalsFor - a.goalsFor)[0];
}

/** The game lost by most, of equal ones that with more goals, then the later; undefined without one. */
export function highestLoss<G extends Counted<CourseGame>>(games: readonly G[]): G | undefined {
  return games
    .filter((game) => game.outcome === 'loss')
    .toReversed()
    .toSorted((a, b) => margin(a) - margin(b) || b.goalsAgainst - a.goalsAgainst)[0];
}

function margin({ goalsFor, goalsAgainst }: Counted<CourseGame>): number {
  return goalsFor - goalsAgainst;
}

/** '8 Siege, 2 Unentschieden, 10 Niederlagen'. */
export function countedOutcomes({ win, draw, loss }: Tally): string {
  return [
    counted(win, 'Sieg', 'Siege'),
    `${draw} Unentschieden`,
    counted(loss, 'Niederlage', 'Niederlagen'),
  ].join(', ');
}
