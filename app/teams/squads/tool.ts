import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/mannschaftskader',
  name: 'Mannschaftskader',
  menu: 'team',
  place: 12,
  says: recordSayings('Mannschaftskader', 'mannschaftskader'),
} as const satisfies RecordTool;
