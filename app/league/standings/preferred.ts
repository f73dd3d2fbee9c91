export const preferences = ['typed', 'results'] as const;
export type Preferred = (typeof preferences)[number];

export const preferredLabels: Record<Preferred, string> = {
  typed: 'Immer diese hier',
  results: 'Immer die aus den Ergebnissen',
};
