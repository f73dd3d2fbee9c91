import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';

export type Kept = 'names' | 'photos' | 'results' | 'table';

export type KeptOfPlayer = 'names' | 'photos';

/** A U14 and younger teams show nothing unless the club says so. */
const adultAge = 14;

const said = {
  names: sql`team.shows_names`,
  photos: sql`team.shows_photos`,
  results: sql`team.shows_results`,
  table: sql`team.shows_table`,
};

/** 1 or 0 for the row `team` of a query: the one rule everywhere. The first team shows all. */
export function shownOf(what: Kept): RawBuilder<number> {
  const byAge = sql`case when team.age_limit <= ${sql.lit(adultAge)} then 0 else 1 end`;
  const own = sql<number>`coalesce(${said[what]}, ${byAge})`;
  // A table reveals the results that it is made of.
  return what === 'table' ? sql<number>`(${own} * ${shownOf('results')})` : own;
}

/** For queries of other folders: joined as `team`. */
export const teamRules = expressionBuilder<Schema>()
  .selectFrom('team')
  .select(['id', 'name', 'hidden'])
  .select([
    shownOf('names').as('names'),
    shownOf('photos').as('photos'),
    shownOf('results').as('results'),
  ])
  .as('team');

/** 1 or 0 for a team joined by `teamRules`; 1 for the first team. */
export function shownOfJoined(what: Exclude<Kept, 'table'>): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(`team.${what}`)}, 1)`;
}

/** For a team joined by `teamRules`. */
export function keepsJoined(what: KeptOfPlayer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${shownOfJoined(what)} = 0 or team.hidden = 1)`;
}

export function anyKeeps(what: KeptOfPlayer): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from ${teamRules} where ${keepsJoined(what)})`;
}

/** Players born in this year or later are so young that nothing about them is shown. */
export function firstKeptBirthYear(season: string): number {
  // A season with another name has no year.
  return (Number.parseInt(season, 10) || 9999) - adultAge;
}
