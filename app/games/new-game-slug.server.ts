import type { Db } from '#platform/db/client.server.ts';
import { freeGameSlug } from './slug.ts';

/** The address of a new game, which begins with `prefix`. */
export async function newGameSlug(
  db: Db,
  prefix: string,
  { opponent, date }: { opponent: string; date: string },
): Promise<string> {
  const games = await db.selectFrom('game').select('slug').execute();
  return freeGameSlug({ prefix, opponent, date }, new Set(games.map(({ slug }) => slug)));
}
