/** A row of a table as somebody has copied it; null for what it does not say. */
export interface PastedRow {
  team: string;
  played: number | null;
  won: number | null;
  drawn: number | null;
  lost: number | null;
  goalsFor: number | null;
  goalsAgainst: number | null;
  points: number;
}

export interface PastedTable {
  /** In the order in which they stand. */
  rows: PastedRow[];
  /** Lines that look like a row and are none. */
  unread: string[];
}

/** Letters and rows that are read of a table, more than a league has. */
const mostLetters = 20_000;
const mostRows = 64;

/**
 * Reads a table that was copied from a web page, a spreadsheet or a CSV file: a line a team, with or
 * without its place, then its name and numbers as tables have them. Heads and other lines are passed over.
 * @returns a sentence for what is no table
 */
export function readPastedTable(text: string): PastedTable | string {
  if (text.length > mostLetters)
    return `Das ist zu lang: höchstens ${mostLetters.toLocaleString('de-AT')} Zeichen.`;
  const rows: PastedRow[] = [];
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const cells = cellsOf(line);
    if (!cells) continue;
    const row = readRow(cells);
    if (row) rows.push(row);
    else unread.push(line.trim().replace(/\s+/g, ' '));
  }
  if (rows.length > mostRows) return `Das sind mehr als ${mostRows} Teams.`;
  const names = rows.map(({ team }) => team);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `${twice} steht zweimal da. Bitte füge nur eine Tabelle ein.`;
  if (rows.length === 0)
    return 'Darin war keine Tabelle zu erkennen. In jeder Zeile braucht es ein Team und dahinter zumindest die Punkte.';
  return { rows, unread };
}

interface Cells {
  team: string;
  /** '12', '3:1', '+5'. */
  numbers: string[];
}

/** More letters than a row has. */
const longestLine = 300;

/** A name with numbers behind it; undefined for any other line. */
function cellsOf(line: string): Cells | undefined {
  if (line.length > longestLine) return undefined;
  const plain = line
    .replaceAll('"', '')
    .replace(/[−–](?=\d)/g, '-')
    .replace(/\s*:\s*/g, ':')
    .trim();
  // Where cells are parted, a number may end a name: 'FC 1910'.
  const cells = plain.split(/[;\t|]/).map((cell) => cell.trim().replace(/\s+/g, ' '));
  const at = cells.findIndex((cell) => /\p{L}/u.test(cell));
  if (cells.length > 2 && at >= 0) {
    const numbers = cells.slice(at + 1).filter((cell) => cell !== '');
    const isRow = numbers.length > 0 && numbers.every((cell) => /^[+-]?\d+(?::\d+)?$/.test(cell));
    return isRow ? { team: cells[at] ?? '', numbers } : undefined;
  }
  const [, team, numbers] =
    /^(?:\d{1,2}[.)]? )?(.*?\p{L}.*?) ((?:[+-]?\d+(?::\d+)? )*[+-]?\d+)$/u.exec(cells.join(' ')) ??
    [];
  return team === undefined || numbers === undefined
    ? undefined
    : { team, numbers: numbers.split(' ') };
}

/** The numbers by their places: those before and behind the goals, which have a colon. */
function readRow({ team, numbers }: Cells): PastedRow | undefined {
  const at = numbers.findIndex((number) => number.includes(':'));
  const [goalsFor = null, goalsAgainst = null] =
    at < 0 ? [] : (numbers[at] ?? '').split(':').map(Number);
  const all = numbers.filter((_, index) => index !== at).map(Number);
  const points = all.at(-1);
  if (points === undefined) return undefined;
  const before = at < 0 ? all.slice(0, -1) : all.slice(0, at);
  const [played, won, drawn, lost] =
    before.length >= 4
      ? before
      : before.length === 3
        ? [before.reduce((sum, one) => sum + one, 0), ...before]
        : [before[0]];
  const row = {
    ...{ team, goalsFor, goalsAgainst, points },
    ...{ played: played ?? null, won: won ?? null, drawn: drawn ?? null, lost: lost ?? null },
  };
  const counts = [played ?? 0, won ?? 0, drawn ?? 0, lost ?? 0];
  if (counts.some((count) => count < 0 || count > 9999)) return undefined;
  const isWhole = row.won === null || counts[0] === (won ?? 0) + (drawn ?? 0) + (lost ?? 0);
  return isWhole ? row : undefined;
}
