import type { Db } from '#platform/db/client.server.ts';
import { isPostgres } from '#platform/db/outage.server.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    upload: UploadTable;
  }
}

interface UploadTable {
  path: string;
  bytes: Buffer;
  /** The time when a record last used the upload, or the time of the upload. An ISO instant in UTC. */
  usedAt: string;
}

export interface StoredUpload {
  path: string;
  bytes: Buffer;
  usedAt: Date;
}

export const uploadsSince = '0010-uploads';

export function keepsUploads(db: Db): boolean {
  return isPostgres(db);
}

export async function findUpload(db: Db, path: string): Promise<Buffer | undefined> {
  const query = db.selectFrom('upload').select('bytes').where('path', '=', path);
  return (await query.executeTakeFirst())?.bytes;
}

export async function listUploads(db: Db): Promise<Omit<StoredUpload, 'bytes'>[]> {
  const rows = await db.selectFrom('upload').select(['path', 'usedAt']).execute();
  return rows.map(({ path, usedAt }) => ({ path, usedAt: new Date(usedAt) }));
}

/** Never replaces a stored upload. @returns false if different bytes are stored at this path */
export async function createUpload(db: Db, { path, bytes, usedAt }: StoredUpload) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('upload')
    .values({ path, bytes, usedAt: usedAt.toISOString() })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n || (await findUpload(db, path))?.equals(bytes) === true;
}

export async function markUploadsUsed(db: Db, paths: readonly string[], now: Date): Promise<void> {
  if (paths.length === 0) return;
  await db
    .updateTable('upload')
    .set({ usedAt: now.toISOString() })
    .where('path', 'in', paths)
    .execute();
}

export async function deleteUploads(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom('upload').where('path', 'in', paths).execute();
}

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
