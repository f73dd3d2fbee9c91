/** What the league counts for one team. */
export interface Results {
  team: string;
  won: number;
  drawn: number;
  lost: number;
}

/** A table row with everything that follows from the results of its team. */
export type Ranked<T extends Results> = T & { position: number; played: number; points: number };

const byName = new Intl.Collator('de-AT', { numeric: true });

/** League points: 3 per win, 1 per draw (spec §9). */
export function points({ won, drawn }: Pick<Results, 'won' | 'drawn'>): number {
  return 3 * won + drawn;
}

/**
 * The league table: points and wins and draws descending, losses ascending, then the team's name
 * (spec §7); games played are won + drawn + lost (spec §2). Positions run from 1 without sharing.
 */
export function rankStandings<T extends Results>(rows: readonly T[]): Ranked<T>[] {
  return rows
    .toSorted(
      (a, b) =>
        points(b) - points(a) ||
        b.won - a.won ||
        b.drawn - a.drawn ||
        a.lost - b.lost ||
        byName.compare(a.team, b.team),
    )
    .map((row, index) => ({
      ...row,
      position: index + 1,
      played: row.won + row.drawn + row.lost,
      points: points(row),
    }));
}
