import { numbered, readPosition, readStoredRow } from '#app/seasons/data-tree/stored-row.server.ts';
import { maxTableRows, points, toResults } from '#app/seasons/league-row.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntries } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, type TreePath } from '#platform/data-tree/note.server.ts';
import { count, integer } from '#platform/data-tree/number.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { requiredLine } from '#platform/data-tree/text.server.ts';

const maxPoints = points({ won: 9999, drawn: 9999 });

/**
 * Reads the node leagueTable/{id} (spec §3). If a row has a place, the table was pasted: then all rows keep
 * all values and get a place. Other tables keep only wins, draws and losses.
 */
export function readStandings(node: unknown, place: TreePath): Snapshot['standing'] {
  // Discards the notes, because the positions are read again below.
  const positions = readEntries(node, { ...place, notes: [] }, readPosition, maxTableRows);
  const isPasted = positions.some((position) => position !== null);
  const readRow = (entry: Entry, id: string) => ({
    ...{ id, position: readPosition(entry) },
    ...(isPasted ? readStoredRow(entry) : readTyped(entry)),
  });
  const rows = readEntries(node, place, readRow, maxTableRows);
  return isPasted ? numbered(rows, place) : rows;
}

function readTyped(entry: Entry) {
  const row = {
    team: requiredLine(entry, 'team', 'Unbekannt'),
    ...{ won: count(entry, 'won'), drawn: count(entry, 'drawn'), lost: count(entry, 'lost') },
  };
  const given = integer(entry, 'points', { from: 0, to: maxPoints, otherwise: null });
  if (given !== null && given !== points(row))
    addNote(
      childPath(entry, 'points'),
      `${given} passt nicht zu den Spielen, es gilt ${points(row)}`,
    );
  return row;
}

export function writeStandings({ standing }: StoredSnapshot): Record<string, unknown> {
  return toCollection(standing, ({ id: _, ...row }) => ({
    ...row,
    points: row.points ?? points(toResults(row)),
  }));
}
