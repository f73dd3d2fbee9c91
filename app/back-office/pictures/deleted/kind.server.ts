import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { readDeletedPictures, writeDeletedPictures } from './data-tree/deleted-pictures.server.ts';
import { type DeletedPictureRecord, deletedPictureRecords } from './deleted-pictures.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    deletedPicture: { record: DeletedPictureRecord; tables: 'deletedPicture' };
  }
}

export const deletedPictureKind: Kind<'deletedPicture'> = {
  tables: { deletedPicture: true },
  dataTree: {
    nodes: { deletedPictures: 'collection' },
    counted: { table: 'deletedPicture', one: 'gelöschtes Bild', many: 'gelöschte Bilder' },
    read: (node) => ({ deletedPicture: readDeletedPictures(...node('deletedPictures')) }),
    write: (stored) => ({ deletedPictures: writeDeletedPictures(stored) }),
  },
  title: 'Auf Wunsch gelöschte Bilder',
  records: deletedPictureRecords,
  ids: rowIds('deletedPicture'),
  fields: {
    askedOn: { label: 'Verlangt am', as: 'day' },
    deletedAt: { label: 'Gelöscht', as: 'moment' },
    deletedBy: 'Gelöscht von',
    note: 'Notiz',
  },
};
