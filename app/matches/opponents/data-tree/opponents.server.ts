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
import { normalizeName } from '#platform/values/normalize-name.ts';
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
  const named = node === undefined ? fromGames(known.game) : fromNode(node, place, settings, known);
  return { ...named, opponentName: withSpellings(named.opponentName, known.game) };
}

function fromNode(
  node: unknown,
  place: TreePath,
  settings: TransferSettings,
  { venue }: KnownRecords,
): OpponentRows {
  const addresses = new Set<string>();
  const owners = new Map<string, string>();
  const venueIds = new Set(venue.map(({ id }) => id));
  const opponentName: Snapshot['opponentName'] = [];
  const read = readEntries(node, place, (entry, id) => {
    const name = line(entry, 'name');
    if (name === null) {
      addNote(childPath(entry, 'name'), 'fehlt, übersprungen');
      return undefined;
    }
    const owner = owners.get(normalizeName(name)) ?? id;
    owners.set(normalizeName(name), owner);
    const known = opponentName.filter(({ opponentId }) => opponentId === owner);
    const others = readOtherNames(entry, owner, owners);
    const added = new Set(owner === id ? [name, ...others] : others);
    for (const [index, one] of [...added].entries())
      opponentName.push({ name: one, ordinal: known.length + index, opponentId: owner });
    if (owner !== id) {
      // Otherwise games under its other names would lose their opponent.
      addNote(childPath(entry, 'name'), 'gibt es schon, nur weitere Namen übernommen');
      return undefined;
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

/** `owners` has the opponent of each name that `normalizeName` returns. */
function readOtherNames(entry: Entry, id: string, owners: Map<string, string>): string[] {
  return readItems(
    readField(entry, 'otherNames'),
    childPath(entry, 'otherNames'),
    maxNames,
  ).flatMap(({ value, place }) => {
    const name = readLine(value, place);
    if (name === null) return [];
    const owner = owners.get(normalizeName(name)) ?? id;
    owners.set(normalizeName(name), owner);
    if (owner === id) return [name];
    addNote(place, `${quoteValue(name)} hat schon ein anderer Gegner, weggelassen`);
    return [];
  });
}

function readVenue(entry: Entry, venueIds: ReadonlySet<string>): string | null {
  const id = reference(entry, 'venueId');
  if (id === undefined || venueIds.has(id)) return id ?? null;
  addNote(childPath(entry, 'venueId'), `${quoteValue(id)} ist kein Spielort, weggelassen`);
  return null;
}

function fromGames(games: Snapshot['game']): OpponentRows {
  const inOrder = sortRows(games, ({ date, id }) => `${date} ${id}`);
  const names = [
    ...Map.groupBy(inOrder, ({ opponent }) => normalizeName(opponent)).values(),
  ].flatMap(([first]) => first?.opponent ?? []);
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

/** A game finds its opponent by the exact name. So each spelling in a game becomes a name of its opponent. */
function withSpellings(
  names: OpponentRows['opponentName'],
  games: Snapshot['game'],
): OpponentRows['opponentName'] {
  const owners = new Map(names.map((row) => [normalizeName(row.name), row.opponentId]));
  const all = new Map(names.map((row) => [row.name, row]));
  for (const { opponent: name } of games) {
    const opponentId = all.has(name) ? undefined : owners.get(normalizeName(name));
    if (opponentId === undefined) continue;
    const ordinal = [...all.values()].filter((row) => row.opponentId === opponentId).length;
    all.set(name, { name, ordinal, opponentId });
  }
  return [...all.values()];
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
