import { withoutUnwanted } from '#platform/values/clean-text.ts';
import { TreeError } from './note.server.ts';

const placed = /JSON at position (\d+) \(line (\d+) column (\d+)\)$/;
const quoted = /^Unexpected token .*? (?:\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s;

/**
 * Ignores a byte order mark.
 * @throws TreeError with a sentence about the first error in the text
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new TreeError(faultSentence(json, (error as SyntaxError).message));
  }
}

function faultSentence(json: string, message: string): string {
  if (json.trim() === '') return 'Die Datei ist leer.';
  const [, position, line, column] = placed.exec(message) ?? [];
  const isCut = message === 'Unexpected end of JSON input' || Number(position) >= json.length;
  if (isCut) return 'Die Datei ist kein vollständiges JSON: Sie bricht ab.';
  if (line) return `Die Datei ist kein JSON: Fehler in Zeile ${line}, Spalte ${column}.`;
  const [, around = json] = quoted.exec(message) ?? [];
  return `Die Datei ist kein JSON: Fehler bei „${around.replace(/\s+/g, ' ').trim()}“.`;
}

export function withoutControls(text: string): string {
  return withoutUnwanted(text.replace(/\p{Cs}/gu, ''));
}

/**
 * Does not split a character of two UTF-16 units.
 * @param limit the maximum number of UTF-16 units in the result
 */
export function truncate(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
