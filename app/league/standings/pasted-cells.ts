import { isNumber } from './pasted-numbers.ts';

export interface Cells {
  place: number | undefined;
  /** The name as pasted, perhaps with a place before it and a mark after it: '3. SC Berg*'. */
  name: string;
  numbers: string[];
  /** Only spaces separate the cells, so a number may be the last part of the name. */
  isLoose: boolean;
}

const longestLine = 300;

/** Headings of columns, and letters of the last results ('S'), which are no names of teams. */
const words = new Set([
  ...['#', 'pl', 'pl.', 'platz', 'rang', 'pos', 'pos.', 'position', 'team', 'teams', 'mannschaft'],
  ...['mannschaften', 'verein', 'sp', 'sp.', 'spiele', 's', 'g', 'g.', 'siege', 'gew', 'gew.'],
  ...['gewonnen', 'u', 'u.', 'unent', 'unent.', 'unentschieden', 'n', 'v', 'v.', 'niederlagen'],
  ...['verl', 'verl.', 'verloren', 'tore', 'gegentore', 'tv', 'torv.', 'torverhältnis', '+/-'],
  ...['diff', 'diff.', 'td', 'tordiff.', 'tordifferenz', 'p', 'pt', 'pkt', 'pkt.', 'punkte'],
  ...['form', 'trend', 'letzte spiele', 'tabelle'],
]);

/** Marks of footnotes: before a line below the table, or after a name. */
export const marks = String.raw`\*+|[¹²³⁴⁵⁶⁷⁸⁹]|\((?:\d|\*+)\)`;
const isFootnote = new RegExp(`^(?:${marks})`, 'u');
/** A mark after the last number of a row: '16 *', for example where points were halved. */
const markedEnd = new RegExp(`^(.*\\d)[;\\t| ]*(${marks})$`, 'u');

/** A time like '6:10 AM' is no name. */
function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/^\d+[:.,]\d/.test(cell) && !words.has(cell.toLowerCase());
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.length <= longestLine)
    .map((line) =>
      line
        .replaceAll('"', '')
        .replaceAll('\u00A0', ' ')
        .replace(/[−–](?=\d)/g, '-')
        .replace(/±(?=\d)/g, '')
        // The goals may fill three cells: '30', ':', '14'.
        .replace(/(\d)[;\t| ]*:[;\t| ]*(?=\d)/g, '$1:')
        // On football.ch a number in brackets has the penalty points, which are no deduction.
        .replace(/(?<=[;\t|] *\d+ *[;\t|]) *\(\d{1,3}\) *[;\t|](?= *\d)/g, '')
        // Spreadsheets take '30:10' for a time and add ':00'.
        .replace(/(?<![\d:])(\d{1,4}:\d{1,4}):00(?![\d:])/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** Reads a table with one line for each row, or with one line for each cell. */
export function findRows(lines: readonly string[]): Cells[] {
  const rows = lines.flatMap((line) => rowOf(line) ?? []);
  const alone = lines.filter(isNumber).length;
  const found = alone > 2 * rows.length ? findStacked(lines) : rows;
  // A line like 'Runde 12' is no row, where other rows have more numbers.
  const most = Math.max(0, ...found.map(({ numbers }) => numbers.length));
  return most < 3 ? found : found.filter(({ numbers }) => numbers.length > 1);
}

const fewestNumbers = 4;

export function findStrayLines(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    if (isFootnote.test(line) || rowOf(line) || !isName(line)) return false;
    return line.split(/[;\t|\s]+/).filter(isNumber).length >= fewestNumbers;
  });
}

function rowOf(marked: string): Cells | undefined {
  if (isFootnote.test(marked)) return undefined;
  const { text: line, mark } = withoutEndMark(marked);
  const parted = line.split(/[;\t|]/).map((cell) => cell.trim().replace(/\s+/g, ' '));
  const isLoose = parted.length < 3;
  const cells = (isLoose ? line.split(/\s+/) : parted).filter((cell) => cell !== '');
  // Letters of the last results ('S N U') at the end of the row do not count.
  const end = 1 + cells.findLastIndex((cell) => !/^[SUNGV?]$/i.test(cell));
  const begin = 1 + cells.slice(0, end).findLastIndex((cell) => !isNumber(cell));
  const [before, numbers] = [cells.slice(0, begin), cells.slice(begin, end)];
  // In separate cells, the text of a crest may come before the name, so the last text is the name.
  const name = isLoose ? before.join(' ') : (before.at(-1) ?? '');
  if (numbers.length === 0 || !isName(name)) return undefined;
  // If a number comes before the last text, that text is an unreadable cell and no name.
  if (!isLoose && before.slice(before.findIndex(isName)).some(isNumber)) return undefined;
  const place = isLoose ? undefined : before.slice(0, -1).map(placeIn).find(Boolean);
  return { place, name: name + mark, numbers, isLoose };
}

function withoutEndMark(marked: string): { text: string; mark: string } {
  const [, text = marked, mark] = markedEnd.exec(marked) ?? [];
  return { text, mark: mark ? ` ${mark}` : '' };
}

/** Reads a table with one cell in each line: a place, a name, its numbers, the next place … */
function findStacked(lines: readonly string[]): Cells[] {
  const rows: Cells[] = [];
  let before = '';
  for (const line of lines) {
    const cell = line.replace(/\s+/g, ' ').replace(/^(\d+)[.)]$/, '$1');
    const { text: number, mark } = withoutEndMark(cell);
    const row = rows.at(-1);
    if (isNumber(number)) {
      row?.numbers.push(number);
      if (row) row.name += mark;
    } else if (isName(cell) && !isFootnote.test(cell)) {
      // A text that another text follows, without numbers between, is a heading or belongs to a crest.
      if (rows.at(-1)?.numbers.length === 0) before = String(rows.pop()?.place ?? '');
      rows.push({ place: placeIn(before), name: cell, numbers: [], isLoose: false });
    }
    if (isNumber(cell)) before = cell;
  }
  const found = rows.filter(({ numbers }) => numbers.length > 0);
  if (!found.every(({ place }) => place !== undefined))
    return found.map((row) => ({ ...row, place: undefined }));
  // The last number of a row is the place of the next row.
  return found.map(({ numbers, ...row }, index) => ({
    ...row,
    numbers: index === found.length - 1 ? numbers : numbers.slice(0, -1),
  }));
}

function placeIn(cell: string): number | undefined {
  return /^\d{1,3}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : undefined;
}
