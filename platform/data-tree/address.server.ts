import { pathSegment } from '#platform/values/slug.ts';
import type { Entry } from './entry.server.ts';
import { addNote, childPath, quoteValue } from './note.server.ts';
import { line } from './text.server.ts';

/**
 * Reads an address and adds it to `taken`. Returns null if the address is missing, and null with a note if
 * the address is taken or contains characters that an address cannot have.
 */
export function readAddress(entry: Entry, name: string, taken: Set<string>): string | null {
  const given = line(entry, name);
  if (given === null) return null;
  if (pathSegment(given) !== given) {
    addNote(childPath(entry, name), `${quoteValue(given)} taugt nicht als Adresse, neu vergeben`);
    return null;
  }
  if (taken.has(given)) {
    addNote(childPath(entry, name), `${quoteValue(given)} ist schon vergeben, neu vergeben`);
    return null;
  }
  taken.add(given);
  return given;
}

export function claimAddress(address: string, taken: Set<string>): string {
  taken.add(address);
  return address;
}
