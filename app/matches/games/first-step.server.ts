import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { tool } from './tool.ts';

export async function findGamesStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  // Reads one game more than the starter content (`brought`) can have. If so many exist, the club has entered
  // one.
  const enough = db
    .selectFrom('game')
    .select('id')
    .limit(site.brought.size + 1);
  if (countOwn(await enough.execute(), site) > 0) return undefined;
  return {
    text: 'Spiele eintragen',
    detail: 'Das nächste genügt für den Anfang. Den ganzen Plan hat der Verband.',
    path: `${tool.path}/neu`,
  };
}

export async function hasPlayed(db: Db): Promise<boolean> {
  const played = db.selectFrom('game').select('id').where('goalsFor', 'is not', null).limit(1);
  return (await played.executeTakeFirst()) !== undefined;
}
