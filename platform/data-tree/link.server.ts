import { maxAddressLength } from '#platform/values/clean-text.ts';
import { mailAddress, maxEmailLength } from '#platform/values/email-address.ts';
import { decodedPath } from '#platform/values/paths.ts';
import type { Entry } from './entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from './note.server.ts';
import { line } from './text.server.ts';

const scheme = /^[a-z][a-z\d+.-]*:/i;

/**
 * Returns a picture's path on this site, or its address on another server. Adds a note to the import's report
 * for another server. Returns null for the placeholder's path, and if the text is missing or unusable.
 */
export function image(entry: Entry, name: string, placeholder?: string): string | null {
  const place = childPath(entry, name);
  const text = readLinkText(entry, name);
  if (text === null || [text, decodedPath(text)].includes(placeholder ?? '')) return null;
  const path = text.replaceAll('\\', '/');
  const address = path.startsWith('//') ? `https:${path}` : path;
  if (scheme.test(address)) {
    if (!isWeb(address)) {
      addNote(place, `${quoteValue(text)} ist kein Bildpfad, weggelassen`);
      return null;
    }
    if (isTooLong(address, place)) return null;
    const reason = 'Seiten laden aus Datenschutzgründen keine Bilder von fremden Servern';
    addNote(place, `${reason}; bis das Bild hochgeladen ist, erscheint der Platzhalter`);
    return address;
  }
  const local = address.startsWith('/') ? address : `/${address}`;
  if (isTooLong(local, place)) return null;
  if (local !== text) addNote(place, `${quoteValue(text)} als ${quoteValue(local)} gelesen`);
  return local;
}

/**
 * Returns null if the address is missing or invalid; an invalid address adds a note. Adds https:// to an
 * address such as 'verein.at'.
 */
export function link(entry: Entry, name: string): string | null {
  const text = readLinkText(entry, name);
  if (text === null) return null;
  const place = childPath(entry, name);
  const address = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text) ? `https://${text}` : text;
  if (!isWeb(address)) {
    addNote(place, `${quoteValue(text)} ist keine Adresse mit http:// oder https://, weggelassen`);
    return null;
  }
  if (isTooLong(address, place)) return null;
  if (address !== text) addNote(place, `${quoteValue(text)} als ${quoteValue(address)} gelesen`);
  return address;
}

export function email(entry: Entry, name: string): string | null {
  const text = readLinkText(entry, name);
  if (text === null) return null;
  const address = mailAddress(text.replace(/^mailto:\s*([^?]*).*$/i, '$1'));
  if (address.length <= maxEmailLength && /^[^\s@<>,;:?&"/]+@[^\s@<>,;:?&"/]+$/.test(address)) {
    if (address !== text)
      addNote(childPath(entry, name), `${quoteValue(text)} als ${quoteValue(address)} gelesen`);
    return address;
  }
  addNote(childPath(entry, name), `${quoteValue(text)} ist keine E-Mail-Adresse, weggelassen`);
  return null;
}

/** Leaves out an address that is too long, because a cut address would lead elsewhere. */
function readLinkText(entry: Entry, name: string): string | null {
  const text = line(entry, name, Number.POSITIVE_INFINITY);
  return text === null || isTooLong(text, childPath(entry, name)) ? null : text;
}

function isTooLong(address: string, place: TreePath): boolean {
  if (address.length <= maxAddressLength) return false;
  addNote(place, `mehr als ${maxAddressLength} Zeichen, weggelassen`);
  return true;
}

function isWeb(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address) && !/\s/.test(address) && URL.canParse(address);
}
