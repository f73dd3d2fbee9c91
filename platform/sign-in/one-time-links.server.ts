import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { type LinkPurpose, linkLifetimes } from './link-lifetimes.ts';
import { clockDifference } from './sign-in-delay.ts';

export type OneTimeLink = Omit<Selectable<Schema['oneTimeLink']>, 'data' | 'digest'> & {
  data: unknown;
};

interface NewLink {
  purpose: LinkPurpose;
  username?: string | undefined;
  data?: unknown;
}

/** A token is 32 random bytes, written as base64url. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * The link works only after `issueLinkToken` has made a token.
 * @returns the link's id
 */
export async function createLink(
  db: Db,
  { purpose, username, data = {} }: NewLink,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + linkLifetimes[purpose]).toISOString();
  await db
    .insertInto('oneTimeLink')
    .values({
      ...{ id, digest: null, purpose, username: username ?? null },
      ...{ data: JSON.stringify(data), createdAt: now.toISOString(), expiresAt },
    })
    .execute();
  return id;
}

/**
 * Replaces the link's token, so earlier tokens stop working.
 * @returns the token; undefined if the link has expired or does not exist
 */
export async function issueLinkToken(db: Db, id: string, now: Date): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const { numUpdatedRows } = await db
    .updateTable('oneTimeLink')
    .set({ digest: digest(token) })
    .where('id', '=', id)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : undefined;
}

export async function createToken(db: Db, link: NewLink, now: Date): Promise<string> {
  const token = await issueLinkToken(db, await createLink(db, link, now), now);
  if (!token) throw new Error('a new link is over');
  return token;
}

export async function findLink(
  db: Db,
  purpose: LinkPurpose,
  token: string | undefined,
  now: Date,
): Promise<OneTimeLink | undefined> {
  if (token === undefined || !tokenPattern.test(token)) return undefined;
  const row = await db
    .selectFrom('oneTimeLink')
    .selectAll()
    .where('digest', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now.toISOString())
    .where('expiresAt', '<=', latestEnd(purpose, now))
    .executeTakeFirst();
  return row && readRow(row);
}

/**
 * Reads and deletes the link in one statement, so that only one of two parallel requests can use the link.
 */
export async function redeemLink(
  db: Db,
  purpose: LinkPurpose,
  token: string | undefined,
  now: Date,
): Promise<OneTimeLink | undefined> {
  if (token === undefined || !tokenPattern.test(token)) return undefined;
  const row = await db
    .deleteFrom('oneTimeLink')
    .where('digest', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now.toISOString())
    .where('expiresAt', '<=', latestEnd(purpose, now))
    .returningAll()
    .executeTakeFirst();
  return row && readRow(row);
}

export async function listLinks(db: Db, purpose: LinkPurpose, now: Date): Promise<OneTimeLink[]> {
  const rows = await db
    .selectFrom('oneTimeLink')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(readRow);
}

export async function withdrawLinks(
  db: Db,
  purposes: readonly LinkPurpose[],
  username?: string,
): Promise<void> {
  let query = db.deleteFrom('oneTimeLink').where('purpose', 'in', purposes);
  if (username !== undefined) query = query.where('username', '=', username);
  await query.execute();
}

export async function withdrawLink(db: Db, purpose: LinkPurpose, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oneTimeLink')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oneTimeLink').where('expiresAt', '<=', now.toISOString()).execute();
}

/**
 * No link that was created now can expire later than this. A link with a later time was created before the
 * clock was set back; it is invalid, because it would work for too long.
 */
function latestEnd(purpose: LinkPurpose, now: Date): string {
  return new Date(now.getTime() + linkLifetimes[purpose] + clockDifference).toISOString();
}

function readRow({ digest: _, data, ...row }: Selectable<Schema['oneTimeLink']>): OneTimeLink {
  return { ...row, data: JSON.parse(data) };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
