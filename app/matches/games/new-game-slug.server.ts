import { findSlugPrefix } from '#app/club/details/find-details.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import {
  findFreeAddress,
  hyphenated,
  toPathSegment,
  withoutLastSigns,
} from '#platform/values/slug.ts';

/** Format: '<prefix>-vs-<opponent>' (spec §2). */
export function gameSlug(prefix: string, opponent: string): string {
  return withoutLastSigns(toPathSegment(`${prefix.normalize('NFC')}-vs-${hyphenated(opponent)}`));
}

export function freeGameSlug(
  game: { prefix: string; opponent: string; date: string },
  taken: ReadonlySet<string>,
): string {
  const plain = gameSlug(game.prefix, game.opponent);
  const dated = `${plain}-${game.date}`;
  return findFreeAddress(plain, taken, (n) => (n === 2 ? dated : `${dated}-${n - 1}`));
}

export async function newGameSlug(
  db: Db,
  { opponent, date }: { opponent: string; date: string },
): Promise<string> {
  const games = await db.selectFrom('game').select('slug').execute();
  const prefix = await findSlugPrefix(db);
  return freeGameSlug({ prefix, opponent, date }, new Set(games.map(({ slug }) => slug)));
}
