import type { Db } from '#platform/db/client.server.ts';

/** Of which team each row of a table is that says so itself, by id. */
export function teamsOfRows(table: 'game' | 'squad' | 'competition') {
  return async (db: Db): Promise<ReadonlyMap<string, string | null>> => {
    const rows = await db.selectFrom(table).select(['id', 'teamId']).execute();
    return new Map(rows.map(({ id, teamId }) => [id, teamId]));
  };
}
