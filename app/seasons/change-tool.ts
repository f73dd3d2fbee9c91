import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

export const changeTool = {
  path: '/admin/saisonwechsel',
  name: 'Saisonwechsel',
  menu: 'season',
  place: 16,
  ...sayings({ 'saison-gewechselt': 'Saison gewechselt!' }),
} satisfies SayingTool;
