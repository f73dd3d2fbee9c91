import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  imageAddress,
  optionalEmail,
  optionalLines,
  optionalWebAddress,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { recordSayings, savingFailed } from '#platform/admin/record-sayings.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { portrait } from '#platform/pictures/shape.ts';

export const tool = {
  path: '/admin/vorstand',
  name: 'Vorstand',
  menu: 'team',
  place: 13,
  says: {
    ...recordSayings('Vorstandsmitglied', 'vorstand'),
    order: {
      word: 'vorstand-gereiht',
      done: 'Reihenfolge im Vorstand gespeichert!',
      failed: savingFailed,
    },
  },
} as const satisfies RecordTool;

export const boardPicture: PictureTool = {
  segment: 'vorstand',
  place: 3,
  shape: portrait,
  isDescribed: false,
};

/** The form of a member of the board (spec §3). */
export const boardMemberSchema = z.object({
  name: requiredText('Bitte gib einen Namen ein.'),
  role: requiredText('Bitte gib die Aufgabe ein.'),
  email: optionalEmail(),
  image: imageAddress(),
  bio: optionalLines(),
  linkedin: optionalWebAddress(),
  twitter: optionalWebAddress(),
  instagram: optionalWebAddress(),
});
