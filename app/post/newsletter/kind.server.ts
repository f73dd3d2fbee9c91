import type { Db } from '#platform/db/client.server.ts';
import { lockRows } from '#platform/db/rows.server.ts';
import type { Drafts, Kind } from '#platform/records/kind.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    newsletter: { tables: never; unseen: true };
  }
}

const picturesInNewsletters: Drafts = {
  async list(db) {
    const all = await withPictures(db).execute();
    return all.map(({ id, body, queuedAt }) => ({ id, text: body, isSent: queuedAt !== null }));
  },
  async change(db, changed, also) {
    const wanted = withPictures(db).$if(also !== 'sent', (query) =>
      query.where('queuedAt', 'is', null),
    );
    for (const { id, body, writtenAt } of await lockRows(db, wanted).execute()) {
      // An open form must not bring back a replaced picture. A save itself leaves out a deleted one.
      const version = also !== 'sent' && { writtenAt: momentAfter(writtenAt) };
      const text = { ...changed({ body }), ...version };
      await db.updateTable('newsletter').set(text).where('id', '=', id).execute();
    }
  },
};

/** `writtenAt` is the version of a draft (newsletters.server.ts). */
function momentAfter(moment: string): string {
  return new Date(Date.parse(moment) + 1).toISOString();
}

function withPictures(db: Db) {
  return db
    .selectFrom('newsletter')
    .select(['id', 'body', 'queuedAt', 'writtenAt'])
    .where('body', 'like', '%/uploads/%')
    .orderBy('id');
}

/** Only backups contain newsletters, so the kind has no table and no node of the data tree. */
export const newsletterKind: Kind<'newsletter'> = {
  tables: {},
  dataTree: { nodes: {}, read: () => ({}), write: () => ({}) },
  drafts: picturesInNewsletters,
};
