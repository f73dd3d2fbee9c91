import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

export const listTool = {
  path: '/admin/einlesen',
  title: 'Liste einlesen',
  name: 'Liste einlesen',
  job: 'mehr',
  place: 23,
  ...sayings({ 'liste-uebernommen': 'Liste übernommen!' }),
} satisfies SayingTool;
