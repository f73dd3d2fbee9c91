import type { Db } from '#platform/db/client.server.ts';
import { articleDraftDays, retentionCutoff } from '#platform/values/retention.ts';
import type { TypedArticle } from './article-input.ts';

/** If a form sends no message for this number of milliseconds, the form counts as closed. */
const openFor = 45_000;

interface Opened {
  article: string;
  username: string;
}

export interface AutosavedArticle {
  article: string;
  typed: TypedArticle;
  version: string;
  typedAt: string;
}

export interface OtherAuthor {
  username: string;
  hasTyped: boolean;
}

export interface OpenAnswer {
  others: OtherAuthor[];
}

export async function saveEditingState(
  db: Db,
  { article, username }: Opened,
  typing: Pick<AutosavedArticle, 'typed' | 'version'> | undefined,
  now: Date,
): Promise<void> {
  const seenAt = now.toISOString();
  const kept = typing && {
    fields: JSON.stringify(typing.typed),
    version: typing.version,
    typedAt: seenAt,
  };
  await db
    .insertInto('articleDraft')
    .values({ article, username, seenAt, fields: null, version: null, typedAt: null, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['article', 'username']).doUpdateSet({ seenAt, ...kept }),
    )
    .execute();
}

export async function listOthers(
  db: Db,
  { article, username }: Opened,
  now: Date,
): Promise<OtherAuthor[]> {
  const rows = await db
    .selectFrom('articleDraft')
    .select(['username', 'fields'])
    .where('article', '=', article)
    .where('username', '!=', username)
    .where('seenAt', '>', new Date(now.getTime() - openFor).toISOString())
    .orderBy('username')
    .execute();
  return rows.map(({ username, fields }) => ({ username, hasTyped: fields !== null }));
}

export async function listAutosavedArticles(db: Db, username: string): Promise<AutosavedArticle[]> {
  const rows = await db
    .selectFrom('articleDraft')
    .selectAll()
    .where('username', '=', username)
    .where('fields', 'is not', null)
    .orderBy('typedAt', 'desc')
    .execute();
  return rows.map(({ article, fields, version, typedAt }) => ({
    article,
    typed: JSON.parse(String(fields)),
    version: String(version),
    typedAt: String(typedAt),
  }));
}

export async function deleteAutosavedArticle(db: Db, { article, username }: Opened): Promise<void> {
  await db
    .deleteFrom('articleDraft')
    .where('article', '=', article)
    .where('username', '=', username)
    .execute();
}

export async function deleteOldArticleDrafts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('articleDraft')
    .where('seenAt', '<=', retentionCutoff(now, articleDraftDays).toISOString())
    .execute();
  await db.deleteFrom('articlePreview').where('expiresAt', '<=', now.toISOString()).execute();
}
