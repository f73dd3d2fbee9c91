import type { RecordTool, ToolWithMessages } from '#platform/admin/admin-tool.ts';
import { requiredText } from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import { successMessages } from '#platform/admin/success-messages.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { isSeason } from '#platform/values/season.ts';

export const tool = {
  path: '/admin/saisons',
  name: 'Saisonen',
  menu: 'season',
  place: 14,
  messages: recordMessages('Saison', 'saison'),
} as const satisfies RecordTool;

export const changeTool = {
  path: '/admin/saisonwechsel',
  name: 'Saisonwechsel',
  menu: 'season',
  place: 16,
  ...successMessages({ 'saison-gewechselt': 'Saison gewechselt!' }),
} satisfies ToolWithMessages;

export const seasonPicture: PictureTool = {
  segment: 'saisonen',
  place: 6,
  shape: { width: 1280, height: 720, isCropped: true },
  isDescribed: true,
};

export const maxSeasonTextLength = 10_000;
export const maxMomentLength = 500;
export const maxMoments = 50;
/** Maximum number of titles, and of awards. */
export const maxHonours = 100;
export const maxSeasonDays = 731;

/** `known`: names of stored seasons. These names are valid even if they have an unusual format. */
export function seasonField(known: readonly string[]) {
  return requiredText('Bitte gib die Saison ein.').refine(
    (season) => isSeason(season) || known.includes(season),
    'Bitte gib eine Saison ein, zum Beispiel 2026 oder 2026/27.',
  );
}
