import { type Game, publicGames } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { viennaDate } from '#platform/values/vienna.ts';

export interface NextGame {
  opponent: string;
  startsAt: string | null;
  game: Game | undefined;
}

export async function findNextGame(db: Db): Promise<NextGame | undefined> {
  const announced = await db
    .selectFrom('nextGame')
    .select(['opponent', 'startsAt', 'gameId'])
    .executeTakeFirst();
  if (!announced) return undefined;
  const { gameId, opponent } = announced;
  const { startsAt: stored } = announced;
  const startsAt = stored !== null && Number.isNaN(Date.parse(stored)) ? null : stored;
  return { opponent, startsAt, game: await findAnnounced(db, gameId, { opponent, startsAt }) };
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
