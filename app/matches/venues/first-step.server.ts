import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/first-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { ownGroundPath, tool } from './tool.ts';

/** Where a new club plays at home. */
export async function findGroundStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  const venues = await db.selectFrom('venue').select(['id', 'isOwn']).orderBy('id').execute();
  const own = venues.filter(({ isOwn }) => isOwn === 1);
  if (site.isFolders || countOwn(own, site) > 0) return undefined;
  // The only one that was entered, without the tick: another form would make a second one.
  const entered = venues.filter(({ id }) => !site.brought.has(id));
  const [only] = entered.length === 1 ? entered : [];
  return {
    text: 'Euren Platz eintragen',
    detail: 'Mit dem Häkchen „Hier spielen wir daheim“ führt der Weg von jedem Heimspiel dorthin.',
    path: only ? `${tool.path}/${encodeURIComponent(only.id)}` : ownGroundPath,
  };
}
