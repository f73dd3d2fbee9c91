import Papa from 'papaparse';
import { decodeText } from '#platform/values/decode-text.ts';

/** Bytes that a file may have. */
const mostTableBytes = 1024 * 1024;
/** Letters and rows that are read of a table, more than a club has of anything. */
const mostLetters = 200_000;
const mostRows = 2000;
const mostColumns = 100;

/** A table with what names its columns. */
export interface Table {
  columns: string[];
  /** Where each row stands in a spreadsheet, and its cells; rows without any are left out. */
  rows: { line: number; cells: string[] }[];
}

/** The text of a file, in whatever encoding; a sentence for one that is no text. */
export function readTableFile(bytes: Uint8Array): { text: string } | string {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOldOffice = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isZip || isOldOffice)
    return 'Das ist eine Datei eines Tabellenprogramms. Bitte speichere sie dort als CSV und wähle diese aus.';
  if (bytes.length > mostTableBytes) return 'Die Datei ist zu groß: höchstens 1 MB.';
  return { text: decodeText(bytes) };
}

/**
 * Rows separated by semicolons, commas or tabs, as spreadsheets write and paste them; a sentence for
 * what is none. No cell is taken for a formula.
 */
export function readTable(text: string): Table | string {
  if (text.length > mostLetters)
    return `Die Liste ist zu lang: höchstens ${mostLetters.toLocaleString('de-AT')} Zeichen.`;
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    preview: mostRows + 2,
  });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote)
    return `Zeile ${(quote.row ?? 0) + 1}: Ein Anführungszeichen ist offen oder steht mitten im Feld.`;
  const [columns, ...rows] = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(plain) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!columns) return 'Da steht noch nichts.';
  if (rows.length === 0)
    return 'Da steht nur eine Zeile. Die erste nennt die Spalten, ab der zweiten folgt die Liste.';
  if (rows.length > mostRows)
    return `Das sind mehr als ${mostRows.toLocaleString('de-AT')} Zeilen. Bitte teile die Liste.`;
  if (columns.cells.length > mostColumns) return `Das sind mehr als ${mostColumns} Spalten.`;
  return { columns: columns.cells, rows };
}

/** What separates the columns: what the first line has most of. */
function delimiterOf(text: string): string {
  const head = text.trimStart().split('\n', 1)[0] ?? '';
  const counted = [';', '\t', ','].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

/** A cell without what keeps spreadsheets from running it as a formula (`formatCsv`). */
function plain(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
