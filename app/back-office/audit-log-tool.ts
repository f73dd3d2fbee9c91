import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

const path = '/admin/protokoll';
export const accessesPath = `${path}/zugriffe`;

export const auditLogTool = {
  path,
  name: 'Protokoll',
  menu: 'people',
  place: 28,
  ...sayings({ zurueckgenommen: 'Änderung zurückgenommen!' }),
} satisfies SayingTool;

/** What a form of the overview sends along, so that what it takes back leads there again. */
export const fromOverview = { from: 'overview' };
