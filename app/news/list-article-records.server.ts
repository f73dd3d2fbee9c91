import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { formatDateTime, formatShortDate } from '#platform/values/vienna.ts';
import { stateNames } from './article-states.ts';

export async function listArticleRecords(db: Db): Promise<ListedRecord[]> {
  const articles = await db
    .selectFrom('article')
    .select(['key', 'title', 'image', 'state', 'appearsAt', 'isTold', 'publishedOn'])
    .orderBy((order) => order.case().when('state', '=', 'draft').then(0).else(1).end())
    .orderBy('appearsAt', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  return articles.map(({ key, title, image, state, appearsAt, isTold, publishedOn }) => {
    const plannedFor = state === 'published' && !isTold ? appearsAt : null;
    const shown = plannedFor === null ? state : 'planned';
    return {
      id: key,
      title,
      detail:
        plannedFor === null ? formatShortDate(publishedOn) : formatDateTime(new Date(plannedFor)),
      ...(image !== null && { picture: { address: image, fallback: null, shape: 'photo' } }),
      ...(shown !== 'published' && {
        state: { word: stateNames[shown], isOdd: shown === 'draft' },
      }),
    };
  });
}
