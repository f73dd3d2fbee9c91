import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { resetFailedMessage, savedSayings } from '#platform/admin/record-messages.ts';

export const tool = {
  path: '/admin/aussehen',
  name: 'Wappen und Farben',
  menu: 'website',
  place: 22,
  messages: {
    ...savedSayings('Wappen und Farben', 'aussehen'),
    remove: {
      word: 'aussehen-zurueckgesetzt',
      done: 'Wappen und Farben zurückgesetzt!',
      failed: resetFailedMessage,
    },
  },
} as const satisfies RecordTool;
