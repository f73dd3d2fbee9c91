import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

export const feedTool = {
  path: '/admin/spielplan',
  name: 'Spielplan einlesen',
  menu: 'games',
  place: 3,
  ...sayings({
    'spielplan-gelesen': 'Spielplan eingelesen!',
    'spielplan-nachgesehen': 'Beim Verband nachgesehen!',
    'spielplan-uebernommen': 'Spielplan übernommen!',
    'spielplan-behalten': 'Eure Angaben bleiben!',
  }),
} satisfies SayingTool;

export const mostEvents = 2_000;
