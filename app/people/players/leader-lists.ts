import type { Performance } from '#app/people/figures/season-totals.ts';

export interface SeasonFigures extends Performance {
  address: string;
  name: string;
}

export interface Leader {
  rank: number;
  address: string;
  name: string;
  count: number;
  games: number;
}

export const leaderLists = [
  { figure: 'goals', title: 'Torschützen', one: 'Tor', many: 'Tore' },
  { figure: 'assists', title: 'Vorlagen', one: 'Vorlage', many: 'Vorlagen' },
  { figure: 'yellowCards', title: 'Gelbe Karten', one: 'gelbe Karte', many: 'gelbe Karten' },
  { figure: 'redCards', title: 'Rote Karten', one: 'rote Karte', many: 'rote Karten' },
] as const satisfies { figure: keyof Performance; title: string; one: string; many: string }[];

const byName = new Intl.Collator('de-AT');

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
