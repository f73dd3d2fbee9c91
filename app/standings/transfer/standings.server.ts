import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { moment } from '#platform/transfer/date.server.ts';
import { readEntries, readEntry } from '#platform/transfer/entry.server.ts';
import { inside, note, type Place } from '#platform/transfer/note.server.ts';
import { count, integer } from '#platform/transfer/number.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { requiredLine } from '#platform/transfer/text.server.ts';
import { points } from '../standings.ts';

/** Points of a team with as many wins and draws as a column counts. */
const mostPoints = points({ won: 9999, drawn: 9999 });

/** Reads leagueTable/{id} (spec §3). Points are not stored: they follow from won and drawn. */
export function readStandings(node: unknown, place: Place): Snapshot['standing'] {
  return readEntries(node, place, (entry, id) => {
    const row = {
      id,
      team: requiredLine(entry, 'team', 'Unbekannt'),
      won: count(entry, 'won'),
      drawn: count(entry, 'drawn'),
      lost: count(entry, 'lost'),
    };
    const given = integer(entry, 'points', { from: 0, to: mostPoints, otherwise: null });
    if (given !== null && given !== points(row))
      note(inside(entry, 'points'), `${given} passt nicht zu den Spielen, es gilt ${points(row)}`);
    return row;
  });
}

/** Writes leagueTable/{id}. */
export function writeStandings({ standing }: StoredSnapshot): Record<string, unknown> {
  return byId(standing, (row) => ({
    team: row.team,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    points: points(row),
  }));
}

/**
 * Reads leagueTableDay, which trees of before do not have.
 * @param table the table that it is said of
 */
export function readStandingsDay(
  node: unknown,
  place: Place,
  table: readonly unknown[],
): Snapshot['standingsDay'] {
  if (node === undefined) return [];
  const row = readEntry(node, place, (entry) => {
    const day = moment(entry, 'day', 'weggelassen')?.date;
    if (day === undefined) return undefined;
    if (table.length > 0) return { id: 1 as const, day };
    note(entry, 'ohne Tabelle, weggelassen');
    return undefined;
  });
  return row ? [row] : [];
}

/** Writes leagueTableDay; undefined where nobody has said so. */
export function writeStandingsDay({
  standingsDay: [row],
}: StoredSnapshot): Record<string, unknown> | undefined {
  return row && { day: row.day };
}
