/**
 * Sorts keys, so that equal values give equal JSON.
 * @param leftOut returns true for values that count as missing
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

/** A list counts as one field, and a missing field counts as null. */
export function listDifferingFields(
  a: object | null | undefined,
  b: object | null | undefined,
): string[] {
  const [first, second] = [new Map(Object.entries(a ?? {})), new Map(Object.entries(b ?? {}))];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => stableJson(first.get(name)) !== stableJson(second.get(name)));
}
