import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';

/** What of a team a club may keep from the public. */
export type Kept = 'names' | 'photos' | 'results' | 'table';

/** What of it is a player's. */
export type KeptOfPlayer = 'names' | 'photos';

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
  .select([
    shownOf('names').as('names'),
    shownOf('photos').as('photos'),
    shownOf('results').as('results'),
  ])
  .as('team');

/** Whether the public may see something of the team that a query has joined so, 1 or 0; of the first one it may. */
export function shownOfJoined(what: Exclude<Kept, 'table'>): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(`team.${what}`)}, 1)`;
}

/** Whether a team that a query has joined so keeps something of its players from the public. */
export function keepsJoined(what: KeptOfPlayer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${shownOfJoined(what)} = 0 or team.hidden = 1)`;
}

/** Whether there is a team that does. */
export function anyKeeps(what: KeptOfPlayer): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from ${teamRules} where ${keepsJoined(what)})`;
}

/** The first year of birth of players who are so young that nothing of them is shown. */
export function firstKeptBirthYear(season: string): number {
  // A season that is called otherwise tells no year.
  return (Number.parseInt(season, 10) || 9999) - adultAge;
}
