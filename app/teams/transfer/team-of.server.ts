import type { Snapshot } from '#platform/transfer/club-rows.ts';
import type { Entry } from '#platform/transfer/entry.server.ts';
import { inside, note, shown } from '#platform/transfer/note.server.ts';
import { reference } from '#platform/transfer/reference.server.ts';

/**
 * Of which team an entry is: null of the first, which it need not name; undefined, with a note, of one that
 * is not there, since what is of children must not become the first team's.
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
