import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';

export type HideableContent = 'names' | 'photos' | 'results' | 'table';

export type HideablePlayerContent = 'names' | 'photos';

/** Teams up to this age limit show no names, photos, results and table, unless an admin allows it. */
const maxAgeLimitHiddenByDefault = 14;

const said = {
  names: sql`team.shows_names`,
  photos: sql`team.shows_photos`,
  results: sql`team.shows_results`,
  table: sql`team.shows_table`,
};

/** SQL for the row `team` of a query: 1 if the team shows `what`, else 0. Does not check `hidden`. */
export function teamVisibilitySql(what: HideableContent): RawBuilder<number> {
  const byAge = sql`case when team.age_limit <= ${sql.lit(maxAgeLimitHiddenByDefault)} then 0 else 1 end`;
  const own = sql<number>`coalesce(${said[what]}, ${byAge})`;
  // A league table reveals results, so a team that hides its results also hides its table.
  return what === 'table' ? sql<number>`(${own} * ${teamVisibilitySql('results')})` : own;
}

/**
 * A subquery that other modules join as `team`. Its columns `names`, `photos` and `results` are 1 if the team
 * shows them, else 0. They do not depend on `hidden`, so a public query must also check `hidden`.
 */
export const teamRules = expressionBuilder<Schema>()
  .selectFrom('team')
  .select(['id', 'name', 'hidden'])
  .select([
    teamVisibilitySql('names').as('names'),
    teamVisibilitySql('photos').as('photos'),
    teamVisibilitySql('results').as('results'),
  ])
  .as('team');

/**
 * SQL for a query that joins `teamRules` as `team`: 1 if the team shows this content, else 0. The first team
 * has no row and always shows it.
 */
export function joinedTeamVisibilitySql(
  what: Exclude<HideableContent, 'table'>,
): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(`team.${what}`)}, 1)`;
}

export function keepsJoined(what: HideablePlayerContent): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${joinedTeamVisibilitySql(what)} = 0 or team.hidden = 1)`;
}

export function anyKeeps(what: HideablePlayerContent): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from ${teamRules} where ${keepsJoined(what)})`;
}

/**
 * If any team hides names or photos, the site also hides them for young players in no squad: for players born
 * in the returned year or later.
 */
export function firstHiddenBirthYear(season: string): number {
  // If the season's name has no year, no player is hidden because of age.
  return (Number.parseInt(season, 10) || 9999) - maxAgeLimitHiddenByDefault;
}
