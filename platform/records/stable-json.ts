/**
 * JSON that is the same for equal values: the fields of an object stand in order of their names.
 * @param leftOut fields with such a value count like missing ones
 */
export function stableJson(
  value: unknown,
  leftOut: (value: unknown) => boolean = () => false,
): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    isFields(inner) ? sorted(inner, leftOut) : inner,
  );
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(
  fields: Record<string, unknown>,
  leftOut: (value: unknown) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !leftOut(value))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
