/** JSON that is the same for equal values: the fields of an object stand in order of their names. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    isFields(inner) ? sorted(inner) : inner,
  );
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}
