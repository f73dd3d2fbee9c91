/** Ids by the kind that the field says in which they stand: 'game' of 'gameId'; 'record' is of any kind. */
export type NamedIds = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids of other records that records name, in fields such as 'gameId'. */
export function namedIds(records: readonly unknown[]): NamedIds {
  const named = new Map<string, Set<string>>();
  for (const [kind, id] of records.flatMap(idsIn))
    named.set(kind, (named.get(kind) ?? new Set<string>()).add(id));
  return named;
}

function idsIn(value: unknown): [kind: string, id: string][] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, content]) => {
    const kind = /^(.+)Id$/.exec(field)?.[1];
    return kind !== undefined && typeof content === 'string' ? [[kind, content]] : idsIn(content);
  });
}
