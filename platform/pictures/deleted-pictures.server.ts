import type { Db } from '#platform/db/client.server.ts';
import { listPictureNames, withoutPicture } from './picture-references.server.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    deletedPicture: DeletedPictureTable;
  }
}

interface DeletedPictureTable {
  id: string;
  askedOn: string;
  deletedAt: string;
  deletedBy: string;
  note: string | null;
}

export async function listDeletedNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deletedPicture').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Removes pictures that were deleted on request, because an old form or an undo can still name them. */
export async function withoutDeleted<T>(db: Db, data: T): Promise<T> {
  const named = listPictureNames(JSON.stringify(data));
  if (named.length === 0) return data;
  const rows = db.selectFrom('deletedPicture').select('id').where('id', 'in', named);
  const deleted = await rows.execute();
  return deleted.reduce((rest, { id }) => withoutPicture(rest, `/uploads/${id}`), data);
}

export async function listDeletedPictures(db: Db) {
  return db
    .selectFrom('deletedPicture')
    .selectAll()
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .execute();
}
