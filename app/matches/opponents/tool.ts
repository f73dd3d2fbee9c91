import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  imageAddress,
  optionalLines,
  optionalText,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';

export const tool = {
  path: '/admin/gegner',
  name: 'Gegner',
  menu: 'games',
  place: 4,
  messages: recordMessages('Gegner', 'gegner'),
} as const satisfies RecordTool;

export const opponentPicture: PictureTool = {
  segment: 'gegner',
  place: 5,
  shape: { width: 512, height: 512, isCropped: false, takesDrawing: true },
  isDescribed: false,
};

/** High enough for several merged opponents, because a merge keeps all names of both. */
export const maxNames = 100;
const maxNameLength = 200;
export const maxShortNameLength = 30;

export const opponentSchema = z.object({
  name: requiredText('Bitte gib den Namen ein.', maxNameLength),
  shortName: optionalText(maxShortNameLength),
  crest: imageAddress(),
  venueId: optionalText(),
  otherNames: optionalLines().transform((text, context) => {
    const names = (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const message =
      names.length > maxNames
        ? `Das sind mehr als ${maxNames} Namen.`
        : names.some((name) => name.length > maxNameLength)
          ? `Ein Name hat höchstens ${maxNameLength} Zeichen.`
          : undefined;
    if (message) context.addIssue({ code: 'custom', message });
    return names.map((name) => ({ name }));
  }),
});
