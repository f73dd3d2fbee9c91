import type { Db } from '#platform/db/client.server.ts';
import { ObstacleError } from '#platform/records/obstacle-error.ts';

/** @throws ObstacleError when a venue is named that is not there (any more) */
export async function requireVenue(db: Db, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const found = db.selectFrom('venue').select('id').where('id', '=', id);
  if (!(await found.executeTakeFirst()))
    throw new ObstacleError('Diesen Spielort gibt es nicht mehr.');
}
