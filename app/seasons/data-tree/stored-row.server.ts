import { type Entry, readField } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer, optionalCount } from '#platform/data-tree/number.server.ts';
import { sortRows } from '#platform/data-tree/output.server.ts';
import { line, requiredLine } from '#platform/data-tree/text.server.ts';
import { maxFigure, maxRowNoteLength, points, type StoredRow, toResults } from '../league-row.ts';

export function readPosition(entry: Entry): number | null {
  return integer(entry, 'position', { from: 1, to: maxFigure, otherwise: null });
}

/** Computes a missing number of games or points, with a note in the import report. */
export function readStoredRow(entry: Entry): Omit<StoredRow, 'position'> {
  const team = requiredLine(entry, 'team', 'Unbekannt');
  const results = readResults(entry);
  const { won, drawn, lost } = toResults({ team, ...results });
  return {
    team,
    ...results,
    played: otherwiseComputed(entry, 'played', { from: 0, computed: won + drawn + lost }),
    points: otherwiseComputed(entry, 'points', {
      from: -maxFigure,
      computed: points({ won, drawn }),
    }),
    goalsFor: optionalCount(entry, 'goalsFor'),
    goalsAgainst: optionalCount(entry, 'goalsAgainst'),
    note: line(entry, 'note', maxRowNoteLength),
  };
}

/**
 * `won`, `drawn` and `lost` are null if the row has only `played` and `points`. In other rows, a missing
 * value is 0.
 */
function readResults(entry: Entry): Pick<StoredRow, 'won' | 'drawn' | 'lost'> {
  const names = ['won', 'drawn', 'lost', 'played', 'points'] as const;
  const [won, drawn, lost, ...sums] = names.map((name) => readField(entry, name) !== undefined);
  const saysNothing = !won && !drawn && !lost && sums.every(Boolean);
  const read = (name: string) => (saysNothing ? null : (optionalCount(entry, name) ?? 0));
  return { won: read('won'), drawn: read('drawn'), lost: read('lost') };
}

function otherwiseComputed(
  entry: Entry,
  name: string,
  { from, computed }: { from: number; computed: number },
): number {
  const given = integer(entry, name, { from, to: maxFigure, otherwise: null });
  if (given !== null) return given;
  const value = Math.min(computed, maxFigure);
  addNote(childPath(entry, name), `fehlt, ${value} berechnet`);
  return value;
}

/** Numbers all rows again, with a note in the import report, if a position is missing or used twice. */
export function numbered<Row extends { position?: number | null }>(
  rows: Row[],
  place: TreePath,
): (Row & { position: number })[] {
  const inOrder = sortRows(rows, ({ position }) => position ?? Number.POSITIVE_INFINITY);
  const positions = new Set(rows.map(({ position }) => position));
  const areSound = positions.size === rows.length && !positions.has(null);
  if (!areSound) addNote(place, 'Platz fehlt oder ist doppelt vergeben, neu nummeriert');
  return inOrder.map((row, index) => ({
    ...row,
    position: areSound ? (row.position ?? index + 1) : index + 1,
  }));
}
