import type { Db } from '#platform/db/client.server.ts';
import { retentionCutoff } from '#platform/values/retention.ts';
import type { TypedArticle } from './typed-article.ts';

/** Days for which what was typed and not saved is kept. */
const draftDays = 30;
/** Milliseconds after the last sign of life for which an article counts as open. */
const openFor = 45_000;

/** Whose article it is, and who has it open. */
interface Opened {
  article: string;
  username: string;
}

/** What somebody typed into the form of an article and did not save. */
export interface ArticleTyping {
  article: string;
  typed: TypedArticle;
  /** Of the record with which the form was opened. */
  version: string;
  typedAt: string;
}

/** Somebody else who has an article open. */
export interface OtherAuthor {
  username: string;
  /** Whether they have typed something that is not saved. */
  hasTyped: boolean;
}

/** What an open form is told. */
export interface OpenAnswer {
  others: OtherAuthor[];
}

/** Notes that somebody has an article open, and what was typed there, if anything was. */
export async function noteOpen(
  db: Db,
  { article, username }: Opened,
  typing: Pick<ArticleTyping, 'typed' | 'version'> | undefined,
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

/** Who else has an article open. */
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

/**
 * What somebody typed into articles and did not save, those that are not stored among them, the last
 * typed first.
 */
export async function listTypings(db: Db, username: string): Promise<ArticleTyping[]> {
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

/** Forgets what somebody typed into an article: it is saved, or not wanted. */
export async function deleteTyping(db: Db, { article, username }: Opened): Promise<void> {
  await db
    .deleteFrom('articleDraft')
    .where('article', '=', article)
    .where('username', '=', username)
    .execute();
}

/** Deletes what nobody has looked at for so long, and links that have ended. */
export async function deleteOldArticleDrafts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('articleDraft')
    .where('seenAt', '<=', retentionCutoff(now, draftDays).toISOString())
    .execute();
  await db.deleteFrom('articlePreview').where('expiresAt', '<=', now.toISOString()).execute();
}
