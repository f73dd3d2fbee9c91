import {
  type LeagueRow,
  points,
  type Results,
  toLeagueRow,
  toResults,
} from '#app/seasons/league-row.ts';
import type { Standing } from './standings.server.ts';

export type Ranked<T extends Results> = T & { position: number; played: number; points: number };

const byName = new Intl.Collator('de-AT', { numeric: true });

/** Sorts by points, wins, draws, fewer losses and name (spec §7). Teams never share a position. */
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

export function isPasted({ position }: { position: number | null }): boolean {
  return position !== null;
}

export function inTableOrder<T extends Standing>(rows: readonly T[]): T[] {
  if (rows.some(isPasted))
    return rows.toSorted((a, b) => (a.position ?? rows.length) - (b.position ?? rows.length));
  const ranked = rankStandings(rows.map((row, index) => ({ ...toResults(row), index })));
  return ranked.flatMap(({ index }) => rows[index] ?? []);
}

export function arrangeStandings(rows: readonly Standing[]): LeagueRow[] {
  if (!rows.some(isPasted)) return rankStandings(rows.map(toResults));
  return inTableOrder(rows).map((row, index) => {
    const results = toResults(row);
    return toLeagueRow({
      ...row,
      position: row.position ?? index + 1,
      played: row.played ?? results.won + results.drawn + results.lost,
      points: row.points ?? points(results),
    });
  });
}
