import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings, savingFailed } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/mannschaften',
  name: 'Mannschaften',
  menu: 'team',
  place: 11,
  says: {
    ...recordSayings('Mannschaft', 'mannschaft'),
    order: {
      word: 'mannschaften-gereiht',
      done: 'Reihenfolge der Mannschaften gespeichert!',
      failed: savingFailed,
    },
  },
} as const satisfies RecordTool;
