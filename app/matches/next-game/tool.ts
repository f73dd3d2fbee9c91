import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/naechstes-spiel',
  name: 'Nächstes Spiel',
  menu: 'games',
  place: 2,
  says: recordSayings('Nächstes Spiel', 'naechstes-spiel'),
} as const satisfies RecordTool;
