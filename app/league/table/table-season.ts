interface Row {
  team: string;
  /** Null where the table does not have this number. */
  won: number | null;
  drawn: number | null;
  lost: number | null;
}

export interface KnownSeason {
  id: string;
  /** How many of the club's league games have a result. */
  results: number;
  /** In any order; empty when no final table is stored. */
  finalTable: readonly Row[];
}

/** The most games by which a table may differ from the entered results of its season. */
const lag = 2;

/**
 * The season with the same final table, else the newest with about as many results, else the nearest one.
 * @param played the club's games in the table; undefined without the club @param seasons newest first,
 * without future seasons
 */
export function tableSeason(
  table: readonly Row[],
  played: number | undefined,
  seasons: readonly KnownSeason[],
): string | undefined {
  const same = seasons.find(({ finalTable }) => sameTable(finalTable, table));
  if (same) return same.id;
  if (played === undefined) return (seasons.find(({ results }) => results > 0) ?? seasons[0])?.id;
  const distance = ({ results }: KnownSeason) => Math.abs(results - played);
  const near = seasons.find((season) => distance(season) <= lag);
  // Equally near seasons keep their order, so the newest wins.
  return (near ?? seasons.toSorted((a, b) => distance(a) - distance(b))[0])?.id;
}

export function sameTable(one: readonly Row[], other: readonly Row[]): boolean {
  const lines = (table: readonly Row[]) =>
    table.map(({ team, won, drawn, lost }) => [team, won, drawn, lost].join()).toSorted();
  return one.length > 0 && lines(one).join('\n') === lines(other).join('\n');
}
