import { claimAddress, readAddress } from '#platform/data-tree/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntries, readField, reference } from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer } from '#platform/data-tree/number.server.ts';
import { inStoredOrder, readOrder, withOrdinals } from '#platform/data-tree/ordinal.server.ts';
import { omitEmpty } from '#platform/data-tree/output.server.ts';
import { line, requiredLine } from '#platform/data-tree/text.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { ageLimits } from '../age-limits.ts';
import { freeTeamAddress } from '../team-record.server.ts';
import { teamLimits } from '../tool.ts';

/** The teams keep the order of their keys in the data tree, unless they have a field `order`. */
export function readTeams(node: unknown, place: TreePath): Snapshot['team'] {
  const [taken, names] = [new Set<string>(), new Set<string>()];
  const teams = readEntries(node, place, (entry, id) => {
    const ageLimit = integer(entry, 'ageLimit', { ...ageLimits, otherwise: null });
    const isAgeKnown = ageLimit !== null || readField(entry, 'ageLimit') == null;
    return {
      id,
      address: readAddress(entry, 'address', taken),
      name: readName(entry, names),
      shortName: line(entry, 'shortName', teamLimits.shortName),
      partner: line(entry, 'partner'),
      ageLimit,
      hidden:
        readField(entry, 'hidden') !== undefined && readFlag(entry, 'hidden', 1)
          ? (1 as const)
          : null,
      showsNames: shows(entry, 'showsNames', isAgeKnown),
      showsPhotos: shows(entry, 'showsPhotos', isAgeKnown),
      showsResults: shows(entry, 'showsResults', isAgeKnown),
      showsTable: shows(entry, 'showsTable', isAgeKnown),
      order: readOrder(entry),
    };
  });
  return withOrdinals(teams).map(({ address, ...team }) => ({
    ...team,
    address: address ?? claimAddress(freeTeamAddress(team.name, taken), taken),
  }));
}

/** A team with the name of another team is not left out: its games and squads would be lost with it. */
function readName(entry: Entry, taken: Set<string>): string {
  const given = requiredLine(entry, 'name', 'Mannschaft', teamLimits.name);
  const isTaken = (name: string) => taken.has(normalizeName(name));
  let name = given;
  for (let number = 2; isTaken(name); number++)
    name = `${given.slice(0, teamLimits.name - 4)} ${number}`;
  if (name !== given)
    addNote(
      childPath(entry, 'name'),
      `${quoteValue(given)} gibt es schon, ${quoteValue(name)} eingesetzt`,
    );
  taken.add(normalizeName(name));
  return name;
}

/**
 * A missing value gives null, so that the age limit decides. If the value is unreadable, or missing while the
 * age limit is unreadable, 0 hides the data.
 */
function shows(entry: Entry, name: string, isAgeKnown: boolean): 0 | 1 | null {
  if (readField(entry, name) !== undefined) return readFlag(entry, name, 0);
  return isAgeKnown ? null : 0;
}

export function writeTeams({ team }: StoredSnapshot): Record<string, unknown> {
  return inStoredOrder(team, (row) =>
    omitEmpty({
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
 * @returns null (first team) if the entry names no team; undefined, with a note, for an unknown or unreadable
 * team, because data of children must not appear as data of the first team
 */
export function teamOfEntry(
  entry: Entry,
  { team }: Pick<Snapshot, 'team'>,
  what: string,
): string | null | undefined {
  const given = readField(entry, 'team');
  if (given === undefined) return null;
  const isKey = typeof given === 'string' || typeof given === 'number';
  const id = isKey ? reference(entry, 'team') : undefined;
  if (team.some((known) => known.id === id)) return id;
  addNote(
    childPath(entry, 'team'),
    `${quoteValue(given)} ist keine Mannschaft, ${what} übersprungen`,
  );
  return undefined;
}
