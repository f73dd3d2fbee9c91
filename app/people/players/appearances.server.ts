import { type Selectable, type SqlBool, sql } from 'kysely';
import { hasResult } from '#app/matches/games/ended.server.ts';
import { type ListedGame, listedColumns } from '#app/matches/games/games.server.ts';
import { shownGames } from '#app/matches/games/shown-games.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';

/** A game for which a player was in the line-up, with what the player did in it. */
export interface Appearance
  extends ListedGame,
    Pick<Selectable<Schema['lineupPlayer']>, 'goals' | 'assists' | 'yellowCards' | 'redCards'> {
  onBench: boolean;
}

/** The entries of a player in line-ups of games with a result, newest first, with their games. */
export function selectAppearances(db: Db, playerId: string) {
  return (
    shownGames(db)
      // First, or SQLite makes all of them before it looks for those of the player.
      .selectFrom('shownGame')
      .innerJoin('lineup', 'lineup.gameId', 'shownGame.id')
      .innerJoin('lineupPlayer as entry', 'entry.lineupId', 'lineup.id')
      .select(listedColumns)
      .select(['goals', 'assists', 'yellowCards', 'redCards', 'onBench'])
      .where('entry.playerId', '=', playerId)
      .where('showsNames', '=', 1)
      .where(hasResult)
      .orderBy('date', 'desc')
      .orderBy('kickoff', (order) => order.desc().nullsLast())
      .orderBy('shownGame.id', 'desc')
  );
}

/** Whether an entry says that somebody has played, as app/people/figures/figures.ts counts. */
export const hasPlayed = sql<SqlBool>`(
  entry.on_bench = 0 or entry.came_on = 1 or entry.minute_on is not null
  or entry.replaced_number is not null
  or entry.goals + entry.assists + entry.yellow_cards + entry.red_cards > 0
  or entry.own_goals > 0
)`;

/** The newest games with a result that a player has played, newest first. */
export async function listAppearances(
  db: Db,
  playerId: string,
  count: number,
): Promise<Appearance[]> {
  const appearances = await selectAppearances(db, playerId).where(hasPlayed).limit(count).execute();
  return appearances.map((entry) => ({ ...entry, onBench: entry.onBench === 1 }));
}
