import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { markChanged, write } from '#platform/records/revision.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createArticle } from '#test/factories.ts';
import { watchQueries } from '#test/query-count.ts';
import { findFolded } from './folded-articles.server.ts';
import { listNews } from './list-news.server.ts';

const now = new Date('2026-05-11T16:00:00Z');

async function search(db: Db, word: string): Promise<string[]> {
  const { articles } = await listNews(db, { year: undefined, page: 1, search: word }, now);
  return articles.map(({ title }) => title);
}

async function countReadTexts(db: Db, work: (db: Db) => Promise<void>): Promise<number> {
  const { sent } = await watchQueries(db, work);
  const reads = sent.filter(({ sql }) => /^select.*content/.test(sql) && !/limit/.test(sql));
  return reads.reduce((sum, { parameters }) => sum + parameters.length, 0);
}

onEachEngine((engine) => {
  test('a second search reads no article text again until an article changes', async () => {
    const db = await freshDatabase(engine);
    for (const title of ['Sieg', 'Ärger', 'Pause'])
      await createArticle(db, { title, content: `<p>In <b>${title}</b> &amp; Bern</p>` });
    const counted = await countReadTexts(db, async (watched) => {
      expect(await search(watched, 'ÄRGER')).toEqual(['Ärger']);
      expect(await search(watched, 'sieg & bern')).toEqual(['Sieg']);
      expect(await search(watched, 'amp')).toEqual([]);
      await write(watched, async (transaction) => {
        await transaction
          .updateTable('article')
          .set({ content: 'Jubel' })
          .where('title', '=', 'Sieg')
          .execute();
        await markChanged(transaction, ['article']);
      });
      expect(await search(watched, 'jubel')).toEqual(['Sieg']);
      expect(await search(watched, 'bern')).toHaveLength(2);
    });
    expect(counted).toBe(6);
  });

  test('reads texts again if they do not fit into the cache', async () => {
    const db = await freshDatabase(engine);
    const slugs: string[] = [];
    for (let count = 0; count < 5; count++)
      slugs.push((await createArticle(db, { content: 'x'.repeat(1000) })).slug);
    const counted = await countReadTexts(db, async (watched) => {
      for (let round = 0; round < 2; round++)
        expect((await findFolded(watched, slugs, 5000)).size).toBe(5);
    });
    expect(counted).toBe(5 + 3);
  });
});
