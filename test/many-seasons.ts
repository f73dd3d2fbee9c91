/** The years of `manySeasons`, newest first. The first year lies in the future. */
export const years = [2099, ...Array.from({ length: 46 }, (_, index) => 2025 - index)];

/**
 * Three games per season. In Vienna the first game of 2024 was on 1 January, but in UTC it was still 2023.
 */
const games = Object.fromEntries(
  years
    .flatMap((year) => [
      { date: year === 2024 ? '2023-12-31T23:30:00.000Z' : `${year}-01-01`, opponent: 'Neujahr' },
      { date: `${year}-06-15`, opponent: 'Sommer' },
      { date: `${year}-12-31`, opponent: 'Silvester' },
    ])
    .map((game, index) => [`-g${index}`, { ...game, art: 'Meisterschaft' }]),
);

export const manySeasons = { games };
