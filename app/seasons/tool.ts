import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/saisons',
  name: 'Saisonen',
  menu: 'season',
  place: 14,
  says: recordSayings('Saison', 'saison'),
} as const satisfies RecordTool;
