/** The kind of a league. Only competitions of this kind have a table. */
export const leagueKind = 'Meisterschaft';

interface Named {
  name: string;
  phase: string | null;
}

export function competitionName({ name, phase }: Named): string {
  return phase === null ? name : `${name}, ${phase}`;
}

export function competitionNameWithSeason({
  season,
  ...named
}: Named & { season: string }): string {
  return `${competitionName(named)} ${season}`;
}

export const carryOverLabels = {
  games: 'Alles zählt weiter',
  halvedDown: 'Punkte halbiert und abgerundet, sonst zählt alles weiter',
  halvedUp: 'Punkte halbiert und aufgerundet, sonst zählt alles weiter',
  meetings: 'Nur die Spiele gegeneinander',
} as const;
export type CarryOver = keyof typeof carryOverLabels;
export const carryOvers = Object.keys(carryOverLabels) as [CarryOver, ...CarryOver[]];
