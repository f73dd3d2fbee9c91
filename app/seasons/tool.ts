import type { RecordTool, SayingTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';
import { sayings } from '#platform/admin/said.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';

export const tool = {
  path: '/admin/saisons',
  name: 'Saisonen',
  menu: 'season',
  place: 14,
  says: recordSayings('Saison', 'saison'),
} as const satisfies RecordTool;

export const changeTool = {
  path: '/admin/saisonwechsel',
  name: 'Saisonwechsel',
  menu: 'season',
  place: 16,
  ...sayings({ 'saison-gewechselt': 'Saison gewechselt!' }),
} satisfies SayingTool;

export const seasonPicture: PictureTool = {
  segment: 'saisonen',
  place: 6,
  shape: { width: 1280, height: 720, isCropped: true },
  isDescribed: true,
};
