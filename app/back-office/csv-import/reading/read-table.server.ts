import Papa from 'papaparse';
import { formatCount } from '#platform/values/counted.ts';
import { decodeMarked, repairText, withoutMarks } from '#platform/values/decode-text.ts';
import { withoutApostrophe } from '#platform/values/format-csv.ts';
import { gameColumns } from '../games/columns.ts';
import { playerColumns } from '../players/columns.ts';
import { foldName } from './columns.ts';
import { countLines, mostLetters, mostRows } from './count-lines.ts';

/** Bytes that are looked at of a file: more than the rows that are read can have. */
const mostBytes = 1024 * 1024;
/** More than a list has. */
const mostColumns = 100;

/** A table with what names its columns. */
export interface Table {
  columns: string[];
  /** In which line they stand. */
  head: number;
  /** Where each row stands in a spreadsheet, and its cells; rows without any are left out. */
  rows: { line: number; cells: string[] }[];
  /** The text that was read. */
  text: string;
  /** How many rows behind it were not, since there are too many. */
  unread: number;
}

/** The beginning of a file, and how many rows come behind it. */
interface TableFile {
  text: string;
  unread: number;
}

/** The text of a file, in whatever encoding, as far as it is read; a sentence for one that is no text. */
export function readTableFile(bytes: Uint8Array): TableFile | string {
  if (bytes.length === 0) return 'Diese Datei ist leer.';
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOldOffice = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isZip || isOldOffice)
    return 'Das ist eine Datei eines Tabellenprogramms. Bitte speichere sie dort als CSV und wähle diese aus.';
  const end = bytes.length > mostBytes ? endOfLines(bytes) : bytes.length;
  if (end === 0) return tooLong;
  return { text: decodeMarked(bytes.subarray(0, end)), unread: countLines(bytes.subarray(end)) };
}

const tooLong = `Eine Zeile ist zu lang: höchstens ${formatCount(mostLetters)} Zeichen.`;

/** Behind the last line end of those bytes that are looked at. */
function endOfLines(bytes: Uint8Array): number {
  const end = 1 + bytes.subarray(0, mostBytes).lastIndexOf(0x0a);
  // The second byte of a line end in UTF-16.
  return end > 0 && bytes[0] === 0xff && bytes[1] === 0xfe ? end + 1 : end;
}

/**
 * Rows separated by semicolons, commas or tabs, as spreadsheets write and paste them, with what stands above
 * them; a sentence for a text without rows. No cell is taken for a formula.
 */
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
      if (cursor > mostLetters || rows.length > mostRows) return parser.abort();
      [line, end] = [line + 1, cursor];
      if (errors.some(({ type }) => type === 'Quotes'))
        wrong.push(`Zeile ${line}: Ein Anführungszeichen ist offen.`);
      const cells = data.map((cell) => withoutApostrophe(plainCell(cell)));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    },
  });
  if (wrong[0] !== undefined) return wrong[0];
  if (end === 0 && text.length > mostLetters) return tooLong;
  const counted = rows.slice(0, mostAbove).map(({ cells }) => countHeads(cells));
  const [head, ...others] = rows.slice(Math.max(0, counted.indexOf(Math.max(...counted))));
  if (!head) return 'Da steht noch nichts.';
  const unread = countLines(Buffer.from(text.slice(end)));
  if (others.length === 0)
    return unread > 0
      ? tooLong
      : 'Da steht nur eine Zeile. Die erste nennt die Spalten, ab der zweiten folgt die Liste.';
  if (head.cells.length > mostColumns) return `Das sind mehr als ${mostColumns} Spalten.`;
  return {
    ...{ columns: head.cells, head: head.line, rows: others },
    ...{ text: text.slice(0, end), unread },
  };
}

/** Rows in which what names the columns is looked for: above it may stand whose list it is. */
const mostAbove = 10;

/** Whatever heads a column of a list that is known. */
const heads = new Set(
  [gameColumns, playerColumns].flatMap((all) => Object.values(all).flat()).map(foldName),
);

/** Whether a cell heads a column of a list that is known. */
export function isHead(cell: string): boolean {
  return heads.has(foldName(cell));
}

function countHeads(cells: readonly string[]): number {
  return cells.filter(isHead).length;
}

/** The text of a cell, letter by letter as it was meant. */
export function plainCell(cell: string): string {
  return repairText(withoutMarks(cell)).trim();
}

/** What separates the columns: what parts the most heads, else what the first line has most of. */
function delimiterOf(text: string): string {
  const lines = text.trimStart().split('\n', mostAbove);
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

/** A cell within quote marks, in which each is doubled. */
const whole = '"[^"]*(?:""[^"]*)*"';

/**
 * A table in which a cell that begins with a quote mark and is not within a pair of them, as '"Pepi" Muster',
 * is put within one.
 */
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
