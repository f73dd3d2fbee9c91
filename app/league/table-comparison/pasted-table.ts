import { noOpponent } from '#app/matches/games/recognize/own-side.ts';
import { formatNumber } from '#platform/values/format-count.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { type Cells, findRows, findStrayLines, marks, splitLines } from './pasted-cells.ts';
import { type Figures, readNumbers } from './pasted-numbers.ts';

export interface PastedRow extends Figures {
  position: number;
  team: string;
  note: string | null;
}

export interface PastedTable {
  rows: PastedRow[];
  unread: string[];
}

const maxTextLength = 20_000;
const maxRows = 64;
const maxNameLength = 200;

/**
 * Reads a table with one line for each team or one line for each cell.
 * @returns a German error sentence if the text is not exactly one table or is too long
 */
export function readPastedTable(text: string): PastedTable | string {
  if (text.length > maxTextLength)
    return `Das ist zu lang: höchstens ${formatNumber(maxTextLength)} Zeichen.`;
  const lines = splitLines(text);
  const found = withPlaces(findRows(lines));
  const read = found.map((cells) => {
    const row = readRow(cells);
    return { cells, row: row && noOpponent(row.name) ? undefined : row };
  });
  const rows = read.flatMap(({ row }) => row ?? []);
  if (rows.length > maxRows) return `Das sind mehr als ${maxRows} Teams.`;
  const notes = readFootnotes(lines);
  const table = inOrder(rows).map(({ place: _, name, ...row }) => ({
    ...row,
    ...withoutMark(name, notes),
  }));
  const names = table.map(({ team }) => team);
  const folded = names.map(normalizeName);
  const twice = names.find((_, index) => folded.indexOf(folded[index] ?? '') !== index);
  if (twice !== undefined) return `${twice} steht zweimal da. Bitte füge nur eine Tabelle ein.`;
  if (table.length === 0)
    return 'Darin war keine Tabelle zu erkennen. In jeder Zeile braucht es ein Team und dahinter zumindest die Punkte.';
  const unread = read.flatMap(({ cells: { place, name, numbers }, row }) =>
    row ? [] : [[place, name, ...numbers].filter((cell) => cell !== undefined).join(' ')],
  );
  const stray = findStrayLines(lines).map((line) => line.replace(/\s+/g, ' '));
  return { rows: table, unread: [...unread, ...stray] };
}

interface NamedRow extends Figures {
  place: number | undefined;
  name: string;
}

/** A number before the name is a place only if all rows have one. A single '1. FC' is part of a name. */
function withPlaces(rows: readonly Cells[]): Cells[] {
  const leading = /^(\d{1,3})[.)]? (?=.*\p{L})/u;
  const haveAll = rows.every(({ place, name }) => place !== undefined || leading.test(name));
  if (!haveAll) return [...rows];
  return rows.map((row) =>
    row.place === undefined
      ? {
          ...row,
          place: Number.parseInt(row.name, 10),
          name: row.name.replace(leading, ''),
        }
      : row,
  );
}

/** If only spaces separate the cells, a year or a number such as 04 may be a part of the name. */
function readRow({ place, name, numbers, isLoose }: Cells): NamedRow | undefined {
  const ofName = isLoose ? numbers.findIndex((number) => !/^(?:\d{4}|0\d)$/.test(number)) : 0;
  for (let at = 0; at <= Math.max(0, ofName); at++) {
    const figures = readNumbers(numbers.slice(at));
    const whole = [name, ...numbers.slice(0, at)].join(' ');
    if (figures && whole.length <= maxNameLength) return { ...figures, place, name: whole };
  }
  return undefined;
}

/** If all places differ, sorts by place, because the copied table may be sorted by another column. */
function inOrder<Row extends { place: number | undefined }>(
  rows: readonly Row[],
): (Row & { position: number })[] {
  const places = new Set(rows.map(({ place }) => place));
  const areSound = places.size === rows.length && !places.has(undefined) && !places.has(0);
  return rows
    .map((row, index) => ({ ...row, position: areSound ? (row.place ?? 0) : index + 1 }))
    .toSorted((a, b) => a.position - b.position);
}

function readFootnotes(lines: readonly string[]): Map<string, string> {
  const footnote = new RegExp(`^(${marks})[):=]? *(.*\\p{L}.*)$`, 'u');
  return new Map(
    lines.flatMap((line) => {
      const [, mark, text] = footnote.exec(line) ?? [];
      return mark && text ? [[mark, text.slice(0, maxNameLength)] as const] : [];
    }),
  );
}

function withoutMark(
  name: string,
  notes: ReadonlyMap<string, string>,
): Pick<PastedRow, 'team' | 'note'> {
  const [, marked, mark] = new RegExp(`^(.*\\p{L}.*?) ?(${marks})$`, 'u').exec(name) ?? [];
  if (!marked || !mark) return { team: name, note: null };
  const said = notes.get(mark) ?? `Mit ${mark} gekennzeichnet`;
  const { team, note } = withoutMark(marked, notes);
  return { team, note: note === null ? said : `${note}; ${said}` };
}
