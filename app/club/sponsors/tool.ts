import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings, savingFailed } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/sponsoren',
  name: 'Sponsoren',
  menu: 'sponsors',
  place: 17,
  says: {
    ...recordSayings('Sponsor', 'sponsor'),
    order: {
      word: 'sponsoren-gereiht',
      done: 'Reihenfolge der Sponsoren gespeichert!',
      failed: savingFailed,
    },
  },
} as const satisfies RecordTool;
