import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/first-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { tool } from './tool.ts';

/** Who trains a new club. */
export async function findTrainerStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  const active = await db.selectFrom('trainer').select('id').where('active', '=', 1).execute();
  if (countOwn(active, site) > 0) return undefined;
  return {
    text: 'Trainer eintragen',
    detail: 'Steht beim Team und in Spielberichten.',
    path: `${tool.path}/neu`,
  };
}
