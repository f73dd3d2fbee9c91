import type { Performance } from '#app/people/figures/season-totals.ts';

/** What a player did in a season, as a list names it. */
export interface SeasonFigures extends Performance {
  /** Of the player's page. */
  address: string;
  name: string;
}

/** One line of a list: those who did as much share a rank. */
export interface Leader {
  rank: number;
  address: string;
  name: string;
  count: number;
  /** In how many games. */
  games: number;
}

/** The lists there are, in the order in which a page shows them. */
export const leaderLists = [
  { figure: 'goals', title: 'Torschützen', one: 'Tor', many: 'Tore' },
  { figure: 'assists', title: 'Vorlagen', one: 'Vorlage', many: 'Vorlagen' },
  { figure: 'yellowCards', title: 'Gelbe Karten', one: 'gelbe Karte', many: 'gelbe Karten' },
  { figure: 'redCards', title: 'Rote Karten', one: 'rote Karte', many: 'rote Karten' },
] as const satisfies { figure: keyof Performance; title: string; one: string; many: string }[];

const byName = new Intl.Collator('de-AT');

/** Who did something in a season, and how often: the most first, of as many in the fewest games. */
export function rankPlayers(
  players: readonly SeasonFigures[],
  figure: (typeof leaderLists)[number]['figure'],
): Leader[] {
  return players
    .filter((player) => player[figure] > 0)
    .toSorted(
      (a, b) =>
        b[figure] - a[figure] || a.gamesPlayed - b.gamesPlayed || byName.compare(a.name, b.name),
    )
    .map((player, _, ranked) => ({
      rank: 1 + ranked.filter((other) => other[figure] > player[figure]).length,
      ...{ address: player.address, name: player.name },
      ...{ count: player[figure], games: player.gamesPlayed },
    }));
}
