import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { type LinkPurpose, linkLifetimes } from './link-purposes.ts';
import { clockDifference } from './sign-in-delay.ts';
import type { OneTimeLinkTable } from './tables.ts';

export type OneTimeLink = Omit<Selectable<OneTimeLinkTable>, 'data' | 'digest'> & {
  data: unknown;
};

/** What a link is for; `data` is kept as JSON. */
interface NewLink {
  purpose: LinkPurpose;
  username?: string | undefined;
  data?: unknown;
}

/** A token as an address or a cookie holds it: 256 bits as base64url. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * Notes that a link may be given out; it works from `giveOut` on.
 * @returns its id
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
 * The token of a link, of which only a digest is kept; what was given out before no longer works.
 * @returns undefined when the link is gone or over
 */
export async function giveOut(db: Db, id: string, now: Date): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const { numUpdatedRows } = await db
    .updateTable('oneTimeLink')
    .set({ digest: digest(token) })
    .where('id', '=', id)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : undefined;
}

/** A link as it is used now, and its token. */
export async function createToken(db: Db, link: NewLink, now: Date): Promise<string> {
  const token = await giveOut(db, await createLink(db, link, now), now);
  if (!token) throw new Error('a new link is over');
  return token;
}

/** What a token stands for, if it is for that and neither used nor over. */
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

/** The same, and from then on it works no more: of two at the same moment one gets it. */
export async function takeLink(
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

/** Those of a purpose that still work, the newest first. */
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

/** Takes links back: of an admin those of the purposes, else all of them. */
export async function withdrawLinks(
  db: Db,
  purposes: readonly LinkPurpose[],
  username?: string,
): Promise<void> {
  let query = db.deleteFrom('oneTimeLink').where('purpose', 'in', purposes);
  if (username !== undefined) query = query.where('username', '=', username);
  await query.execute();
}

/** Takes one back. */
export async function withdrawLink(db: Db, purpose: LinkPurpose, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oneTimeLink')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes those that are over. */
export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oneTimeLink').where('expiresAt', '<=', now.toISOString()).execute();
}

/** No link ends later than one that is made now, unless the clock has been set back: then it would last too long. */
function latestEnd(purpose: LinkPurpose, now: Date): string {
  return new Date(now.getTime() + linkLifetimes[purpose] + clockDifference).toISOString();
}

function readRow({ digest: _, data, ...row }: Selectable<OneTimeLinkTable>): OneTimeLink {
  return { ...row, data: JSON.parse(data) };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
