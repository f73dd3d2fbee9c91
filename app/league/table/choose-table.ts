export const preferences = ['typed', 'results'] as const;
export type Preferred = (typeof preferences)[number];

export const preferredLabels: Record<Preferred, string> = {
  typed: 'Immer diese hier',
  results: 'Immer die aus den Ergebnissen',
};

export type TableKind = 'final' | 'typed' | 'results' | 'ownResults';

export interface AvailableTables {
  hasFinal: boolean;
  computed: 'results' | 'ownResults' | undefined;
  hasTyped: boolean;
  preferred: Preferred | null;
}

/**
 * Returns the first of these tables that exists (spec §22): final, preferred, computed from all results,
 * typed, computed only from the club's games.
 */
export function chooseTable(tables: AvailableTables): TableKind | undefined {
  const { hasFinal, computed, hasTyped, preferred } = tables;
  if (hasFinal) return 'final';
  if (!hasTyped) return computed;
  if (preferred === 'results' && computed) return computed;
  if (preferred === null && computed === 'results') return computed;
  return 'typed';
}
