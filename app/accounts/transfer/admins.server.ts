import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { readEntries } from '#platform/transfer/entry.server.ts';
import { email } from '#platform/transfer/link.server.ts';
import { note, type Place, shown } from '#platform/transfer/note.server.ts';
import { byId } from '#platform/transfer/output.server.ts';

/** Reads admins/{lowercased username} (spec §3). */
export function readAdmins(node: unknown, place: Place): Snapshot['admin'] {
  const taken = new Set<string>();
  return readEntries(node, place, (entry, id) => {
    const username = id.trim().toLowerCase();
    if (username !== id) note(entry, `Benutzername in ${shown(username)} geändert`);
    if (username === '' || taken.has(username)) {
      note(entry, `Benutzername ${username ? 'gibt es schon' : 'fehlt'}, übersprungen`);
      return undefined;
    }
    const address = email(entry, 'email');
    if (address === null) {
      note(entry, 'ohne E-Mail-Adresse, übersprungen');
      return undefined;
    }
    taken.add(username);
    return { username, email: address };
  });
}

/** Writes admins/{username}. */
export function writeAdmins({ admin }: StoredSnapshot): Record<string, unknown> {
  const rows = admin.map((row) => ({ ...row, id: row.username }));
  return byId(rows, (row) => ({ email: row.email }));
}
