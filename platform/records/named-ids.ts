/** The ids of other records that records name, in fields such as 'gameId', each once. */
export function namedIds(records: readonly unknown[]): string[] {
  return [...new Set(records.flatMap((record) => idsIn(record)))];
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, content]) =>
    field.endsWith('Id') && typeof content === 'string' ? [content] : idsIn(content),
  );
}
