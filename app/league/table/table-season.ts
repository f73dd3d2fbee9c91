/** What a row tells by which a table is known again. */
interface Row {
  team: string;
  /** Null where the table does not say so. */
  won: number | null;
  drawn: number | null;
  lost: number | null;
}

/** What is known of a season of which the stored table may be. */
export interface KnownSeason {
  id: string;
  /** The club's league games in it that have a result. */
  results: number;
  /** In any order; empty when none is stored. */
  finalTable: readonly Row[];
}

/** How far a table may be ahead of the results that are entered, or behind them, within a season. */
const lag = 2;

/**
 * The season of which a stored league table without a day is: the one with the same final
 * table, else the newest with about as many results as the club has games in the table, else the one
 * that comes nearest. Undefined while there is no season.
 * @param played games of the club in the table; undefined when it is not in it
 * @param seasons newest first, none that is still to come
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
  // Of those as near the newest: the order of equals stays.
  return (near ?? seasons.toSorted((a, b) => distance(a) - distance(b))[0])?.id;
}

/** Whether two tables say the same of the same teams, in whatever order. */
export function sameTable(one: readonly Row[], other: readonly Row[]): boolean {
  const lines = (table: readonly Row[]) =>
    table.map(({ team, won, drawn, lost }) => [team, won, drawn, lost].join()).toSorted();
  return one.length > 0 && lines(one).join('\n') === lines(other).join('\n');
}
