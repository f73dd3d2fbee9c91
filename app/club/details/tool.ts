import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { savedSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/kontakt',
  name: 'Kontakt und Menü',
  menu: 'website',
  place: 21,
  says: savedSayings('Kontakt und Menü', 'kontakt'),
} as const satisfies RecordTool;
