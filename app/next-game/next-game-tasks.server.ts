import { isOver } from '#app/games/is-over.ts';
import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { tool } from './admin/tool.ts';
import { findNextGame } from './next-game.server.ts';

/** Asks for the next game once the announced one is over. */
export async function listNextGameTasks(db: Db, now: Date): Promise<Task[]> {
  const announced = await findNextGame(db);
  if (!announced?.startsAt || !isOver(new Date(announced.startsAt), now)) return [];
  return [
    {
      text: 'Nächstes Spiel ankündigen',
      detail: `Angekündigt ist noch ${announced.opponent}.`,
      path: tool.path,
    },
  ];
}
