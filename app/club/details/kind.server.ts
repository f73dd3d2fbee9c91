import { href } from 'react-router';
import { linkToPage } from '#platform/admin/next-step.ts';
import { wordsOf } from '#platform/fields/fields.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { readDetails, writeDetails } from './data-tree/details.server.ts';
import { findDetailsStep, listDetailsTasks } from './details-tasks.server.ts';
import { detailsFields } from './fields.ts';
import {
  type ClubDetailsRecord,
  clubDetailsId,
  clubDetailsRecords,
} from './find-details.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    clubDetails: { record: ClubDetailsRecord; draft: ClubDetailsRecord; tables: 'clubDetails' };
  }
}

export const clubDetailsKind: Kind<'clubDetails'> = {
  tool,
  tables: { clubDetails: true },
  dataTree: {
    nodes: { contact: 'entry' },
    counted: { table: 'clubDetails', one: 'Kontakt', many: 'Kontakte' },
    read: (node) => ({ clubDetails: readDetails(...node('contact')) }),
    write: (stored) => ({ contact: writeDetails(stored) }),
  },
  title: 'Vereinsdaten',
  records: clubDetailsRecords,
  ids: oneId(clubDetailsRecords, clubDetailsId),
  // The list is empty: this kind has only one record, and the search already finds the tool that edits it.
  list: async () => [],
  next: async () => linkToPage(href('/contact')),
  tasks: listDetailsTasks,
  firstStep: findDetailsStep,
  fields: {
    ...wordsOf(detailsFields),
    seasonRhythm: { label: 'Saison', words: { july: 'Juli bis Juni' } },
  },
};
