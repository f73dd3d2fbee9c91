import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { saveMessages } from '#platform/admin/record-messages.ts';

export const tool = {
  path: '/admin/fanshop',
  name: 'Fanshop',
  menu: 'sponsors',
  place: 18,
  messages: saveMessages('Fanshop', 'fanshop'),
} as const satisfies RecordTool;
