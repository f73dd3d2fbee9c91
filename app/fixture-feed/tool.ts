import type { SayingTool } from '#platform/admin/admin-tool.ts';
import { sayings } from '#platform/admin/said.ts';

export const feedTool = {
  path: '/admin/spielplan',
  title: 'Spielplan einlesen',
  name: 'Spielplan',
  job: 'spieltag',
  place: 15,
  ...sayings({
    'spielplan-gelesen': 'Spielplan gelesen!',
    'spielplan-nachgesehen': 'Beim Verband nachgesehen!',
    'spielplan-uebernommen': 'Spielplan übernommen!',
  }),
} satisfies SayingTool;
