import { stableJson } from './stable-json.ts';

/**
 * The names of the fields in which two records differ, in the order of `a`, then of `b`. A list is
 * one field; a field that is missing counts as null, a missing record as one without fields.
 */
export function differingFields(
  a: object | null | undefined,
  b: object | null | undefined,
): string[] {
  const [first, second] = [new Map(Object.entries(a ?? {})), new Map(Object.entries(b ?? {}))];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => stableJson(first.get(name)) !== stableJson(second.get(name)));
}
