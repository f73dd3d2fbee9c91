import { teamOfEntry } from '#app/teams/transfer/teams.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { moment } from '#platform/transfer/date.server.ts';
import {
  type Entry,
  field,
  items,
  readEntries,
  readEntry,
  reference,
} from '#platform/transfer/entry.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { integer } from '#platform/transfer/number.server.ts';
import { byId, filled, sortedBy } from '#platform/transfer/output.server.ts';
import { label } from '#platform/transfer/text.server.ts';
import { positions } from '../../age-of-name.ts';

type Known = Pick<Snapshot, 'team' | 'player'>;

/** Skips a squad without a season, and a squad for a team and season that already have a squad. */
export function readSquads(
  node: unknown,
  place: Place,
  known: Known,
): Pick<Snapshot, 'squad' | 'squadPlayer'> {
  const read: Pick<Snapshot, 'squad' | 'squadPlayer'> = { squad: [], squadPlayer: [] };
  const playerIds = new Set(known.player.map(({ id }) => id));
  const taken = new Set<string>();
  readEntries(node, place, (entry, id) => {
    const season = label(entry, 'season');
    const teamId = teamOfEntry(entry, known, 'Mannschaftskader');
    const key = JSON.stringify([teamId, season]);
    if (teamId === undefined) return undefined;
    if (season === null || taken.has(key)) {
      note(
        entry,
        `${season === null ? 'ohne Saison' : 'steht zweimal da'}, Mannschaftskader übersprungen`,
      );
      return undefined;
    }
    taken.add(key);
    read.squad.push({ id, teamId, season });
    read.squadPlayer.push(...readPlayers(entry, id, playerIds));
    return id;
  });
  return read;
}

function readPlayers(
  squad: Entry,
  squadId: string,
  playerIds: ReadonlySet<string>,
): Snapshot['squadPlayer'] {
  const seen = new Set<string>();
  return items(field(squad, 'players'), inside(squad, 'players'))
    .flatMap(
      ({ value, place }) =>
        readEntry(value, place, (entry) => {
          const playerId = reference(entry, 'id');
          if (playerId === undefined || !playerIds.has(playerId) || seen.has(playerId)) {
            note(
              entry,
              `${shown(playerId)} ist kein Spieler mehr oder steht schon da, übersprungen`,
            );
            return undefined;
          }
          seen.add(playerId);
          return {
            playerId,
            shirtNumber: integer(entry, 'nummer', { from: 1, to: 999, otherwise: null }),
            position: readPosition(entry),
            firstDay: moment(entry, 'from', 'weggelassen')?.date ?? null,
            lastDay: moment(entry, 'until', 'weggelassen')?.date ?? null,
          };
        }) ?? [],
    )
    .map((row, ordinal) => ({ ...row, squadId, ordinal }));
}

function readPosition(entry: Entry) {
  const value = field(entry, 'position');
  const position = positions.find((known) => known === value);
  if (value !== undefined && !position)
    note(inside(entry, 'position'), `${shown(value)} ist unbekannt, weggelassen`);
  return position ?? null;
}

export function writeSquads({ squad, squadPlayer }: StoredSnapshot): Record<string, unknown> {
  const ofSquad = Map.groupBy(squadPlayer, ({ squadId }) => squadId);
  return byId(squad, ({ id, teamId, season }) => ({
    ...(teamId !== null && { team: teamId }),
    season,
    players: sortedBy(ofSquad.get(id) ?? [], ({ ordinal }) => ordinal).map((row) =>
      filled({
        id: row.playerId,
        nummer: row.shirtNumber,
        position: row.position,
        from: row.firstDay,
        until: row.lastDay,
      }),
    ),
  }));
}
