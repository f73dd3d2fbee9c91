import { findJsonFault } from './json-fault.server.ts';
import { TreeError } from './note.server.ts';

/**
 * Reads a JSON text; a byte order mark before it is passed over.
 * @throws TreeError with line and column of the first fault
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    throw new TreeError(faultSentence(json));
  }
}

function faultSentence(json: string): string {
  if (json.trim() === '') return 'Die Datei ist leer.';
  const fault = findJsonFault(json);
  const lines = json.slice(0, fault).split('\n');
  const where = `Zeile ${lines.length}, Spalte ${(lines.at(-1) ?? '').length + 1}`;
  return fault >= json.length
    ? `Die Datei ist kein vollständiges JSON: Sie bricht in ${where} ab.`
    : `Die Datei ist kein JSON: Fehler in ${where}.`;
}
