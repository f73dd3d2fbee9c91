import type { ToolWithMessages } from '#platform/admin/admin-tool.ts';
import { successMessages } from '#platform/admin/success-messages.ts';

export const feedTool = {
  path: '/admin/spielplan',
  name: 'Spielplan einlesen',
  menu: 'games',
  place: 3,
  ...successMessages({
    'spielplan-gelesen': 'Spielplan eingelesen!',
    'spielplan-nachgesehen': 'Beim Verband nachgesehen!',
    'spielplan-uebernommen': 'Spielplan übernommen!',
    'spielplan-behalten': 'Eure Angaben bleiben!',
  }),
} satisfies ToolWithMessages;

export const maxEvents = 2_000;
