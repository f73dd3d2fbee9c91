import { renameInSeasons } from '#app/seasons/rename-person.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import type { PersonKind } from './addresses.server.ts';

/**
 * Returns a record store that also saves the person's new name in the seasons. An undo must use `store`
 * itself, because the audit log has entries for these seasons, and the undo restores them, too.
 */
export function withSeasons<Person extends { address: string; name: string }, Draft>(
  kind: PersonKind,
  store: EditableStore<Person, Draft>,
): EditableStore<Person, Draft> {
  return {
    ...store,
    async listRequiredRecords(db, { address, name }) {
      const people = await db.selectFrom(kind).select(['address', 'name']).execute();
      const stored = people.find((person) => person.address === address);
      if (!stored || normalizeName(stored.name) === normalizeName(name)) return [];
      const namesakes = people.filter(
        (person) => normalizeName(person.name) === normalizeName(stored.name),
      );
      // A season stores only a name, which does not identify one of two namesakes.
      return namesakes.length > 1 ? [] : renameInSeasons(db, kind, { from: stored.name, to: name });
    },
  };
}
