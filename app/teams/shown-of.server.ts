import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';

/** What of a team a club may keep from the public. */
export type Kept = 'names' | 'photos' | 'results' | 'table';

/** Below this age nothing of it is shown unless the club says so: of a U14 and of those younger. */
const adultAge = 14;

const said = {
  names: sql`team.shows_names`,
  photos: sql`team.shows_photos`,
  results: sql`team.shows_results`,
  table: sql`team.shows_table`,
};

/**
 * Whether the public may see something of the row `team` of a query, 1 or 0: the one rule that all
 * pages, pictures, feeds and files go by. Of the first team, which has no row, everything is shown.
 */
export function shownOf(what: Kept): RawBuilder<number> {
  const byAge = sql`case when team.age_limit <= ${sql.lit(adultAge)} then 0 else 1 end`;
  const own = sql<number>`coalesce(${said[what]}, ${byAge})`;
  // A table tells the results of which it is made.
  return what === 'table' ? sql<number>`(${own} * ${shownOf('results')})` : own;
}

/** The teams as a query of another wing joins them, as `team`: what the public may see of each. */
export const teamRules = expressionBuilder<Schema>()
  .selectFrom('team')
  .select(['id', 'name', 'hidden'])
  .select([shownOf('names').as('names'), shownOf('results').as('results')])
  .as('team');

/** Whether the public may see something of the team that a query has joined so, 1 or 0; of the first one it may. */
export function shownOfJoined(what: 'names' | 'results'): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(`team.${what}`)}, 1)`;
}

/**
 * Whether the public may see something of the row `player` of a query, 1 or 0: not while a team keeps it
 * that has the player in a squad, of the newest season that has begun or of one to come. Whom no squad
 * names a team keeps that has ever had the player in a line-up, or any does if the player is as young as
 * that.
 * @param season that of today
 */
export function shownOfPlayer(what: 'names' | 'photos', season: string): RawBuilder<number> {
  const [squad, entry, team] = ['squad', 'squadPlayer', 'team'].map((name) => sql.table(name));
  const [lineup, named, game] = ['lineup', 'lineupPlayer', 'game'].map((name) => sql.table(name));
  // A season that is called otherwise tells no year.
  const youngest = (Number.parseInt(season, 10) || 9999) - adultAge;
  const isKept = sql`(${shownOf(what)} = 0 or team.hidden = 1)`;
  return sql<number>`(
    case when exists (
      select 1 from ${entry} as entry
      join ${squad} as squad on squad.id = entry.squad_id
      join ${team} as team on team.id = squad.team_id
      where entry.player_id = player.id and ${isKept}
        and squad.season >= coalesce((
          select max(newest.season) from ${squad} as newest
          join ${entry} as other on other.squad_id = newest.id
          where other.player_id = player.id and newest.season <= ${season}
        ), '')
    ) then 0 when exists (
      select 1 from ${team} as team where ${isKept}
    ) and not exists (
      select 1 from ${entry} as entry where entry.player_id = player.id
    ) and (player.birth_year >= ${youngest} or exists (
      select 1 from ${named} as named
      join ${lineup} as lineup on lineup.id = named.lineup_id
      join ${game} as game on game.id = lineup.game_id
      join ${team} as team on team.id = game.team_id
      where named.player_id = player.id and ${isKept}
    )) then 0 else 1 end
  )`;
}
