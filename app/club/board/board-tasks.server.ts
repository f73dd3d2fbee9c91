import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listBoard } from './board.server.ts';
import { tool } from './tool.ts';

/** Asks for the board, which the imprint has to name. */
export async function listBoardTasks(db: Db): Promise<Task[]> {
  if ((await listBoard(db)).length > 0) return [];
  return [{ text: 'Vorstand fehlt', detail: 'im Impressum', path: `${tool.path}/neu` }];
}
