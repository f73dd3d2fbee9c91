import { isNumber } from './pasted-numbers.ts';

export interface Cells {
  place: number | undefined;
  /** The name as pasted. It may contain the place and the mark of a footnote: '3. SC Berg*'. */
  name: string;
  numbers: string[];
  /**
   * True if the line has fewer than two separators (';', tab, '|'). The first numbers may then be a part of the
   * name.
   */
  isLoose: boolean;
}

const maxLineLength = 300;

const words = new Set([
  ...['#', 'pl', 'pl.', 'platz', 'rang', 'pos', 'pos.', 'position', 'team', 'teams', 'mannschaft'],
  ...['mannschaften', 'verein', 'sp', 'sp.', 'spiele', 's', 'g', 'g.', 'siege', 'gew', 'gew.'],
  ...['gewonnen', 'u', 'u.', 'unent', 'unent.', 'unentschieden', 'n', 'v', 'v.', 'niederlagen'],
  ...['verl', 'verl.', 'verloren', 'tore', 'gegentore', 'tv', 'torv.', 'torverhältnis', '+/-'],
  ...['diff', 'diff.', 'td', 'tordiff.', 'tordifferenz', 'p', 'pt', 'pkt', 'pkt.', 'punkte'],
  ...['form', 'trend', 'letzte spiele', 'tabelle'],
]);

/** Marks of footnotes, such as '*'. A mark comes after a name and again before the footnote itself. */
export const marks = String.raw`\*+|[¹²³⁴⁵⁶⁷⁸⁹]|\((?:\d|\*+)\)`;
const isFootnote = new RegExp(`^(?:${marks})`, 'u');
const markedEnd = new RegExp(`^(.*\\d)[;\\t| ]*(${marks})$`, 'u');

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/^\d+[:.,]\d/.test(cell) && !words.has(cell.toLowerCase());
}

export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.length <= maxLineLength)
    .map((line) =>
      line
        .replaceAll('"', '')
        .replaceAll('\u00A0', ' ')
        .replace(/[−–](?=\d)/g, '-')
        .replace(/±(?=\d)/g, '')
        // The goals may fill three cells: '30', ':', '14'.
        .replace(/(\d)[;\t| ]*:[;\t| ]*(?=\d)/g, '$1:')
        // In brackets, football.ch shows penalty points for cards. They do not reduce the points of the team,
        // so this line removes the brackets with the number.
        .replace(/(?<=[;\t|] *\d+ *[;\t|]) *\(\d{1,3}\) *[;\t|](?= *\d)/g, '')
        // Spreadsheet programs read '30:10' as a time and add ':00'.
        .replace(/(?<![\d:])(\d{1,4}:\d{1,4}):00(?![\d:])/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '');
}

export function findRows(lines: readonly string[]): Cells[] {
  const rows = lines.flatMap((line) => rowOf(line) ?? []);
  const alone = lines.filter(isNumber).length;
  const found = alone > 2 * rows.length ? findStacked(lines) : rows;
  // A line with only one number, such as 'Runde 12', is not a row if another row has at least three numbers.
  const longestRow = Math.max(0, ...found.map(({ numbers }) => numbers.length));
  return longestRow < 3 ? found : found.filter(({ numbers }) => numbers.length > 1);
}

const minNumbers = 4;

export function findStrayLines(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    if (isFootnote.test(line) || rowOf(line) || !isName(line)) return false;
    return line.split(/[;\t|\s]+/).filter(isNumber).length >= minNumbers;
  });
}

function rowOf(marked: string): Cells | undefined {
  if (isFootnote.test(marked)) return undefined;
  const { text: line, mark } = withoutEndMark(marked);
  const parted = line.split(/[;\t|]/).map((cell) => cell.trim().replace(/\s+/g, ' '));
  const isLoose = parted.length < 3;
  const cells = (isLoose ? line.split(/\s+/) : parted).filter((cell) => cell !== '');
  // Letters of the last results, such as 'S N U', may follow the numbers.
  const end = 1 + cells.findLastIndex((cell) => !/^[SUNGV?]$/i.test(cell));
  const begin = 1 + cells.slice(0, end).findLastIndex((cell) => !isNumber(cell));
  const [before, numbers] = [cells.slice(0, begin), cells.slice(begin, end)];
  // If the cells are separate, the name is the last text before the numbers. An earlier text can be the
  // description of a crest.
  const name = isLoose ? before.join(' ') : (before.at(-1) ?? '');
  if (numbers.length === 0 || !isName(name)) return undefined;
  // A number between two texts means that one cell is unreadable, so this line is not a row.
  if (!isLoose && before.slice(before.findIndex(isName)).some(isNumber)) return undefined;
  const place = isLoose ? undefined : before.slice(0, -1).map(placeIn).find(Boolean);
  return { place, name: name + mark, numbers, isLoose };
}

function withoutEndMark(marked: string): { text: string; mark: string } {
  const [, text = marked, mark] = markedEnd.exec(marked) ?? [];
  return { text, mark: mark ? ` ${mark}` : '' };
}

/** Reads a table with one cell in each line: place, name and numbers of a team, then the next team. */
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
      // If two texts follow each other, the first is a heading or the description of a crest.
      if (rows.at(-1)?.numbers.length === 0) before = String(rows.pop()?.place ?? '');
      rows.push({ place: placeIn(before), name: cell, numbers: [], isLoose: false });
    }
    if (isNumber(cell)) before = cell;
  }
  const found = rows.filter(({ numbers }) => numbers.length > 0);
  if (!found.every(({ place }) => place !== undefined))
    return found.map((row) => ({ ...row, place: undefined }));
  // A row begins with the name of a team here. The place of the next team stands before its name, so it is the
  // last number of this row.
  return found.map(({ numbers, ...row }, index) => ({
    ...row,
    numbers: index === found.length - 1 ? numbers : numbers.slice(0, -1),
  }));
}

function placeIn(cell: string): number | undefined {
  return /^\d{1,3}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : undefined;
}
