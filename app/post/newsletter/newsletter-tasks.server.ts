import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { countSuspectedSpam } from './subscribers.server.ts';
import { newsletterTool, subscribersPath } from './tool.ts';

export async function listNewsletterTasks(db: Db): Promise<Task[]> {
  const drafts = await db
    .selectFrom('newsletter')
    .select(['id', 'subject'])
    .where('queuedAt', 'is', null)
    .orderBy('writtenAt', 'desc')
    .execute();
  const tasks: Task[] = drafts.map(({ id, subject }) => ({
    text: 'Newsletter noch nicht verschickt',
    detail: subject,
    path: `${newsletterTool.path}/${encodeURIComponent(id)}`,
  }));
  const putAside = await countSuspectedSpam(db);
  if (putAside > 0)
    tasks.push({
      text:
        putAside === 1
          ? '1 Anmeldung zum Newsletter zurückgehalten'
          : `${putAside} Anmeldungen zum Newsletter zurückgehalten`,
      detail: 'Vielleicht Spam: bestätigen oder löschen.',
      path: subscribersPath,
    });
  return tasks;
}
