import type { RouterContextProvider } from 'react-router';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import { todayContext } from '#platform/request/context.ts';
import { formatCsv } from '#platform/values/format-csv.ts';
import type { Snapshot } from './club-rows.ts';

/** Removes fields that are null, because the data tree has no null (spec §3). */
export function omitEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

export function toCollection<Row extends { id: string | number }>(
  rows: Row[],
  write: (row: Row) => Record<string, unknown>,
): Record<string, unknown> {
  // An id can be '__proto__'. `fromEntries` creates such a key, but `object[id] = …` does not.
  return Object.fromEntries(
    sortRows(rows, ({ id }) => String(id)).map((row) => [row.id, omitEmpty(write(row))]),
  );
}

/** Sorts numbers by size and texts by code unit, so that the order does not depend on the database. */
export function sortRows<Row, Key extends string | number>(
  rows: Row[],
  key: (row: Row) => Key,
): Row[] {
  return rows.toSorted((one, other) => {
    const [left, right] = [key(one), key(other)];
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

export function summarise(snapshot: Snapshot, kinds: KindRegistry): string {
  const parts = eachKind(kinds).flatMap(([, { dataTree }]) => {
    if (!dataTree.counted) return [];
    const { table, one, many } = dataTree.counted;
    const { length } = snapshot[table];
    return length > 0 ? `${length} ${length === 1 ? one : many}` : [];
  });
  return parts.join(', ') || 'nichts';
}

/**
 * Returns a CSV file. The file's name is `name` with today's date and '.csv'.
 * @param rows the first row contains the column titles
 */
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
