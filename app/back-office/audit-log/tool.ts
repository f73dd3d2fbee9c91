import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

const path = '/admin/protokoll';
export const accessesPath = `${path}/zugriffe`;

export const auditLogTool = {
  path,
  title: 'Protokoll',
  name: 'Protokoll',
  job: 'mehr',
  place: 29,
  ...sayings({ zurueckgenommen: 'Änderung zurückgenommen!' }),
} satisfies SayingTool;
