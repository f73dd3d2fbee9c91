import { findUpcomingGame } from '#app/matches/games/games.server.ts';
import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { findNextGame } from './next-game.server.ts';
import { tool } from './tool.ts';

export async function listNextGameTasks(db: Db, now: Date): Promise<Task[]> {
  const today = viennaDate(now);
  const announced = await findNextGame(db);
  const day = announced?.game?.date ?? announced?.startsAt?.slice(0, 10);
  if (!announced || !day || day >= today || (await findUpcomingGame(db, today))) return [];
  return [
    {
      text: 'Nächstes Spiel ankündigen',
      detail: `Angekündigt ist noch ${announced.opponent}.`,
      path: tool.path,
    },
  ];
}
