import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/spiele',
  title: 'Spielmanagement',
  name: 'Spiele',
  menu: 'games',
  place: 1,
  says: recordSayings('Spiel', 'spiel'),
} as const satisfies RecordTool;
