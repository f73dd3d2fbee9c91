import { type Expression, type SqlBool, sql } from 'kysely';
import { endedIn } from '#app/matches/games/ended.server.ts';
import { listedColumns } from '#app/matches/games/games.server.ts';
import type { ListedPage } from '#app/matches/games/listed-page.server.ts';
import { shownGames } from '#app/matches/games/shown-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { ResultWord } from '../counted-results.ts';

const { win, draw, loss } = endedIn;
const ended: Record<ResultWord, Expression<SqlBool>> = {
  spiele: sql<SqlBool>`(${win} or ${draw} or ${loss})`,
  siege: win,
  unentschieden: draw,
  niederlagen: loss,
};

/** The games that a trainer was in charge of and that ended so, newest first. */
export async function listLedGames(
  db: Db,
  trainerId: string,
  result: ResultWord,
  { offset, limit }: ListedPage,
) {
  return shownGames(db)
    .selectFrom('shownGame')
    .innerJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .select(listedColumns)
    .where('lineup.trainerId', '=', trainerId)
    .where(ended[result])
    .orderBy('date', 'desc')
    .orderBy('kickoff', (order) => order.desc().nullsLast())
    .orderBy('shownGame.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
