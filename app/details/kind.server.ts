import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { tool } from './admin/tool.ts';
import {
  type ClubDetailsRecord,
  clubDetailsId,
  clubDetailsRecords,
} from './details-record.server.ts';
import { readDetails, writeDetails } from './transfer/details.server.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    clubDetails: { record: ClubDetailsRecord; draft: ClubDetailsRecord; tables: 'clubDetails' };
  }
}

export const clubDetailsKind: Kind<'clubDetails'> = {
  tool,
  tables: { clubDetails: true },
  transfer: {
    nodes: { contact: 'entry' },
    counted: { table: 'clubDetails', one: 'Kontakt', many: 'Kontakte' },
    read: (node) => ({ clubDetails: readDetails(...node('contact')) }),
    write: (stored) => ({ contact: writeDetails(stored) }),
  },
  title: 'Kontakt und Menü',
  records: clubDetailsRecords,
  ids: oneId(clubDetailsRecords, clubDetailsId),
  // There is but one: its tool is found by name.
  list: async () => [],
  fields: {
    slogan: 'Leitspruch',
    email: 'E-Mail',
    phone: 'Telefon',
    street: 'Straße',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    zvr: 'ZVR-Zahl',
    instagram: 'Instagram',
    facebook: 'Facebook',
    hiddenPages: 'Nicht im Menü',
    suspensionCards: 'Sperre nach gelben Karten',
    associationNames: 'Namen beim Verband',
    calendarAddress: 'Kalender des Verbands',
  },
};
