import type { Db } from '#platform/db/client.server.ts';
import { listDeletedPictures } from '#platform/pictures/deleted-pictures.server.ts';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';

/** A picture that was deleted on request, as the library lists it. */
export interface ListedDeletion {
  id: string;
  /** Days in words. */
  asked: string;
  deleted: string;
  by: string;
  note: string | null;
}

/** All pictures that were deleted on request, the last first. */
export async function listDeletions(db: Db): Promise<ListedDeletion[]> {
  return (await listDeletedPictures(db)).map(({ id, askedOn, deletedAt, deletedBy, note }) => ({
    ...{ id, note, by: deletedBy, asked: formatDate(askedOn) },
    deleted: formatDate(viennaDate(new Date(deletedAt))),
  }));
}
