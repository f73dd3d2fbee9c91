import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { resetFailedMessage, saveMessages } from '#platform/admin/record-messages.ts';

export const tool = {
  path: '/admin/aussehen',
  name: 'Wappen und Farben',
  menu: 'website',
  place: 22,
  messages: {
    ...saveMessages('Wappen und Farben', 'aussehen'),
    remove: {
      word: 'aussehen-zurueckgesetzt',
      done: 'Wappen und Farben zurückgesetzt!',
      failed: resetFailedMessage,
    },
  },
} as const satisfies RecordTool;
