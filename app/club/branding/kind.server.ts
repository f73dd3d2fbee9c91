import { href } from 'react-router';
import { linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import {
  type ClubLookRecord,
  clubLookId,
  clubLookRecords,
  findCrestStep,
} from './branding-record.server.ts';
import { readLook, writeLook } from './data-tree/branding.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    clubLook: { record: ClubLookRecord; draft: ClubLookRecord; tables: 'clubLook' };
  }
}

export const clubLookKind: Kind<'clubLook'> = {
  tool,
  tables: { clubLook: true },
  uploads: { clubLook: ['crest'] },
  dataTree: {
    nodes: { look: 'entry' },
    counted: { table: 'clubLook', one: 'Aussehen', many: 'Aussehen' },
    read: (node) => ({ clubLook: readLook(...node('look')) }),
    write: (stored) => ({ look: writeLook(stored) }),
  },
  title: 'Wappen und Farben',
  records: clubLookRecords,
  ids: oneId(clubLookRecords, clubLookId),
  list: async () => [],
  next: async () => linkToPage(href('/')),
  firstStep: findCrestStep,
  together: [['pitch', 'signal']],
  fields: { crest: 'Wappen', pitch: 'Vereinsfarbe', signal: 'Zweite Farbe' },
};
