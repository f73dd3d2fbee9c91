import type { Selectable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { RecordStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';

export type DeletedPictureRecord = Omit<Selectable<Schema['deletedPicture']>, 'id'>;

export const deletedPictureRecords: RecordStore<DeletedPictureRecord> = {
  kind: 'deletedPicture',
  isFinal: true,
  ...rowStore('deletedPicture'),
  label: async () => 'Bild auf Wunsch gelöscht',
};
