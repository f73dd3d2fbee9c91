import type { ListedRecord } from '#platform/admin/record-links.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { formatDateTime, formatShortDate } from '#platform/values/vienna.ts';
import { stateNames } from '../states.ts';

/** The articles as the tool lists them: what nobody sees yet first, then the newest. */
export async function listArticleRecords(db: Db): Promise<ListedRecord[]> {
  const articles = await db
    .selectFrom('article')
    .select(['key', 'title', 'state', 'appearsAt', 'isTold', 'publishedOn'])
    .orderBy((order) => order.case().when('state', '=', 'draft').then(0).else(1).end())
    .orderBy('appearsAt', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  return articles.map(({ key, title, state, appearsAt, isTold, publishedOn }) => ({
    id: key,
    title,
    detail:
      state === 'published' && appearsAt !== null && !isTold
        ? `${stateNames.planned}, ${formatDateTime(new Date(appearsAt))}`
        : `${stateNames[state]}, ${formatShortDate(publishedOn)}`,
  }));
}
