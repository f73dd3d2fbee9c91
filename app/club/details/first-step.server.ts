import type { FirstStep, StartedSite } from '#platform/admin/first-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listDetailsTasks } from './details-tasks.server.ts';
import { tool } from './tool.ts';

/** Asks a new club for contact data, as long as the imprint or the privacy page lacks any. */
export async function findDetailsStep(
  db: Db,
  { isFolders }: StartedSite,
): Promise<FirstStep | undefined> {
  if (isFolders || (await listDetailsTasks(db)).length === 0) return undefined;
  return {
    text: 'Kontakt und Rechtliches eintragen',
    detail: 'Daraus werden Kontakt, Impressum und Datenschutzerklärung.',
    path: tool.path,
  };
}
