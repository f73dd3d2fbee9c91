import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

export const changeTool = {
  path: '/admin/saisonwechsel',
  title: 'Saison wechseln',
  name: 'Saisonwechsel',
  job: 'verein',
  place: 11,
  ...sayings({ 'saison-gewechselt': 'Saison gewechselt!' }),
} satisfies SayingTool;
