import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/gegner',
  name: 'Gegner',
  menu: 'games',
  place: 4,
  says: recordSayings('Gegner', 'gegner'),
} as const satisfies RecordTool;
