import { type Expression, type SqlBool, sql } from 'kysely';
import {
  type HideablePlayerContent,
  keepsJoined,
  teamRules,
} from '#app/teams/team-visibility.server.ts';
import { ofTeams } from '#app/teams/teams.server.ts';

export function isInLineup(teams: 'all' | readonly (string | null)[]): Expression<SqlBool> {
  const [entry, lineup, game] = ['lineupPlayer', 'lineup', 'game'].map((name) => sql.table(name));
  return sql<SqlBool>`exists (
    select 1 from ${entry} as entry
    join ${lineup} as lineup on lineup.id = entry.lineup_id
    join ${game} as game on game.id = lineup.game_id
    where entry.player_id = player.id and ${ofTeams(teams)}
  )`;
}

/** SQL condition: the row `player` was in a line-up of a team that hides `what`. */
export function isInHiddenLineup(what: HideablePlayerContent): Expression<SqlBool> {
  const [entry, lineup, game] = ['lineupPlayer', 'lineup', 'game'].map((name) => sql.table(name));
  return sql<SqlBool>`exists (
    select 1 from ${entry} as entry
    join ${lineup} as lineup on lineup.id = entry.lineup_id
    join ${game} as game on game.id = lineup.game_id
    join ${teamRules} on team.id = game.team_id
    where entry.player_id = player.id and ${keepsJoined(what)}
  )`;
}
