import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntries, readField, readItems } from '#platform/data-tree/entry.server.ts';
import { email } from '#platform/data-tree/link.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { grantRow, readGrant } from '#platform/sign-in/grants.server.ts';
import { administratorGrants, type Grant, type Role, roles } from '#platform/sign-in/roles.ts';

/**
 * The export writes this word for an admin without roles. An empty list could get lost (a Firebase database
 * drops it), and the import gives the role 'administration' to an admin without a list.
 */
const noRole = 'none';
const firstTeam = 'first';

export function readAdmins(
  node: unknown,
  place: TreePath,
  known: Pick<Snapshot, 'team'>,
): Pick<Snapshot, 'admin' | 'adminRole'> {
  const taken = new Set<string>();
  const read: Pick<Snapshot, 'admin' | 'adminRole'> = { admin: [], adminRole: [] };
  readEntries(node, place, (entry, id) => {
    const username = id.trim().toLowerCase();
    if (username !== id) addNote(entry, `Benutzername in ${quoteValue(username)} geändert`);
    if (username === '' || taken.has(username)) {
      addNote(entry, `Benutzername ${username ? 'gibt es schon' : 'fehlt'}, übersprungen`);
      return undefined;
    }
    const address = email(entry, 'email');
    const grants = readGrants(entry, known);
    if (address === null) {
      addNote(entry, 'ohne E-Mail-Adresse, übersprungen');
      return undefined;
    }
    taken.add(username);
    read.admin.push({ username, email: address });
    read.adminRole.push(...grants.map((grant) => grantRow(username, grant)));
    return username;
  });
  return read;
}

export function writeAdmins({ admin, adminRole }: StoredSnapshot): Record<string, unknown> {
  const rows = admin.map((row) => ({ ...row, id: row.username }));
  const byName = Map.groupBy(adminRole, ({ username }) => username);
  return toCollection(rows, ({ username, email }) => {
    const grants = (byName.get(username) ?? []).flatMap(readGrant);
    return { email, ...(!isEverything(grants) && { roles: writeGrants(grants) }) };
  });
}

function readGrants(entry: Entry, known: Pick<Snapshot, 'team'>): readonly Grant[] {
  const value = readField(entry, 'roles');
  if (!Object.hasOwn(entry.fields, 'roles')) return administratorGrants;
  const grants = new Map<string, Grant>();
  for (const { value: word, place } of readItems(value, childPath(entry, 'roles'))) {
    if (word === noRole) continue;
    const grant = typeof word === 'string' ? grantOf(word, known) : undefined;
    if (grant) grants.set(word as string, grant);
    else addNote(place, `${quoteValue(word)} ist keine Aufgabe, übersprungen`);
  }
  return [...grants.values()];
}

/** Reads a role such as 'editorial', 'sport:first' (first team) or 'sport:{id of a team}'. */
function grantOf(word: string, { team }: Pick<Snapshot, 'team'>): Grant | undefined {
  const [name = '', ...rest] = word.split(':');
  const id = rest.join(':');
  if (rest.length === 0) {
    const role = roles.find((one) => one === name);
    return role && { role, scope: 'club' };
  }
  if (name !== ('sport' satisfies Role)) return undefined;
  if (id === firstTeam) return { role: 'sport', scope: 'team', teamId: null };
  return team.some((one) => one.id === id)
    ? { role: 'sport', scope: 'team', teamId: id }
    : undefined;
}

function writeGrants(grants: readonly Grant[]): string[] {
  if (grants.length === 0) return [noRole];
  return grants
    .map((grant) =>
      grant.scope === 'team' ? `${grant.role}:${grant.teamId ?? firstTeam}` : grant.role,
    )
    .toSorted();
}

function isEverything(grants: readonly Grant[]): boolean {
  return grants.length === 1 && grants[0]?.role === 'administration';
}
