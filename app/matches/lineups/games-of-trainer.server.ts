import { type Expression, type SqlBool, sql } from 'kysely';
import { gameRowColumns, type ListedGame } from '#app/matches/games/games.server.ts';
import {
  endedIn,
  hasResult,
  newestFirst,
  publicGames,
} from '#app/matches/games/public-games.server.ts';
import type { Outcome } from '#app/matches/games/result.ts';
import { joinedTeamVisibilitySql, teamRules } from '#app/teams/team-visibility.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { ListedPage } from './games-of-player.server.ts';

const { win, draw, loss } = endedIn;
const anyhow = sql<SqlBool>`(${win} or ${draw} or ${loss})`;

export const listGamesOfTrainer = onceARevision(
  async (
    db: Db,
    trainerId: string,
    ended: Outcome | 'anyhow',
    { offset, limit }: ListedPage,
  ): Promise<ListedGame[]> => {
    return publicGames(db)
      .selectFrom('shownGame')
      .innerJoin('lineup', 'lineup.gameId', 'shownGame.id')
      .select(gameRowColumns)
      .where('lineup.trainerId', '=', trainerId)
      .where(ended === 'anyhow' ? anyhow : endedIn[ended])
      .$call(newestFirst)
      .limit(limit)
      .offset(offset)
      .execute();
  },
);

export interface CountedResults {
  wins: number;
  draws: number;
  losses: number;
}

export async function countResultsOfTrainers(db: Db): Promise<Map<string, CountedResults>> {
  const results = await countResults(db).execute();
  return new Map(results.map((row) => [row.trainerId, toNumbers(row)]));
}

export const countShownResults = onceARevision(
  async (db: Db, trainerId: string): Promise<CountedResults | undefined> => {
    const results = await countResults(db)
      .leftJoin(teamRules, (join) => join.onRef('team.id', '=', 'game.teamId'))
      .where('trainerId', '=', trainerId)
      .where(joinedTeamVisibilitySql('results'), '=', 1)
      .where('hidden', 'is', null)
      .executeTakeFirst();
    return results && toNumbers(results);
  },
);

function countResults(db: Db) {
  const count = (ended: Expression<SqlBool>) =>
    sql<number>`sum(case when ${ended} then 1 else 0 end)`;
  return db
    .selectFrom('lineup')
    .innerJoin('game', 'game.id', 'lineup.gameId')
    .select(['trainerId', count(win).as('wins'), count(draw).as('draws'), count(loss).as('losses')])
    .where('trainerId', 'is not', null)
    .where(hasResult)
    .groupBy('trainerId')
    .$narrowType<{ trainerId: string }>();
}

/** PostgreSQL returns sums as text. */
function toNumbers({ wins, draws, losses }: CountedResults): CountedResults {
  return { wins: Number(wins), draws: Number(draws), losses: Number(losses) };
}
