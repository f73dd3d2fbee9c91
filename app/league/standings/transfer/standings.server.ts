import { points, resultsOf } from '#app/seasons/league-row.ts';
import { numbered, positionIn, readStoredRow } from '#app/seasons/transfer/stored-row.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, readEntries } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place } from '#platform/transfer/note.server.ts';
import { count, integer } from '#platform/transfer/number.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { requiredLine } from '#platform/transfer/text.server.ts';
import { isPasted } from '../standings.ts';

const mostPoints = points({ won: 9999, drawn: 9999 });

/**
 * Reads the node leagueTable/{id} (spec §3). A row with a place keeps all values; other rows keep only wins,
 * draws and losses.
 */
export function readStandings(node: unknown, place: Place): Snapshot['standing'] {
  const rows = readEntries(node, place, (entry, id) => {
    const position = positionIn(entry);
    return { id, position, ...(position === null ? readTyped(entry) : readStoredRow(entry)) };
  });
  // If some rows have a place, the table was pasted, so all rows must get a place.
  return rows.some(isPasted) ? numbered(rows, place) : rows;
}

function readTyped(entry: Entry) {
  const row = {
    team: requiredLine(entry, 'team', 'Unbekannt'),
    ...{ won: count(entry, 'won'), drawn: count(entry, 'drawn'), lost: count(entry, 'lost') },
  };
  const given = integer(entry, 'points', { from: 0, to: mostPoints, otherwise: null });
  if (given !== null && given !== points(row))
    note(inside(entry, 'points'), `${given} passt nicht zu den Spielen, es gilt ${points(row)}`);
  return row;
}

export function writeStandings({ standing }: StoredSnapshot): Record<string, unknown> {
  return byId(standing, ({ id: _, ...row }) => ({
    ...row,
    points: row.points ?? points(resultsOf(row)),
  }));
}
