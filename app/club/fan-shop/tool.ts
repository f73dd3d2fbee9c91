import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { savedSayings } from '#platform/admin/record-messages.ts';

export const tool = {
  path: '/admin/fanshop',
  name: 'Fanshop',
  menu: 'sponsors',
  place: 18,
  messages: savedSayings('Fanshop', 'fanshop'),
} as const satisfies RecordTool;
