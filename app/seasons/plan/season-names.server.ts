import type { Db } from '#platform/db/client.server.ts';

/** The names of the seasons that the club has records of, newest first. */
export async function listSeasonNames(db: Db): Promise<string[]> {
  const seasons = await db.selectFrom('season').select('name').orderBy('name', 'desc').execute();
  return seasons.map(({ name }) => name);
}
