import type { Db } from '#platform/db/client.server.ts';
import type { Drafts } from '#platform/records/kind.server.ts';

const naming = '%/uploads/%';

export const articleDrafts: Drafts = {
  async list(db) {
    const all = [...(await listTyped(db)), ...(await listPreviews(db))];
    return all.map(({ article, text }) => ({ id: article, text }));
  },
  async change(db, changed) {
    const changedText = (text: string) => JSON.stringify(changed(JSON.parse(text)));
    for (const { article, username, text } of await listTyped(db))
      await db
        .updateTable('articleDraft')
        .set({ fields: changedText(text) })
        .where('article', '=', article)
        .where('username', '=', username)
        .execute();
    for (const { id, text } of await listPreviews(db))
      await db
        .updateTable('articlePreview')
        .set({ record: changedText(text) })
        .where('id', '=', id)
        .execute();
  },
};

function listTyped(db: Db) {
  return db
    .selectFrom('articleDraft')
    .select((row) => ['article', 'username', row.ref('fields').$notNull().as('text')])
    .where('fields', 'like', naming)
    .execute();
}

function listPreviews(db: Db) {
  return db
    .selectFrom('articlePreview')
    .select(['id', 'article', 'record as text'])
    .where('record', 'like', naming)
    .execute();
}
