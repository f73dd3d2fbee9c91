import { type SqlBool, sql } from 'kysely';
import { listedColumns } from '#app/games/games.server.ts';
import type { ListedPage } from '#app/games/listed-page.server.ts';
import { shownGames } from '#app/games/shown-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { ResultWord } from '../counted-results.ts';

const ended: Record<ResultWord, ReturnType<typeof sql<SqlBool>>> = {
  spiele: sql<SqlBool>`goals_for is not null and goals_against is not null`,
  siege: sql<SqlBool>`goals_for > goals_against`,
  unentschieden: sql<SqlBool>`goals_for = goals_against`,
  niederlagen: sql<SqlBool>`goals_for < goals_against`,
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
