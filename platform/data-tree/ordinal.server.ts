import type { Entry } from './entry.server.ts';
import { integer } from './number.server.ts';
import { sortRows } from './output.server.ts';

export function readOrder(entry: Entry): number | null {
  return integer(entry, 'order', { from: 0, to: 9999, otherwise: null });
}

export function withOrdinals<Row extends { order: number | null }>(
  rows: Row[],
): (Omit<Row, 'order'> & { ordinal: number })[] {
  const inOrder = sortRows(rows, (row) => row.order ?? Number.POSITIVE_INFINITY);
  return inOrder.map(({ order: _, ...row }, ordinal) => ({ ...row, ordinal }));
}

/**
 * JavaScript moves keys such as '7' to the front of an object. If that changes the order of entries, each
 * entry gets a field `order`.
 */
export function inStoredOrder<Row extends { id: string; ordinal: number }>(
  rows: Row[],
  write: (row: Row) => Record<string, unknown>,
): Record<string, unknown> {
  const byTie = sortRows(rows, ({ id }) => id);
  const inOrder = sortRows(byTie, ({ ordinal }) => ordinal);
  const keys = Object.keys(Object.fromEntries(inOrder.map(({ id }) => [id, 0])));
  const isTold = inOrder.every(({ id }, index) => id === keys[index]);
  return Object.fromEntries(
    inOrder.map((row, index) => [row.id, { ...write(row), ...(isTold ? {} : { order: index }) }]),
  );
}
