import { type Game, shownGames } from '#app/games/shown-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';

/** A game as an article shows it. */
export type AboutGame = Pick<
  Game,
  'team' | 'slug' | 'opponent' | 'date' | 'goalsFor' | 'goalsAgainst'
>;

/** The game that an article is about; undefined when that has gone. */
export async function findAboutGame(db: Db, id: string): Promise<AboutGame | undefined> {
  return shownGames(db)
    .selectFrom('shownGame')
    .select(['team', 'slug', 'opponent', 'date', 'goalsFor', 'goalsAgainst'])
    .where('id', '=', id)
    .executeTakeFirst();
}
