import { firstFree, pathSegment, withoutLastSigns } from '#platform/values/slug.ts';

export type PersonKind = 'player' | 'trainer';

/** The name (spec §2) as far as a path can hold it, else 'name 2', 'name 3' … */
export function freePersonAddress(name: string, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(pathSegment(name)) || 'Unbekannt';
  return firstFree(address, taken, (n) => `${address} ${n}`);
}
