import { freePersonAddress } from '#app/people/addresses.server.ts';
import { addCounted } from '#app/people/figures/opening-balance.ts';
import { claimAddress, readAddress } from '#platform/data-tree/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntries, readField } from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import { readMoment } from '#platform/data-tree/moment.server.ts';
import type { TransferSettings } from '#platform/data-tree/nodes.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer } from '#platform/data-tree/number.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { line, requiredLine } from '#platform/data-tree/text.server.ts';
import { readFields, writeFields } from '#platform/fields/tree.server.ts';
import { playerFields } from '../fields.ts';
import { countRows } from './count-rows.ts';
import { readPastSeasons, readPerformance, writePastSeasons } from './past-seasons.server.ts';

declare module '#platform/data-tree/nodes.server.ts' {
  interface TransferSettings {
    /** In the data tree, a player without a picture has this path (spec §9). */
    defaultPlayerImage: string;
  }
}

export function readPlayers(
  node: unknown,
  place: TreePath,
  settings: TransferSettings,
): Pick<Snapshot, 'player' | 'pastSeason'> {
  const taken = new Set<string>();
  const pastSeason: Snapshot['pastSeason'] = [];
  const player = readEntries(node, place, (entry, id) => {
    pastSeason.push(...readPastSeasons(entry, id));
    return readPlayer(entry, id, taken, settings);
  });
  return {
    pastSeason,
    player: player.map(({ address, ...row }) => ({
      ...row,
      address: address ?? claimAddress(freePersonAddress(row.name, taken), taken),
    })),
  };
}

function readPlayer(entry: Entry, id: string, taken: Set<string>, settings: TransferSettings) {
  return {
    id,
    address: readAddress(entry, 'address', taken),
    ...readFields(entry, playerFields, {
      name: (_, name) => requiredLine(entry, name, nameless(entry)),
      image: (_, name) => image(entry, name, settings.defaultPlayerImage),
      active: readActive,
      joinedOn: readJoinedOn,
    }),
    ...readPerformance(entry, 'redCard'),
  };
}

/** A player without a name is called '#' and the shirt number, as in a line-up (spec §3). */
function nameless(entry: Entry): string {
  const { from, to } = playerFields.shirtNumber;
  // Discards the notes, because `readFields` reads the number again and adds a note about a wrong number.
  const quiet = { ...entry, notes: [] };
  const number = integer(quiet, 'trikotNummer', { from, to, otherwise: null });
  return number === null ? String(playerFields.name.missing) : `#${number}`;
}

/** Keeps words such as 'Sommer 2023' and turns moments such as '2023-07-01T00:00Z' into 'TT.MM.JJJJ'. */
function readJoinedOn(entry: Entry, name: string): string | null {
  const value = readField(entry, name);
  const text = String(value).trim();
  const isTyped = /^(?:\d{1,2}\.|\d{4}-\d{1,2}-\d{1,2}$)/.test(text);
  const date = isTyped ? undefined : readMoment(text)?.date.split('-').reverse().join('.');
  if (date === undefined) return line(entry, name);
  addNote(childPath(entry, name), `${quoteValue(value)} als ${date} gelesen`);
  return date;
}

export function readActive(entry: Entry, name: string): 0 | 1 {
  const active = readFlag(entry, name, 1);
  if (!Object.hasOwn(entry.fields, name)) addNote(childPath(entry, name), 'fehlt, „ja“ eingesetzt');
  return active;
}

export function writePlayers(
  stored: StoredSnapshot,
  settings: TransferSettings,
): Record<string, unknown> {
  const { player, pastSeason } = stored;
  const countedOf = countRows(stored);
  const ofPlayer = Map.groupBy(pastSeason, ({ playerId }) => playerId);
  return toCollection(player, ({ id, ...row }) => {
    const counted = countedOf.get(id);
    const total = addCounted(row, counted?.all);
    return {
      ...writeFields({ ...row, image: row.image ?? settings.defaultPlayerImage }, playerFields),
      gamesPlayed: total.gamesPlayed,
      goalsScored: total.goals,
      goalsAssisted: total.assists,
      cleanSheets: total.cleanSheets,
      yellowCards: total.yellowCards,
      redCard: total.redCards,
      pastSeasons: writePastSeasons(ofPlayer.get(id) ?? [], counted?.seasons ?? new Map()),
      address: row.address,
    };
  });
}
