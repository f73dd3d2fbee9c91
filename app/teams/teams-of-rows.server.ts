import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';

/** Of which team each row of a table is that says so itself, by id. */
export function teamsOfRows(table: 'game' | 'squad' | 'competition') {
  return async (db: Db): Promise<ReadonlyMap<string, string | null>> => {
    const rows = await db.selectFrom(table).select(['id', 'teamId']).execute();
    return new Map(rows.map(({ id, teamId }) => [id, teamId]));
  };
}

/** The condition that a row is of one of these teams; null stands for the first one. */
export function ofTeams(teams: 'all' | readonly (string | null)[]): Expression<SqlBool> {
  if (teams === 'all') return sql<SqlBool>`1 = 1`;
  const ids = teams.filter((id) => id !== null);
  const isNamed = ids.length > 0 ? sql`team_id in (${sql.join(ids)})` : sql`1 = 0`;
  return teams.includes(null)
    ? sql<SqlBool>`(${isNamed} or team_id is null)`
    : sql<SqlBool>`${isNamed}`;
}
