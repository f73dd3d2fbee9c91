import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { savedSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/tabelle',
  title: 'Tabellenmanagement',
  name: 'Tabelle',
  menu: 'table',
  place: 7,
  says: savedSayings('Tabelle', 'tabelle'),
} as const satisfies RecordTool;
