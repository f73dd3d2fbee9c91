import { listVenues } from '#app/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';

/** What the form of a game offers to choose from, and what it takes from the opponent's record. */
export async function listFormChoices(db: Db, opponent: string | undefined) {
  const opponents = await db.selectFrom('opponent').select('name').orderBy('name').execute();
  const own =
    opponent === undefined
      ? undefined
      : await db
          .selectFrom('opponentName')
          .innerJoin('opponent', 'opponent.id', 'opponentName.opponentId')
          .select('opponent.crest')
          .where('opponentName.name', '=', opponent)
          .executeTakeFirst();
  const venues = await listVenues(db);
  return {
    opponents: opponents.map(({ name }) => name),
    opponentCrest: own?.crest ?? null,
    venues: venues.map(({ id, name }) => ({ id, name })),
  };
}
