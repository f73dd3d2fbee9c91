import type { Db } from '#platform/db/client.server.ts';
import { isPostgres } from '#platform/db/outage.server.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    upload: UploadTable;
  }
}

/** On PostgreSQL only: beside SQLite uploads are files (uploads.server.ts). */
interface UploadTable {
  /** Below `/uploads/`. */
  path: string;
  bytes: Buffer;
  /** ISO instant in UTC at which it was last seen in use, or came. */
  usedAt: string;
}

/** A file that somebody has uploaded, as PostgreSQL keeps it. */
export interface StoredUpload {
  /** Below `/uploads/`. */
  path: string;
  bytes: Buffer;
  /** When it was last seen in use, or came. */
  usedAt: Date;
}

/** The migration from which on a database can keep uploads. */
export const uploadsSince = '0010-uploads';

/**
 * Whether uploads lie in the database, which several servers share; beside the embedded SQLite they
 * lie in a folder.
 */
export function keepsUploads(db: Db): boolean {
  return isPostgres(db);
}

/** The bytes of an upload; undefined when there is none of this path. */
export async function findUpload(db: Db, path: string): Promise<Buffer | undefined> {
  const query = db.selectFrom('upload').select('bytes').where('path', '=', path);
  return (await query.executeTakeFirst())?.bytes;
}

/** All uploads without their bytes. */
export async function listUploads(db: Db): Promise<Omit<StoredUpload, 'bytes'>[]> {
  const rows = await db.selectFrom('upload').select(['path', 'usedAt']).execute();
  return rows.map(({ path, usedAt }) => ({ path, usedAt: new Date(usedAt) }));
}

/**
 * Stores an upload under a path at which nothing else comes to stand.
 * @returns false when other bytes stand there, which stay
 */
export async function createUpload(db: Db, { path, bytes, usedAt }: StoredUpload) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('upload')
    .values({ path, bytes, usedAt: usedAt.toISOString() })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n || (await findUpload(db, path))?.equals(bytes) === true;
}

/** Notes that uploads were seen in use. */
export async function noteUse(db: Db, paths: readonly string[], now: Date): Promise<void> {
  if (paths.length === 0) return;
  await db
    .updateTable('upload')
    .set({ usedAt: now.toISOString() })
    .where('path', 'in', paths)
    .execute();
}

/** Deletes uploads at once. */
export async function deleteUploads(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom('upload').where('path', 'in', paths).execute();
}

/** Deletes those of these uploads that were not seen in use after a moment. */
export async function deleteUnusedUploads(
  db: Db,
  paths: readonly string[],
  lastUse: Date,
): Promise<void> {
  if (paths.length === 0) return;
  await db
    .deleteFrom('upload')
    .where('path', 'in', paths)
    .where('usedAt', '<=', lastUse.toISOString())
    .execute();
}
