import { type Selectable, type SqlBool, sql } from 'kysely';
import type { GameKind } from '#app/matches/games/game.ts';
import { gameRowColumns, inSeason, type ListedGame } from '#app/matches/games/games.server.ts';
import { hasResult, newestFirst, publicGames } from '#app/matches/games/public-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { SeasonDays } from '#platform/values/season-plan.ts';
import type { LineupPlayerTable } from '../tables.ts';

export interface ListedPage {
  offset: number;
  limit: number;
}

export interface GameOfPlayer
  extends ListedGame,
    Pick<Selectable<LineupPlayerTable>, 'goals' | 'assists' | 'yellowCards' | 'redCards'> {
  onBench: boolean;
}

/**
 * The rules of hasPlayed and toFigures (app/people/figures/figures.ts) in SQL; change both together. Only a
 * goalkeeper has clean sheets, which the callers check.
 */
const counts = {
  gamesPlayed: sql<SqlBool>`(
    entry.on_bench = 0 or entry.came_on = 1 or entry.minute_on is not null
    or entry.replaced_number is not null
    or entry.goals + entry.assists + entry.yellow_cards + entry.red_cards > 0
    or entry.own_goals > 0
  )`,
  goals: sql<SqlBool>`entry.goals > 0`,
  assists: sql<SqlBool>`entry.assists > 0`,
  cleanSheets: sql<SqlBool>`entry.on_bench = 0 and goals_against = 0`,
  yellowCards: sql<SqlBool>`entry.yellow_cards > 0`,
  redCards: sql<SqlBool>`entry.red_cards > 0`,
};

interface PlayerGamesQuery {
  figure: keyof typeof counts;
  season?: SeasonDays | undefined;
  kind?: GameKind | undefined;
}

export const listGamesOfPlayer = onceARevision(
  async (
    db: Db,
    playerId: string,
    { figure, season, kind }: PlayerGamesQuery,
    { offset, limit }: ListedPage,
  ): Promise<GameOfPlayer[]> => {
    const games = await publicGames(db)
      // shownGame must come first, because SQLite would otherwise compute all games before it looks for the
      // player.
      .selectFrom('shownGame')
      .innerJoin('lineup', 'lineup.gameId', 'shownGame.id')
      .innerJoin('lineupPlayer as entry', 'entry.lineupId', 'lineup.id')
      .select(gameRowColumns)
      .select(['goals', 'assists', 'yellowCards', 'redCards', 'onBench'])
      .where('entry.playerId', '=', playerId)
      .where('showsNames', '=', 1)
      .where(hasResult)
      .where(counts[figure])
      .$if(season !== undefined, (all) => all.where(inSeason(season as SeasonDays)))
      .$if(kind !== undefined, (all) => all.where('kind', '=', kind as GameKind))
      .$call(newestFirst)
      .limit(limit)
      .offset(offset)
      .execute();
    return games.map((game) => ({ ...game, onBench: game.onBench === 1 }));
  },
);
