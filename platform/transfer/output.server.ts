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
