import { points } from '#app/standings/standings.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, items, readEntry } from '#platform/transfer/entry.server.ts';
import { inside, note } from '#platform/transfer/note.server.ts';
import { count, integer } from '#platform/transfer/number.server.ts';
import { sortedBy } from '#platform/transfer/output.server.ts';
import { requiredLine } from '#platform/transfer/text.server.ts';

/** Reads a season's final table, by position; the teams are numbered anew where a position is missing or held twice. */
export function readSeasonTeams(season: Entry, seasonId: string): Snapshot['seasonTeam'] {
  const place = inside(season, 'teams');
  const teams = items(field(season, 'teams'), place)
    .map((item) => readEntry(item.value, item.place, readTeam))
    .filter((team) => team !== undefined);
  const inOrder = sortedBy(teams, ({ position }) => position ?? Number.POSITIVE_INFINITY);
  const positions = new Set(teams.map(({ position }) => position));
  const areSound = positions.size === teams.length && !positions.has(null);
  if (!areSound) note(place, 'Platz fehlt oder ist doppelt vergeben, neu nummeriert');
  return inOrder.map(({ position, ...team }, index) => ({
    seasonId,
    position: areSound && position !== null ? position : index + 1,
    ...team,
  }));
}

function readTeam(entry: Entry) {
  const position = integer(entry, 'position', { from: 1, to: 9999, otherwise: null });
  const team = requiredLine(entry, 'team', 'Unbekannt');
  const [won, drawn, lost] = [count(entry, 'won'), count(entry, 'drawn'), count(entry, 'lost')];
  return {
    position,
    team,
    played: sum(entry, 'played', won + drawn + lost),
    won,
    drawn,
    lost,
    points: sum(entry, 'points', points({ won, drawn })),
  };
}

/** A number that is stored though it follows from others: computed where it is missing. */
function sum(entry: Entry, name: string, computed: number): number {
  const given = integer(entry, name, { from: 0, to: 9999, otherwise: null });
  if (given !== null) return given;
  const value = Math.min(computed, 9999);
  note(inside(entry, name), `fehlt, ${value} berechnet`);
  return value;
}

/** Writes the final table of one season. */
export function writeSeasonTeams(rows: StoredSnapshot['seasonTeam']): unknown[] {
  return sortedBy(rows, ({ position }) => position).map((row) => ({
    position: row.position,
    team: row.team,
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    points: row.points,
  }));
}
