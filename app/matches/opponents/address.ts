import { firstFree, hyphenated, oneSegment } from '#platform/values/slug.ts';

/** The address that a name asks for: 'fc-watan'. */
export function opponentAddress(name: string): string {
  return oneSegment(hyphenated(name.trim())).replace(/^\.+$/, '-');
}

/** The address of a new opponent: 'fc-watan', else 'fc-watan-2' … */
export function freeOpponentAddress(name: string, taken: ReadonlySet<string>): string {
  const address = opponentAddress(name);
  return firstFree(address, taken, (number) => `${address}-${number}`);
}
