import { pathSegment } from '#platform/values/slug.ts';
import type { Entry } from './entry.server.ts';
import { inside, note, shown } from './note.server.ts';
import { line } from './text.server.ts';

/**
 * The permanent address in a field, when it is one segment of a path that nobody has taken yet;
 * null for none and, with a note, for one that cannot be kept. A kept one is added to `taken`.
 */
export function keptAddress(entry: Entry, name: string, taken: Set<string>): string | null {
  const given = line(entry, name);
  if (given === null) return null;
  if (pathSegment(given) !== given) {
    note(inside(entry, name), `${shown(given)} taugt nicht als Adresse, neu vergeben`);
    return null;
  }
  if (taken.has(given)) {
    note(inside(entry, name), `${shown(given)} ist schon vergeben, neu vergeben`);
    return null;
  }
  taken.add(given);
  return given;
}

/** Marks a new address as taken. */
export function claim(address: string, taken: Set<string>): string {
  taken.add(address);
  return address;
}
