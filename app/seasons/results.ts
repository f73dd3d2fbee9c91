/** What the league counts for one team. */
export interface Results {
  team: string;
  won: number;
  drawn: number;
  lost: number;
}

/** League points: 3 per win, 1 per draw (spec §9). */
export function points({ won, drawn }: Pick<Results, 'won' | 'drawn'>): number {
  return 3 * won + drawn;
}

/** What a row has to say for its place and points to follow. */
export function resultsOf({ team, won, drawn, lost }: Untold): Results {
  return { team, won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0 };
}

type Untold = { team: string } & Record<'won' | 'drawn' | 'lost', number | null>;
