import { type RawBuilder, sql } from 'kysely';

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

/**
 * Whether the public may see something of the row `player` of a query, 1 or 0: not while one of the teams
 * of the newest season that has the player in a squad keeps it.
 */
export function shownOfPlayer(what: 'names' | 'photos'): RawBuilder<number> {
  const [squad, entry, team] = ['squad', 'squadPlayer', 'team'].map((name) => sql.table(name));
  return sql<number>`(
    case when exists (
      select 1 from ${entry} as entry
      join ${squad} as squad on squad.id = entry.squad_id
      join ${team} as team on team.id = squad.team_id
      where entry.player_id = player.id and (${shownOf(what)} = 0 or team.hidden = 1)
        and squad.season = (
          select max(newest.season) from ${squad} as newest
          join ${entry} as other on other.squad_id = newest.id
          where other.player_id = player.id
        )
    ) then 0 else 1 end
  )`;
}
