import { firstFree, hyphenated, oneSegment } from '#platform/values/slug.ts';

/** The address of a new opponent: 'fc-watan', else 'fc-watan-2' … */
export function freeOpponentAddress(name: string, taken: ReadonlySet<string>): string {
  const address = oneSegment(hyphenated(name.trim())).replace(/^\.+$/, '-');
  return firstFree(address, taken, (number) => `${address}-${number}`);
}
