/** What a phase takes along from the one before, and how its form says that. */
export const carriedLabels = {
  games: 'Alles zählt weiter',
  halvedDown: 'Punkte halbiert und abgerundet, sonst zählt alles weiter',
  halvedUp: 'Punkte halbiert und aufgerundet, sonst zählt alles weiter',
  meetings: 'Nur die Spiele gegeneinander',
} as const;
export type Carried = keyof typeof carriedLabels;
export const carriedWords = Object.keys(carriedLabels) as [Carried, ...Carried[]];
