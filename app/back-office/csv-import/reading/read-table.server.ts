import Papa from 'papaparse';
import { decodeMarked, repairText, withoutMarks } from '#platform/values/decode-text.ts';
import { formatNumber } from '#platform/values/format-count.ts';
import { withoutApostrophe } from '#platform/values/format-csv.ts';
import { gameColumns } from '../games/game-columns.ts';
import { playerColumns } from '../players/player-columns.ts';
import { countLines, maxListCharacters, maxListRows } from './count-lines.ts';
import { foldName } from './find-columns.ts';

/** In bytes. The server parses only this part of a file. Of the rest, it only counts the rows. */
const maxBytes = 1024 * 1024;
const maxColumns = 100;

export interface Table {
  columns: string[];
  head: number;
  /** `line` is the row's number in the spreadsheet; empty rows have a number but are not in the list. */
  rows: { line: number; cells: string[] }[];
  text: string;
  unread: number;
}

interface TableFile {
  text: string;
  unread: number;
}

/** Decodes the start of a file. Returns a German sentence for an empty file, an office file or a long line. */
export function readTableFile(bytes: Uint8Array): TableFile | string {
  if (bytes.length === 0) return 'Diese Datei ist leer.';
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOldOffice = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isZip || isOldOffice)
    return 'Das ist eine Datei eines Tabellenprogramms. Bitte speichere sie dort als CSV und wähle diese aus.';
  const end = bytes.length > maxBytes ? endOfLines(bytes) : bytes.length;
  if (end === 0) return tooLong;
  return { text: decodeMarked(bytes.subarray(0, end)), unread: countLines(bytes.subarray(end)) };
}

const tooLong = `Eine Zeile ist zu lang: höchstens ${formatNumber(maxListCharacters)} Zeichen.`;

function endOfLines(bytes: Uint8Array): number {
  const end = 1 + bytes.subarray(0, maxBytes).lastIndexOf(0x0a);
  // In UTF-16 (little-endian) a line feed has two bytes.
  return end > 0 && bytes[0] === 0xff && bytes[1] === 0xfe ? end + 1 : end;
}

/** Splits at semicolons, commas or tabs. Returns a German sentence if the text cannot be read as a table. */
export function readTable(given: string): Table | string {
  const plain = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(plain);
  const text = withWholeQuotes(plain, delimiter);
  const rows: Table['rows'] = [];
  const wrong: string[] = [];
  let [line, end] = [0, 0];
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data, errors, meta: { cursor } }, parser) {
      if (cursor > maxListCharacters || rows.length > maxListRows) return parser.abort();
      [line, end] = [line + 1, cursor];
      if (errors.some(({ type }) => type === 'Quotes'))
        wrong.push(`Zeile ${line}: Ein Anführungszeichen ist offen.`);
      const cells = data.map((cell) => withoutApostrophe(plainCell(cell)).replace(cellError, ''));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    },
  });
  if (wrong[0] !== undefined) return wrong[0];
  if (end === 0 && text.length > maxListCharacters) return tooLong;
  const counted = rows.slice(0, maxRowsAbove).map(({ cells }) => countHeads(cells));
  const [head, ...others] = rows.slice(Math.max(0, counted.indexOf(Math.max(...counted))));
  if (!head) return 'Da steht noch nichts.';
  const unread = countLines(Buffer.from(text.slice(end)));
  if (others.length === 0)
    return unread > 0
      ? tooLong
      : 'Da steht nur eine Zeile. Die erste nennt die Spalten, ab der zweiten folgt die Liste.';
  if (head.cells.length > maxColumns) return `Das sind mehr als ${maxColumns} Spalten.`;
  return {
    ...{ columns: head.cells, head: head.line, rows: others },
    ...{ text: text.slice(0, end), unread },
  };
}

const cellError = /^#(?:NV|N\/A|NAME\?|WERT!|VALUE!|BEZUG!|REF!|DIV\/0!|NULL!|ZAHL!|NUM!)$/i;

/** Number of rows to search for the column titles, because a title of the list can come above them. */
const maxRowsAbove = 10;

const heads = new Set(
  [gameColumns, playerColumns].flatMap((all) => Object.values(all).flat()).map(foldName),
);

export function isHead(cell: string): boolean {
  return heads.has(foldName(cell));
}

function countHeads(cells: readonly string[]): number {
  return cells.filter(isHead).length;
}

export function plainCell(cell: string): string {
  return repairText(withoutMarks(cell)).trim();
}

function delimiterOf(text: string): string {
  const lines = text.trimStart().split('\n', maxRowsAbove);
  const [first = ''] = lines;
  const counted = [';', '\t', ','].map((sign) => ({
    sign,
    count: Math.max(...lines.map((line) => countHeads(line.slice(0, 10_000).split(sign)))),
    parts: first.split(sign).length,
  }));
  return counted.reduce((most, each) => {
    const isMore =
      each.count === most.count
        ? each.parts > most.parts && most.count === 0
        : each.count > most.count;
    return isMore ? each : most;
  }).sign;
}

/** A whole cell in quotation marks. A quotation mark inside the cell is written twice. */
const whole = '"[^"]*(?:""[^"]*)*"';

/** Quotes the whole cell if only a part of it is in quotation marks, such as '"Pepi" Muster'. */
function withWholeQuotes(text: string, delimiter: string): string {
  const sign = delimiter === '\t' ? '\\t' : delimiter;
  const cell = new RegExp(
    `(?<=^|[${sign}\n])(?:${whole}(?=[${sign}\n]|$)|"[^${sign}\n]*"[^${sign}\n]+)`,
    'g',
  );
  return text.replace(cell, (found) =>
    new RegExp(`^${whole}$`).test(found) ? found : `"${found.replaceAll('"', '""')}"`,
  );
}
