import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  imageAddress,
  optionalDate,
  optionalWebAddress,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { recordSayings, savingFailed } from '#platform/admin/record-sayings.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { sponsorLevels } from './levels.ts';

export const tool = {
  path: '/admin/sponsoren',
  name: 'Sponsoren',
  menu: 'sponsors',
  place: 17,
  says: {
    ...recordSayings('Sponsor', 'sponsor'),
    order: {
      word: 'sponsoren-gereiht',
      done: 'Reihenfolge der Sponsoren gespeichert!',
      failed: savingFailed,
    },
  },
} as const satisfies RecordTool;

export const sponsorPicture: PictureTool = {
  segment: 'sponsoren',
  place: 4,
  shape: { width: 1280, height: 640, isCropped: false, takesDrawing: true },
  isDescribed: false,
};

/** The form of a sponsor. */
export const sponsorSchema = z
  .object({
    name: requiredText('Bitte gib einen Namen ein.'),
    level: choice(sponsorLevels, 'Bitte wähle, was der Sponsor ist.'),
    logo: imageAddress(),
    website: optionalWebAddress(),
    shownFrom: optionalDate(),
    shownUntil: optionalDate(),
  })
  .refine(
    ({ shownFrom, shownUntil }) =>
      shownFrom === null || shownUntil === null || shownFrom <= shownUntil,
    { path: ['shownUntil'], error: 'Der letzte Tag liegt vor dem ersten.' },
  );
