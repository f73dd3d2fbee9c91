import { withoutUnwanted } from '#platform/values/clean-text.ts';
import { TreeError } from './note.server.ts';

/** V8 states the position of most errors; for an unknown token it quotes the text around the token. */
const placed = /JSON at position (\d+) \(line (\d+) column (\d+)\)$/;
const quoted = /^Unexpected token .*? (?:\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/s;

/** Ignores a byte order mark. @throws TreeError that says where the first error is */
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

/** Removes what PostgreSQL refuses (NUL, lone surrogates) and all of `withoutUnwanted`. */
export function withoutControls(text: string): string {
  return withoutUnwanted(text.replace(/\p{Cs}/gu, ''));
}

/** At most `limit` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
