import { href } from 'react-router';
import { linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import {
  type BrandingRecord,
  brandingId,
  brandingRecords,
  findCrestStep,
} from './branding-record.server.ts';
import { readBranding, writeBranding } from './data-tree/branding.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    clubLook: { record: BrandingRecord; draft: BrandingRecord; tables: 'clubLook' };
  }
}

export const brandingKind: Kind<'clubLook'> = {
  tool,
  tables: { clubLook: true },
  uploads: { clubLook: ['crest'] },
  dataTree: {
    nodes: { look: 'entry' },
    counted: { table: 'clubLook', one: 'Aussehen', many: 'Aussehen' },
    read: (node) => ({ clubLook: readBranding(...node('look')) }),
    write: (stored) => ({ look: writeBranding(stored) }),
  },
  title: 'Wappen und Farben',
  records: brandingRecords,
  ids: oneId(brandingRecords, brandingId),
  list: async () => [],
  next: async () => linkToPage(href('/')),
  firstStep: findCrestStep,
  together: [['pitch', 'signal']],
  fields: { crest: 'Wappen', pitch: 'Vereinsfarbe', signal: 'Zweite Farbe' },
};
