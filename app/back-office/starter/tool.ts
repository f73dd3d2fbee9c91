import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

/** Where a removal is taken back. */
export const auditLogPath = '/admin/protokoll';

export const starterTool = {
  path: '/admin/beispielinhalte',
  name: 'Beispielinhalte',
  menu: 'data',
  place: 30,
  ...sayings({ 'beispiel-entfernt': 'Beispielinhalte entfernt!' }),
} satisfies SayingTool;
