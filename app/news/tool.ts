import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/neuigkeiten',
  name: 'Neuigkeiten',
  menu: 'news',
  place: 24,
  says: recordSayings('Artikel', 'artikel'),
} as const satisfies RecordTool;
