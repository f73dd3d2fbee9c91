import { claimAddress, readAddress } from '#platform/data-tree/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import {
  type Entry,
  readEntries,
  readField,
  readItems,
  reference,
} from '#platform/data-tree/entry.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import type { TransferSettings } from '#platform/data-tree/nodes.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { sortRows, toCollection } from '#platform/data-tree/output.server.ts';
import { line, readLine } from '#platform/data-tree/text.server.ts';
import { freeOpponentAddress } from '../opponent-record.server.ts';
import { maxNames, maxShortNameLength } from '../tool.ts';

type KnownRecords = Pick<Snapshot, 'game' | 'venue'>;
type OpponentRows = Pick<Snapshot, 'opponent' | 'opponentName'>;

export function readOpponents(
  node: unknown,
  place: TreePath,
  settings: TransferSettings,
  known: KnownRecords,
): OpponentRows {
  return node === undefined ? fromGames(known.game) : fromNode(node, place, settings, known);
}

function fromNode(
  node: unknown,
  place: TreePath,
  settings: TransferSettings,
  { venue }: KnownRecords,
): OpponentRows {
  const [addresses, names] = [new Set<string>(), new Set<string>()];
  const venueIds = new Set(venue.map(({ id }) => id));
  const opponentName: Snapshot['opponentName'] = [];
  const read = readEntries(node, place, (entry, id) => {
    const name = line(entry, 'name');
    if (name === null || names.has(name)) {
      addNote(
        childPath(entry, 'name'),
        `${name === null ? 'fehlt' : 'gibt es schon'}, übersprungen`,
      );
      return undefined;
    }
    const all = [name, ...readOtherNames(entry)].filter((one) => !names.has(one));
    for (const [ordinal, one] of [...new Set(all)].entries()) {
      names.add(one);
      opponentName.push({ name: one, ordinal, opponentId: id });
    }
    return {
      ...{ id, name, address: readAddress(entry, 'address', addresses) },
      shortName: line(entry, 'shortName', maxShortNameLength),
      crest: image(entry, 'crest', settings.defaultCrest),
      venueId: readVenue(entry, venueIds),
    };
  });
  const opponent = read.map(({ address, ...row }) => ({
    ...row,
    address: address ?? claimAddress(freeOpponentAddress(row.name, addresses), addresses),
  }));
  return { opponent, opponentName };
}

function readOtherNames(entry: Entry): string[] {
  return readItems(
    readField(entry, 'otherNames'),
    childPath(entry, 'otherNames'),
    maxNames,
  ).flatMap(({ value, place }) => readLine(value, place) ?? []);
}

function readVenue(entry: Entry, venueIds: ReadonlySet<string>): string | null {
  const id = reference(entry, 'venueId');
  if (id === undefined || venueIds.has(id)) return id ?? null;
  addNote(childPath(entry, 'venueId'), `${quoteValue(id)} ist kein Spielort, weggelassen`);
  return null;
}

function fromGames(games: Snapshot['game']): OpponentRows {
  const inOrder = sortRows(games, ({ date, id }) => `${date} ${id}`);
  const names = [...new Set(inOrder.map(({ opponent }) => opponent))];
  const taken = new Set<string>();
  const opponent = names.map((name, index) => ({
    id: `gegner-${index + 1}`,
    address: claimAddress(freeOpponentAddress(name, taken), taken),
    name,
  }));
  return {
    opponent,
    opponentName: opponent.map(({ id, name }) => ({ name, ordinal: 0, opponentId: id })),
  };
}

export function writeOpponents({
  opponent,
  opponentName,
}: StoredSnapshot): Record<string, unknown> {
  const inOrder = sortRows(opponentName, ({ ordinal }) => ordinal);
  const ofOpponent = Map.groupBy(inOrder, ({ opponentId }) => opponentId);
  return toCollection(opponent, ({ id, address, name, shortName, crest, venueId }) => {
    const others = (ofOpponent.get(id) ?? []).slice(1).map((row) => row.name);
    const otherNames = others.length > 0 ? others : null;
    return { name, shortName, crest, venueId, otherNames, address };
  });
}
