import { claim, keptAddress } from '#platform/transfer/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import {
  type Entry,
  field,
  items,
  readEntries,
  reference,
} from '#platform/transfer/entry.server.ts';
import { image } from '#platform/transfer/link.server.ts';
import type { TransferSettings } from '#platform/transfer/nodes.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { byId, sortedBy } from '#platform/transfer/output.server.ts';
import { line, readLine } from '#platform/transfer/text.server.ts';
import { freeOpponentAddress } from '../opponent-record.server.ts';

type Known = Pick<Snapshot, 'game' | 'venue'>;
type OpponentRows = Pick<Snapshot, 'opponent' | 'opponentName'>;

/** If the data tree has no opponents, makes opponents from the names in its games. */
export function readOpponents(
  node: unknown,
  place: Place,
  settings: TransferSettings,
  known: Known,
): OpponentRows {
  return node === undefined ? fromGames(known.game) : fromNode(node, place, settings, known);
}

function fromNode(
  node: unknown,
  place: Place,
  settings: TransferSettings,
  { venue }: Known,
): OpponentRows {
  const [addresses, names] = [new Set<string>(), new Set<string>()];
  const venueIds = new Set(venue.map(({ id }) => id));
  const opponentName: Snapshot['opponentName'] = [];
  const read = readEntries(node, place, (entry, id) => {
    const name = line(entry, 'name');
    if (name === null || names.has(name)) {
      note(inside(entry, 'name'), `${name === null ? 'fehlt' : 'gibt es schon'}, übersprungen`);
      return undefined;
    }
    const all = [name, ...readOtherNames(entry)].filter((one) => !names.has(one));
    for (const [ordinal, one] of [...new Set(all)].entries()) {
      names.add(one);
      opponentName.push({ name: one, ordinal, opponentId: id });
    }
    return {
      ...{ id, name, address: keptAddress(entry, 'address', addresses) },
      shortName: line(entry, 'shortName'),
      crest: image(entry, 'crest', settings.defaultCrest),
      venueId: readVenue(entry, venueIds),
    };
  });
  const opponent = read.map(({ address, ...row }) => ({
    ...row,
    address: address ?? claim(freeOpponentAddress(row.name, addresses), addresses),
  }));
  return { opponent, opponentName };
}

function readOtherNames(entry: Entry): string[] {
  return items(field(entry, 'otherNames'), inside(entry, 'otherNames')).flatMap(
    ({ value, place }) => readLine(value, place) ?? [],
  );
}

function readVenue(entry: Entry, venueIds: ReadonlySet<string>): string | null {
  const id = reference(entry, 'venueId');
  if (id === undefined || venueIds.has(id)) return id ?? null;
  note(inside(entry, 'venueId'), `${shown(id)} ist kein Spielort, weggelassen`);
  return null;
}

function fromGames(games: Snapshot['game']): OpponentRows {
  const inOrder = sortedBy(games, ({ date, id }) => `${date} ${id}`);
  const names = [...new Set(inOrder.map(({ opponent }) => opponent))];
  const taken = new Set<string>();
  const opponent = names.map((name, index) => ({
    id: `gegner-${index + 1}`,
    address: claim(freeOpponentAddress(name, taken), taken),
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
  const inOrder = sortedBy(opponentName, ({ ordinal }) => ordinal);
  const ofOpponent = Map.groupBy(inOrder, ({ opponentId }) => opponentId);
  return byId(opponent, ({ id, address, name, shortName, crest, venueId }) => {
    const others = (ofOpponent.get(id) ?? []).slice(1).map((row) => row.name);
    const otherNames = others.length > 0 ? others : null;
    return { name, shortName, crest, venueId, otherNames, address };
  });
}
