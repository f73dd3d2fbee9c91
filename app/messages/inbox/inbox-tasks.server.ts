import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { countUnread } from '../inbox.server.ts';
import { inboxTool } from './tool.ts';

/** Asks to read what nobody has read. */
export async function listInboxTasks(db: Db): Promise<Task[]> {
  const { inbox } = await countUnread(db);
  if (inbox === 0) return [];
  const text = inbox === 1 ? '1 neue Nachricht' : `${inbox} neue Nachrichten`;
  return [{ text, path: inboxTool.path }];
}
