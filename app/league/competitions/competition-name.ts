interface Named {
  name: string;
  phase: string | null;
}

/** What a competition is called beside others of its season: 'Kärntner Liga, Gruppe A'. */
export function competitionName({ name, phase }: Named): string {
  return phase === null ? name : `${name}, ${phase}`;
}

/** The same with its season: 'Kärntner Liga, Frühjahr 2026/27'. */
export function wholeName({ season, ...named }: Named & { season: string }): string {
  return `${competitionName(named)} ${season}`;
}
