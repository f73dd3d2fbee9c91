/** One value that import repaired or left out: where it stands, and what was done, in German. */
export interface Note {
  /** Keys from the top of the tree, such as 'players/-Oa1/trikotNummer'. */
  path: string;
  text: string;
}

/** Where in the tree import is reading, and where its notes go. */
export interface Place {
  path: string;
  notes: Note[];
}

/** The text is no JSON, or no tree of spec §3; the message is one German sentence: what, and where. */
export class TreeError extends Error {
  override name = 'TreeError';
}

/** Longest value that a note repeats, in characters. */
const longestShown = 60;

/** The place of a field or an item. */
export function inside(place: Place, key: string): Place {
  const segment = printable(key);
  return { notes: place.notes, path: place.path ? `${place.path}/${segment}` : segment };
}

/** Puts down what was done with the value at a place. */
export function note(place: Place, text: string): void {
  place.notes.push({ path: place.path, text });
}

/** A value as a note repeats it: on one line, as JSON, and not too long. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'Eine Liste';
  if (typeof value === 'object' && value !== null) return 'Ein Objekt';
  return typeof value === 'string' ? JSON.stringify(printable(value)) : String(value);
}

/** Nobody's terminal obeys a file that it prints. */
function printable(text: string): string {
  const visible = text.slice(0, longestShown).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return text.length > longestShown ? `${visible}…` : visible;
}
