import { pathSegment } from '#platform/values/slug.ts';
import type { Entry } from './entry.server.ts';
import { inside, note, shown } from './note.server.ts';
import { line } from './text.server.ts';

/**
 * Reads an address and adds it to `taken`. Returns null if the address is missing, and null with a note if
 * the address is taken or contains characters that an address cannot have.
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

export function claim(address: string, taken: Set<string>): string {
  taken.add(address);
  return address;
}
