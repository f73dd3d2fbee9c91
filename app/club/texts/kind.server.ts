import { linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { rowIds } from '#platform/records/row-store.server.ts';
import { type ClubTextRecord, clubTextRecords } from './club-text-record.server.ts';
import { findLines } from './club-texts.server.ts';
import { readTexts, writeTexts } from './data-tree/texts.server.ts';
import { type ClubTextName, clubTextPlaces, textPlace, withLabels } from './text-names.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    clubText: { record: ClubTextRecord; draft: ClubTextRecord; tables: 'clubText' };
  }
}

export const clubTextKind: Kind<'clubText'> = {
  tool,
  tables: { clubText: true },
  uploads: { clubText: ['text'] },
  dataTree: {
    nodes: { texts: 'collection' },
    counted: { table: 'clubText', one: 'Text', many: 'Texte' },
    read: (node) => ({ clubText: readTexts(...node('texts')) }),
    write: (stored) => ({ texts: writeTexts(stored) }),
  },
  title: 'Texte',
  records: clubTextRecords,
  ids: rowIds('clubText'),
  list: async (db) => {
    const lines = await findLines(db);
    return Object.entries(clubTextPlaces).map(([id, { title, ...place }]) => ({
      ...{ id, title },
      detail: 'isLine' in place ? (lines[id as ClubTextName] ?? '') : '',
    }));
  },
  next: async (_, { id }) => linkToPage(textPlace(id)?.path),
  log: { what: (label) => `den Text „${label}“` },
  fields: { text: { label: 'Text', as: withLabels }, name: null },
};
