import { teamOfEntry } from '#app/teams/data-tree/teams.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readMomentField } from '#platform/data-tree/date.server.ts';
import {
  type Entry,
  readEntries,
  readEntry,
  readField,
  readItems,
  reference,
} from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer } from '#platform/data-tree/number.server.ts';
import { omitEmpty, sortRows, toCollection } from '#platform/data-tree/output.server.ts';
import { label } from '#platform/data-tree/text.server.ts';
import { positions } from '../../positions.ts';
import { maxPlayers } from '../tool.ts';

type KnownRecords = Pick<Snapshot, 'team' | 'player'>;

/** Skips a squad without a season, and a squad for a team and season that already have a squad. */
export function readSquads(
  node: unknown,
  place: TreePath,
  known: KnownRecords,
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
      addNote(
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
  return readItems(readField(squad, 'players'), childPath(squad, 'players'), maxPlayers)
    .flatMap(
      ({ value, place }) =>
        readEntry(value, place, (entry) => {
          const playerId = reference(entry, 'id');
          if (playerId === undefined || !playerIds.has(playerId) || seen.has(playerId)) {
            addNote(
              entry,
              `${quoteValue(playerId)} ist kein Spieler mehr oder steht schon da, übersprungen`,
            );
            return undefined;
          }
          seen.add(playerId);
          return {
            playerId,
            shirtNumber: integer(entry, 'nummer', { from: 1, to: 999, otherwise: null }),
            position: readPosition(entry),
            firstDay: readMomentField(entry, 'from', 'weggelassen')?.date ?? null,
            lastDay: readMomentField(entry, 'until', 'weggelassen')?.date ?? null,
          };
        }) ?? [],
    )
    .map((row, ordinal) => ({ ...row, squadId, ordinal }));
}

function readPosition(entry: Entry) {
  const value = readField(entry, 'position');
  const position = positions.find((known) => known === value);
  if (value !== undefined && !position)
    addNote(childPath(entry, 'position'), `${quoteValue(value)} ist unbekannt, weggelassen`);
  return position ?? null;
}

export function writeSquads({ squad, squadPlayer }: StoredSnapshot): Record<string, unknown> {
  const ofSquad = Map.groupBy(squadPlayer, ({ squadId }) => squadId);
  return toCollection(squad, ({ id, teamId, season }) => ({
    ...(teamId !== null && { team: teamId }),
    season,
    players: sortRows(ofSquad.get(id) ?? [], ({ ordinal }) => ordinal).map((row) =>
      omitEmpty({
        id: row.playerId,
        nummer: row.shirtNumber,
        position: row.position,
        from: row.firstDay,
        until: row.lastDay,
      }),
    ),
  }));
}
