import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { tool } from './tool.ts';

/** With fewer no game begins (rule 3 of the laws of the game). */
const fewest = 7;

export async function findPlayersStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  const active = await db.selectFrom('player').select('id').where('active', '=', 1).execute();
  const count = countOwn(active, site);
  if (count >= fewest) return undefined;
  return {
    text: 'Spieler eintragen',
    detail:
      count === 0
        ? 'Einen nach dem anderen, oder alle auf einmal aus einer Liste.'
        : `${count} von mindestens ${fewest}, die ein Spiel braucht.`,
    path: `${tool.path}/neu`,
  };
}
