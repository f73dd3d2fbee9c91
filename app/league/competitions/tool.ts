import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/bewerbe',
  name: 'Bewerbe',
  menu: 'season',
  place: 15,
  says: recordSayings('Bewerb', 'bewerb'),
} as const satisfies RecordTool;
