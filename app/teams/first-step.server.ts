import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/first-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { tool } from './tool.ts';

/** The teams of a new club beside its first one. */
export async function findTeamsStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  if (countOwn(await db.selectFrom('team').select('id').execute(), site) > 0) return undefined;
  return {
    text: 'Weitere Mannschaften anlegen',
    detail: 'Reserve, Frauen, Nachwuchs: mit ihrem Alter, nach dem sich richtet, was alle sehen.',
    path: `${tool.path}/neu`,
  };
}
