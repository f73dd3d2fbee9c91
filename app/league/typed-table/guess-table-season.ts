interface Row {
  team: string;
  won: number | null;
  drawn: number | null;
  lost: number | null;
}

export interface KnownSeason {
  id: string;
  results: number;
  /** In any order. Empty if no final table is stored. */
  finalTable: readonly Row[];
}

/** `results` and `played` of the same season can differ by at most this number of games. */
const lag = 2;

/**
 * Returns the season whose final table equals `table`. Otherwise returns the newest season whose `results`
 * differ from `played` by at most `lag`, or else the season with the smallest difference. Without `played`,
 * returns the newest season with results, or else the newest season.
 * @param played number of the club's games in the table; undefined if the club is not in the table
 * @param seasons newest first, without future seasons
 */
export function guessTableSeason(
  table: readonly Row[],
  played: number | undefined,
  seasons: readonly KnownSeason[],
): string | undefined {
  const same = seasons.find(({ finalTable }) => sameTable(finalTable, table));
  if (same) return same.id;
  if (played === undefined) return (seasons.find(({ results }) => results > 0) ?? seasons[0])?.id;
  const distance = ({ results }: KnownSeason) => Math.abs(results - played);
  const near = seasons.find((season) => distance(season) <= lag);
  return (near ?? seasons.toSorted((a, b) => distance(a) - distance(b))[0])?.id;
}

export function sameTable(one: readonly Row[], other: readonly Row[]): boolean {
  const lines = (table: readonly Row[]) =>
    table.map(({ team, won, drawn, lost }) => [team, won, drawn, lost].join()).toSorted();
  return one.length > 0 && lines(one).join('\n') === lines(other).join('\n');
}

export function sayOtherSeason(
  season: string | undefined,
  shown: string | undefined,
): string | undefined {
  if (!season || !shown || season === shown) return undefined;
  return `Für ${shown} gibt es noch keine Tabelle. Hier steht die von ${season}.`;
}
