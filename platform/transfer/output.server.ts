import type { RouterContextProvider } from 'react-router';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import { todayContext } from '#platform/request/context.ts';
import { formatCsv } from '#platform/values/format-csv.ts';
import type { Snapshot } from './club-rows.ts';

/** Fields without the empty ones: the tree knows no null (spec §3). */
export function filled(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** Rows as a collection by id, in the order of the ids. */
export function byId<Row extends { id: string | number }>(
  rows: Row[],
  write: (row: Row) => Record<string, unknown>,
): Record<string, unknown> {
  // fromEntries, unlike assignment, makes an ordinary key of '__proto__'.
  return Object.fromEntries(
    sortedBy(rows, ({ id }) => String(id)).map((row) => [row.id, filled(write(row))]),
  );
}

/** Rows in the order of a key: numbers by size, texts by code unit and not by the database's collation. */
export function sortedBy<Row, Key extends string | number>(
  rows: Row[],
  key: (row: Row) => Key,
): Row[] {
  return rows.toSorted((one, other) => {
    const [left, right] = [key(one), key(other)];
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

/** What a snapshot holds, as '24 Spieler, 3 Trainer', without what there is none of; else 'nichts'. */
export function summarise(snapshot: Snapshot, kinds: KindRegistry): string {
  const parts = eachKind(kinds).flatMap(([, { transfer }]) => {
    const { table, one, many } = transfer.counted;
    const { length } = snapshot[table];
    return length > 0 ? `${length} ${length === 1 ? one : many}` : [];
  });
  return parts.join(', ') || 'nichts';
}

/** A table as a file of a name, with the day in it. @param rows the first one names the columns */
export function csvAnswer(
  context: Readonly<RouterContextProvider>,
  name: string,
  rows: readonly (readonly (string | number | null | undefined)[])[],
): Response {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  return new Response(formatCsv(texts), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${context.get(todayContext)}.csv"`,
    },
  });
}
