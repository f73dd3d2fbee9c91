import { renameInSeasons } from '#app/seasons/rename-person.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { sameName } from '#platform/values/same-name.ts';
import type { PersonKind } from './addresses.server.ts';

/**
 * Returns a store that also changes the person's name in the seasons when the name changes. One undo reverts
 * both changes. An undo must use the plain `store`, because this store would change seasons a second time.
 */
export function withSeasons<Person extends { address: string; name: string }, Draft>(
  kind: PersonKind,
  store: EditableStore<Person, Draft>,
): EditableStore<Person, Draft> {
  return {
    ...store,
    async first(db, { address, name }) {
      const people = await db.selectFrom(kind).select(['address', 'name']).execute();
      const stored = people.find((person) => person.address === address);
      if (!stored || sameName(stored.name) === sameName(name)) return [];
      const namesakes = people.filter((person) => sameName(person.name) === sameName(stored.name));
      // A season stores only a name, which does not identify one of two namesakes.
      return namesakes.length > 1 ? [] : renameInSeasons(db, kind, { from: stored.name, to: name });
    },
  };
}
