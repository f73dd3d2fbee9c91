import { listVenues } from '#app/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findKnownOpponent } from '../opponent-names.server.ts';

/**
 * What the form of a game offers to choose from, and what it takes over from the opponent.
 * @param typed the opponent that the form begins with; blank for none
 */
export async function listFormChoices(db: Db, typed: string) {
  const opponents = await db.selectFrom('opponent').select('name').orderBy('name').execute();
  const venues = await listVenues(db);
  return {
    opponents: opponents.map(({ name }) => name),
    known: { typed, opponent: (await findKnownOpponent(db, typed)) ?? null },
    venues: venues.map(({ id, name }) => ({ id, name })),
  };
}
