import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

export const listTool = {
  path: '/admin/einlesen',
  name: 'Liste einlesen',
  menu: 'data',
  place: 29,
  ...sayings({ 'liste-uebernommen': 'Liste übernommen!' }),
} satisfies SayingTool;
