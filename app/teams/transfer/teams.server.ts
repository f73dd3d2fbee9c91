import { claim, keptAddress } from '#platform/transfer/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, readEntries, reference } from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { integer } from '#platform/transfer/number.server.ts';
import { inStoredOrder, order, withOrdinals } from '#platform/transfer/ordinal.server.ts';
import { filled } from '#platform/transfer/output.server.ts';
import { line, requiredLine } from '#platform/transfer/text.server.ts';
import { ages } from '../age-of-name.ts';
import { freeTeamAddress } from '../team-record.server.ts';

/** The teams keep the order of their keys in the data tree, unless they have a field `order`. */
export function readTeams(node: unknown, place: Place): Snapshot['team'] {
  const taken = new Set<string>();
  const teams = readEntries(node, place, (entry, id) => {
    const ageLimit = integer(entry, 'ageLimit', { ...ages, otherwise: null });
    const isAgeKnown = ageLimit !== null || field(entry, 'ageLimit') == null;
    return {
      id,
      address: keptAddress(entry, 'address', taken),
      name: requiredLine(entry, 'name', 'Mannschaft'),
      shortName: line(entry, 'shortName'),
      partner: line(entry, 'partner'),
      ageLimit,
      hidden:
        field(entry, 'hidden') !== undefined && flag(entry, 'hidden', 1) ? (1 as const) : null,
      showsNames: shows(entry, 'showsNames', isAgeKnown),
      showsPhotos: shows(entry, 'showsPhotos', isAgeKnown),
      showsResults: shows(entry, 'showsResults', isAgeKnown),
      showsTable: shows(entry, 'showsTable', isAgeKnown),
      order: order(entry),
    };
  });
  return withOrdinals(teams).map(({ address, ...team }) => ({
    ...team,
    address: address ?? claim(freeTeamAddress(team.name, taken), taken),
  }));
}

/**
 * A missing value gives null, so that the age limit decides. If the value or the age limit is unreadable, 0
 * hides the data.
 */
function shows(entry: Entry, name: string, isAgeKnown: boolean): 0 | 1 | null {
  if (field(entry, name) !== undefined) return flag(entry, name, 0);
  return isAgeKnown ? null : 0;
}

export function writeTeams({ team }: StoredSnapshot): Record<string, unknown> {
  return inStoredOrder(team, (row) =>
    filled({
      address: row.address,
      name: row.name,
      shortName: row.shortName,
      partner: row.partner,
      ageLimit: row.ageLimit,
      hidden: row.hidden === 1 ? true : null,
      showsNames: truth(row.showsNames),
      showsPhotos: truth(row.showsPhotos),
      showsResults: truth(row.showsResults),
      showsTable: truth(row.showsTable),
    }),
  );
}

function truth(stored: number | null): boolean | null {
  return stored === null ? null : stored === 1;
}

/**
 * @returns null if the entry names no team; undefined, with a note, for an unknown team, because that could
 * be a team of children
 */
export function teamOfEntry(
  entry: Entry,
  { team }: Pick<Snapshot, 'team'>,
  what: string,
): string | null | undefined {
  const id = reference(entry, 'team');
  if (id === undefined) return null;
  if (team.some((known) => known.id === id)) return id;
  note(inside(entry, 'team'), `${shown(id)} ist keine Mannschaft, ${what} übersprungen`);
  return undefined;
}
