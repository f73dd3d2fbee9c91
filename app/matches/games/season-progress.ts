import { points } from '#app/seasons/league-row.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { type Ended, type Outcome, outcome } from './result.ts';

export interface ProgressGame extends Ended {
  kind: string;
  slug: string;
}

export type Counted<G> = G & {
  goalsFor: number;
  goalsAgainst: number;
  outcome: Outcome;
  points: number;
};

export type Tally = Record<Outcome, number>;

export function leagueGames<G extends ProgressGame>(games: readonly G[]): G[] {
  return games.filter(({ kind }) => kind === 'Meisterschaft');
}

/**
 * @param games in order of play
 * @param after the points after each game, by the game's slug; without this Map, a win gives 3 points and a
 * draw 1 (spec §9)
 */
export function seasonProgress<G extends ProgressGame>(
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

export function highestWin<G extends Counted<ProgressGame>>(games: readonly G[]): G | undefined {
  return games
    .filter((game) => game.outcome === 'win')
    .toReversed()
    .toSorted((a, b) => margin(b) - margin(a) || b.goalsFor - a.goalsFor)[0];
}

export function highestLoss<G extends Counted<ProgressGame>>(games: readonly G[]): G | undefined {
  return games
    .filter((game) => game.outcome === 'loss')
    .toReversed()
    .toSorted((a, b) => margin(a) - margin(b) || b.goalsAgainst - a.goalsAgainst)[0];
}

function margin({ goalsFor, goalsAgainst }: Counted<ProgressGame>): number {
  return goalsFor - goalsAgainst;
}

export function formatOutcomes({ win, draw, loss }: Tally): string {
  return [
    formatCount(win, 'Sieg', 'Siege'),
    `${draw} Unentschieden`,
    formatCount(loss, 'Niederlage', 'Niederlagen'),
  ].join(', ');
}
