import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings, savingFailed } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/vorstand',
  name: 'Vorstand',
  menu: 'team',
  place: 13,
  says: {
    ...recordSayings('Vorstandsmitglied', 'vorstand'),
    order: {
      word: 'vorstand-gereiht',
      done: 'Reihenfolge im Vorstand gespeichert!',
      failed: savingFailed,
    },
  },
} as const satisfies RecordTool;
