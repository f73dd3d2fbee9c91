import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { resettingFailed, savedSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/aussehen',
  name: 'Wappen und Farben',
  menu: 'website',
  place: 22,
  says: {
    ...savedSayings('Wappen und Farben', 'aussehen'),
    remove: {
      word: 'aussehen-zurueckgesetzt',
      done: 'Wappen und Farben zurückgesetzt!',
      failed: resettingFailed,
    },
  },
} as const satisfies RecordTool;
