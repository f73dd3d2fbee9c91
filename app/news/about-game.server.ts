import { href } from 'react-router';
import { clubSideName } from '#app/matches/games/game-text.ts';
import { writeResult, writeSides } from '#app/matches/games/pairing.server.ts';
import { publicGames } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { formatDate } from '#platform/values/vienna.ts';

export interface AboutGame {
  path: string;
  words: string;
}

export async function findAboutGame(
  db: Db,
  id: string | null,
  club: Club,
): Promise<AboutGame | undefined> {
  if (id === null) return undefined;
  const game = await publicGames(db)
    .selectFrom('shownGame')
    .select(['team', 'slug', 'opponent', 'date', 'goalsFor', 'goalsAgainst'])
    .select(['ground', 'running', 'extraTime', 'penaltiesFor', 'penaltiesAgainst'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) return undefined;
  const sides = writeSides(game, clubSideName(game, { name: club.shortName }));
  return {
    path: href('/spiele/spielbericht/:gameId', { gameId: game.slug }),
    words:
      game.goalsFor === null || game.running
        ? `${sides}, ${formatDate(game.date)}`
        : `${sides} ${writeResult(game)}`,
  };
}
