export interface Note {
  /** The keys from the top of the data tree to a value, such as 'players/-Oa1/trikotNummer'. */
  path: string;
  text: string;
}

export interface TreePath {
  path: string;
  notes: Note[];
}

export class TreeError extends Error {
  override name = 'TreeError';
}

const maxShownLength = 60;

export function childPath(place: TreePath, key: string): TreePath {
  const segment = printable(key);
  return { notes: place.notes, path: place.path ? `${place.path}/${segment}` : segment };
}

export function addNote(place: TreePath, text: string): void {
  place.notes.push({ path: place.path, text });
}

export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return 'Eine Liste';
  if (typeof value === 'object' && value !== null) return 'Ein Objekt';
  return typeof value === 'string' ? JSON.stringify(printable(value)) : String(value);
}

/** Replaces control characters in text from a file, because a terminal would treat them as commands. */
function printable(text: string): string {
  const visible = text.slice(0, maxShownLength).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return text.length > maxShownLength ? `${visible}…` : visible;
}
