import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { listDeletedPictures } from '#platform/pictures/deleted-pictures.server.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';

export interface ListedDeletion {
  id: string;
  asked: string;
  deleted: string;
  by: string;
  note: string | null;
}

export async function listDeletions(db: Db): Promise<ListedDeletion[]> {
  return (await listDeletedPictures(db)).map(({ id, askedOn, deletedAt, deletedBy, note }) => ({
    ...{ id, note, by: deletedBy, asked: formatDate(askedOn) },
    deleted: formatDate(viennaDate(new Date(deletedAt))),
  }));
}

export type DeletedPictureRecord = Omit<Selectable<Schema['deletedPicture']>, 'id'>;

export const deletedPictureRecords: RecordStore<DeletedPictureRecord> = {
  kind: 'deletedPicture',
  isFinal: true,
  ...rowStore('deletedPicture'),
  label: async () => 'Bild auf Wunsch gelöscht',
};
