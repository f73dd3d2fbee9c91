import { type Expression, type SqlBool, sql } from 'kysely';
import { ofTeams } from '#app/teams/teams-of-rows.server.ts';

/** The condition that a line-up of one of these teams names the row `player` of a query. */
export function isInLineup(teams: 'all' | readonly (string | null)[]): Expression<SqlBool> {
  const [entry, lineup, game] = ['lineupPlayer', 'lineup', 'game'].map((name) => sql.table(name));
  return sql<SqlBool>`exists (
    select 1 from ${entry} as entry
    join ${lineup} as lineup on lineup.id = entry.lineup_id
    join ${game} as game on game.id = lineup.game_id
    where entry.player_id = player.id and ${ofTeams(teams)}
  )`;
}
