import { randomUUID } from 'node:crypto';
import type { TypedArticle } from '#app/news/draft/article-input.ts';
import { date, imageAddress } from '#platform/admin/form/field-schemas.ts';
import type { Db } from '#platform/db/client.server.ts';
import { withoutDeleted } from '#platform/pictures/deleted-pictures.server.ts';
import {
  createLinkToken,
  findMessageSecret,
  readToken,
} from '#platform/request/message-secret.server.ts';
import { holdEntry } from '#platform/sign-in/admins.server.ts';
import { findGrants } from '#platform/sign-in/grants.server.ts';
import { canManage, type Rights } from '#platform/sign-in/rights.ts';
import { articlePreviewDays } from '#platform/values/retention.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { articleHtml } from '../article-text.server.ts';
import { type Article, toArticle } from '../articles.server.ts';

const dayLength = 24 * 60 * 60 * 1000;

export interface Preview {
  token: string;
  madeAt: string;
  expiresAt: string;
}

interface Maker {
  username: string;
  now: Date;
}

/** Creates no link if the admin has been removed since the request began. */
export async function createPreview(
  db: Db,
  article: string,
  typed: TypedArticle,
  { username, now }: Maker,
): Promise<void> {
  const image = imageAddress().safeParse(typed.image);
  const day = date('').safeParse(typed.publishedOn);
  const shown = toArticle({
    slug: '',
    title: typed.title || 'Ohne Titel',
    publishedOn: day.success ? day.data : viennaDate(now),
    content: articleHtml(typed.text ?? ''),
    image: image.success ? image.data : null,
    imageAlt: typed.imageAlt || null,
    aboutGame: typed.aboutGame || null,
    state: 'draft',
  });
  await db.transaction().execute(async (transaction) => {
    if (!(await holdEntry(transaction, username))) return;
    const record = JSON.stringify(await withoutDeleted(transaction, shown));
    await transaction
      .insertInto('articlePreview')
      .values({
        ...{ id: randomUUID(), article, record },
        madeAt: now.toISOString(),
        madeBy: username,
        expiresAt: new Date(now.getTime() + articlePreviewDays * dayLength).toISOString(),
      })
      .execute();
  });
}

export async function findPreview(
  db: Db,
  article: string,
  now: Date,
): Promise<Preview | undefined> {
  const row = await db
    .selectFrom('articlePreview')
    .select(['id', 'madeAt', 'expiresAt'])
    .where('article', '=', article)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, ...times } = row;
  return { token: createLinkToken(await findMessageSecret(db), 'preview', id), ...times };
}

export async function deletePreviews(db: Db, article: string): Promise<void> {
  await db.deleteFrom('articlePreview').where('article', '=', article).execute();
}

/** Undefined if the link is expired or withdrawn, or if its author is no longer allowed to write articles. */
export async function readPreview(
  db: Db,
  token: string,
  { rights, now }: { rights: Rights; now: Date },
): Promise<{ article: Article; expiresAt: string } | undefined> {
  const id = readToken(await findMessageSecret(db), 'preview', token);
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('articlePreview')
    .select(['record', 'expiresAt', 'madeBy'])
    .where('id', '=', id)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  if (row?.madeBy != null && !canManage(rights, await findGrants(db, row.madeBy), 'article'))
    return undefined;
  return row && { article: JSON.parse(row.record), expiresAt: row.expiresAt };
}
