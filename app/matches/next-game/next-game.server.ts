import { type Game, newestFirst, publicGames } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { viennaDate } from '#platform/values/vienna.ts';

export interface NextGame {
  opponent: string;
  startsAt: string | null;
  /** The crest in the newest game against this opponent that has one. */
  crest: string | null;
  game: Game | undefined;
}

export async function findNextGame(db: Db): Promise<NextGame | undefined> {
  const announced = await publicGames(db)
    .selectFrom('nextGame')
    .select(['nextGame.opponent', 'startsAt', 'gameId'])
    .select(({ selectFrom }) =>
      selectFrom('shownGame')
        .select('crest')
        .whereRef('spelling', '=', 'nextGame.opponent')
        .where('crest', 'is not', null)
        .$call(newestFirst)
        .limit(1)
        .as('crest'),
    )
    .executeTakeFirst();
  if (!announced) return undefined;
  const { gameId, opponent, crest } = announced;
  const { startsAt: stored } = announced;
  const startsAt = stored !== null && Number.isNaN(Date.parse(stored)) ? null : stored;
  const game = await findAnnounced(db, gameId, { opponent, startsAt });
  return { opponent, startsAt, crest, game };
}

async function findAnnounced(
  db: Db,
  gameId: string | null,
  { opponent, startsAt }: { opponent: string; startsAt: string | null },
): Promise<Game | undefined> {
  const games = publicGames(db).selectFrom('shownGame').selectAll();
  if (gameId !== null) return games.where('id', '=', gameId).executeTakeFirst();
  if (startsAt === null) return undefined;
  const sameDay = await games
    .where('teamId', 'is', null)
    .where('date', '=', viennaDate(new Date(startsAt)))
    .execute();
  return sameDay.find((game) => normalizeName(game.opponent) === normalizeName(opponent));
}
