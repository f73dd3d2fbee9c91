import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import { accessDays, retentionCutoff } from '#platform/values/retention.ts';
import type { AccessKind } from './roles.ts';

export interface Access {
  id: string;
  happenedAt: string;
  kind: AccessKind;
  username: string | null;
  times: number;
  about: string | null;
  detail: string | null;
}

interface NewAccess {
  kind: AccessKind;
  username?: string | null;
  about?: string | undefined;
  detail?: string | undefined;
}

export interface AccessPage {
  accesses: Access[];
  older: string | null;
}

/**
 * Time and id of the last entry on the previous page. Anyone can edit these values in the URL, so the
 * pattern checks them.
 */
const cursor = /^([\dTZ:.-]+) ([\w-]+)$/;

export async function listAccesses(
  db: Db,
  { before, limit, of }: { before?: string | undefined; limit: number; of?: string },
): Promise<AccessPage> {
  const [, happenedAt, id] = cursor.exec(before ?? '') ?? [];
  let query = db.selectFrom('accessEntry').selectAll();
  if (of !== undefined)
    query = query.where((where) => where.or([where('username', '=', of), where('about', '=', of)]));
  if (happenedAt !== undefined && id !== undefined)
    query = query.where((where) =>
      where.or([
        where('happenedAt', '<', happenedAt),
        where.and([where('happenedAt', '=', happenedAt), where('id', '<', id)]),
      ]),
    );
  const rows = await query
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const accesses = rows.slice(0, limit);
  const last = rows.length > limit ? accesses.at(-1) : undefined;
  return { accesses, older: last ? `${last.happenedAt} ${last.id}` : null };
}

export async function hasAccesses(db: Db, names: readonly string[]): Promise<boolean> {
  const access = await db
    .selectFrom('accessEntry')
    .select('id')
    .where((where) => where.or([where('username', 'in', names), where('about', 'in', names)]))
    .limit(1)
    .executeTakeFirst();
  return access !== undefined;
}

export async function listAboutSince(
  db: Db,
  kind: AccessKind,
  since: string,
): Promise<Set<string | null>> {
  const entries = await db
    .selectFrom('accessEntry')
    .select('about')
    .where('kind', '=', kind)
    .where('happenedAt', '>=', since)
    .execute();
  return new Set(entries.map(({ about }) => about));
}

export async function noteAccess(
  db: Db,
  { kind, username = null, about, detail }: NewAccess,
  now: Date,
): Promise<void> {
  const row = { id: randomUUID(), happenedAt: now.toISOString(), kind, username, times: 1 };
  const whom = { about: about ?? null, detail: detail ?? null };
  await db
    .insertInto('accessEntry')
    .values({ ...row, ...whom })
    .execute();
}

/**
 * Makes one entry per hour and name. All unknown names share one entry (null), so that an attacker cannot
 * fill the table.
 */
export async function noteFailedSignIn(db: Db, username: string | null, now: Date): Promise<void> {
  const happenedAt = now.toISOString();
  const hour = happenedAt.slice(0, 'YYYY-MM-DDTHH'.length);
  await db
    .insertInto('accessEntry')
    .values({
      id: failureId(hour, username),
      happenedAt,
      kind: 'failed-sign-in',
      username,
      times: 1,
      ...{ about: null, detail: null },
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ happenedAt, times: sql`access_entry.times + 1` }),
    )
    .execute();
}

function failureId(hour: string, username: string | null): string {
  const name = username === null ? '' : `-${Buffer.from(username).toString('base64url')}`;
  return `${hour}${name}`;
}

export async function deleteOldAccesses(db: Db, now: Date): Promise<void> {
  const oldest = retentionCutoff(now, accessDays).toISOString();
  await db.deleteFrom('accessEntry').where('happenedAt', '<=', oldest).execute();
}
