import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { savedSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/startbild',
  name: 'Startbild',
  menu: 'website',
  place: 19,
  says: savedSayings('Startbild', 'startbild'),
} as const satisfies RecordTool;
