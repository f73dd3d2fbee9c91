import type { Selectable } from 'kysely';
import type { RecordStore } from '#platform/records/record-store.ts';
import type { ArticleTable } from './tables.ts';

export type ArticleRecord = Omit<Selectable<ArticleTable>, 'id'>;

export const articleRecords: RecordStore<ArticleRecord> = {
  kind: 'article',
  async read(db, id) {
    const number = articleNumber(id);
    if (number === undefined) return undefined;
    const query = db.selectFrom('article').selectAll().where('id', '=', number);
    const row = await query.executeTakeFirst();
    if (!row) return undefined;
    const { id: _, ...article } = row;
    return article;
  },
  async write(db, id, article) {
    await db
      .insertInto('article')
      .values({ ...article, id: Number(id) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(article))
      .execute();
  },
  async remove(db, id) {
    await db.deleteFrom('article').where('id', '=', Number(id)).execute();
  },
  label: async (_, { title }) => title,
};

/** The number that an address names; undefined for what no article can have. */
function articleNumber(id: string): number | undefined {
  return /^\d{1,10}$/.test(id) && Number(id) < 2 ** 31 ? Number(id) : undefined;
}
