import type { Preferred } from '#app/league/standings/preferred.ts';

/**
 * From where a table comes: it is stored as the final one of its season, typed or pasted, or computed:
 * from the results of all, or from the club's own games alone.
 */
export type TableKind = 'final' | 'typed' | 'results' | 'ownResults';

/** The tables that there are of one season. */
export interface AvailableTables {
  hasFinal: boolean;
  /** What results give: a table of all, one of the own games alone, or none. */
  computed: 'results' | 'ownResults' | undefined;
  hasTyped: boolean;
  /** Which one somebody wants to be shown. */
  preferred: Preferred | null;
}

/**
 * Which table of a season is shown (spec §22): the final one, else the one that somebody wants, else that
 * from the results of all, else the typed one, else that from the own games alone.
 */
export function chooseTable(tables: AvailableTables): TableKind | undefined {
  const { hasFinal, computed, hasTyped, preferred } = tables;
  if (hasFinal) return 'final';
  if (!hasTyped) return computed;
  if (preferred === 'results' && computed) return computed;
  if (preferred === null && computed === 'results') return computed;
  return 'typed';
}
