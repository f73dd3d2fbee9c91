import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { spamDays } from '#platform/values/retention.ts';
import { countUnread } from './inbox.server.ts';
import { inboxTool, spamPath } from './tool.ts';

/** An opened message is no task, even in the spam folder, because an admin has seen it. */
export async function listInboxTasks(db: Db): Promise<Task[]> {
  const { inbox, putAside } = await countUnread(db);
  const tasks: Task[] = [];
  if (inbox > 0)
    tasks.push({
      text: inbox === 1 ? '1 neue Nachricht' : `${inbox} neue Nachrichten`,
      path: inboxTool.path,
      count: inbox,
    });
  if (putAside > 0) tasks.push(askToLookThrough(putAside));
  return tasks;
}

function askToLookThrough(putAside: number): Task {
  if (putAside === 1)
    return {
      text: '1 zurückgehaltene Nachricht',
      detail: `Sieht nach Spam aus und wird nach ${spamDays} Tagen gelöscht.`,
      path: spamPath,
    };
  return {
    text: `${putAside} zurückgehaltene Nachrichten`,
    detail: `Sehen nach Spam aus und werden nach ${spamDays} Tagen gelöscht.`,
    path: spamPath,
  };
}
