import type { Task } from '#platform/admin/admin-tool.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatShortDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { tool } from './tool.ts';

export async function listNewsTasks(db: Db, now: Date): Promise<Task[]> {
  const planned = await db
    .selectFrom('article')
    .select(['key', 'title', 'appearsAt'])
    .where('state', '=', 'published')
    .where('appearsAt', '>', now.toISOString())
    .orderBy('appearsAt')
    .execute();
  const drafts = await db
    .selectFrom('article')
    .select(['key', 'title'])
    .where('state', '=', 'draft')
    .orderBy('id')
    .execute();
  return [
    ...planned.map(({ key, title, appearsAt }) => ({
      text: `Artikel erscheint ${spoken(new Date(String(appearsAt)), now)}`,
      detail: title,
      path: `${tool.path}/${key}`,
    })),
    ...drafts.map(({ key, title }) => ({
      text: 'Artikel ist noch ein Entwurf',
      detail: title,
      path: `${tool.path}/${key}`,
    })),
  ];
}

function spoken(moment: Date, now: Date): string {
  const date = viennaDate(moment);
  const time = `um ${viennaTime(moment)}`;
  return date === viennaDate(now) ? time : `am ${formatShortDate(date)} ${time}`;
}
