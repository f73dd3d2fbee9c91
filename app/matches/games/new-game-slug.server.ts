import { findSlugPrefix } from '#app/club/details/slug-prefix.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freeGameSlug } from './slug.ts';

/** The address of a new game, which begins with the club's name. */
export async function newGameSlug(
  db: Db,
  { opponent, date }: { opponent: string; date: string },
): Promise<string> {
  const games = await db.selectFrom('game').select('slug').execute();
  const prefix = await findSlugPrefix(db);
  return freeGameSlug({ prefix, opponent, date }, new Set(games.map(({ slug }) => slug)));
}
