import { firstFree, hyphenated, oneSegment } from '#platform/values/slug.ts';

/** The address of a new team: 'u14', else 'u14-2' … */
export function freeTeamAddress(name: string, taken: ReadonlySet<string>): string {
  const address = oneSegment(hyphenated(name.trim())).replace(/^\.+$/, '-');
  return firstFree(address, taken, (number) => `${address}-${number}`);
}
