import type { Task } from '#platform/admin/task.ts';
import type { Db } from '#platform/db/client.server.ts';
import { newsletterTool } from '../tool.ts';

/** Asks to finish the newsletters that were begun, the last one first. */
export async function listNewsletterTasks(db: Db): Promise<Task[]> {
  const drafts = await db
    .selectFrom('newsletter')
    .select(['id', 'subject'])
    .where('queuedAt', 'is', null)
    .orderBy('writtenAt', 'desc')
    .execute();
  return drafts.map(({ id, subject }) => ({
    text: 'Newsletter noch nicht verschickt',
    detail: subject,
    path: `${newsletterTool.path}/${encodeURIComponent(id)}`,
  }));
}
