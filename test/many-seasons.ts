/** The seasons of `manySeasons`, the newest first; one is to come. */
export const years = [2099, ...Array.from({ length: 46 }, (_, index) => 2025 - index)];

/** Three games a season; the first one of 2024 was in Vienna on its first day. */
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
