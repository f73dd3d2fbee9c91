import { renameInSeasons } from '#app/seasons/rename-person.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import type { PersonKind } from './addresses.server.ts';

/**
 * Returns a store that saves a person's new name in the seasons, too. Each changed season gets its own entry in
 * the audit log, and an undo restores it by this entry. So an undo uses the given `store`.
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
