import {
  type LeagueRow,
  points,
  type Results,
  resultsOf,
  shownRow,
} from '#app/seasons/league-row.ts';
import type { Standing } from './standings.server.ts';

/** A table row with everything that follows from the results of its team. */
export type Ranked<T extends Results> = T & { position: number; played: number; points: number };

const byName = new Intl.Collator('de-AT', { numeric: true });

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

/** Whether a row says its own place and points, as an association has put it. */
export function isPasted({ position }: { position: number | null }): boolean {
  return position !== null;
}

/** The rows of the typed table as they stand in it: a pasted one by its own places, any other ranked. */
export function inTableOrder<T extends Standing>(rows: readonly T[]): T[] {
  if (rows.some(isPasted))
    return rows.toSorted((a, b) => (a.position ?? rows.length) - (b.position ?? rows.length));
  const ranked = rankStandings(rows.map((row, index) => ({ ...resultsOf(row), index })));
  return ranked.flatMap(({ index }) => rows[index] ?? []);
}

/** The typed table as pages show it. */
export function arrangeStandings(rows: readonly Standing[]): LeagueRow[] {
  if (!rows.some(isPasted)) return rankStandings(rows.map(resultsOf));
  return inTableOrder(rows).map((row, index) => {
    const results = resultsOf(row);
    return shownRow({
      ...row,
      // Only a row that came past the form says none of them.
      position: row.position ?? index + 1,
      played: row.played ?? results.won + results.drawn + results.lost,
      points: row.points ?? points(results),
    });
  });
}
