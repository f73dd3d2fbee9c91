import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  optionalDate,
  optionalText,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';
import { readPosition } from './place.ts';

/** The word in an address that says that a new one begins as the club's own ground. */
export const ownParameter = 'unser-platz';

export const tool = {
  path: '/admin/spielorte',
  name: 'Spielorte',
  menu: 'games',
  place: 5,
  says: recordSayings('Spielort', 'spielort'),
} as const satisfies RecordTool;

export const ownGroundPath = `${tool.path}/neu?${ownParameter}`;

/** The form of a venue. */
export const venueSchema = z
  .object({
    name: requiredText('Bitte gib einen Namen ein.'),
    street: optionalText(),
    postalCode: optionalText(20),
    city: optionalText(),
    position: optionalText().transform((text, context) => {
      if (text === null) return null;
      const position = readPosition(text);
      if (position !== undefined) return position;
      context.addIssue({
        code: 'custom',
        message: 'Bitte gib die Lage so ein, wie sie eine Karte zeigt: 46.6247, 14.3053',
      });
      return z.NEVER;
    }),
    isOwn: tick().transform((ticked) => (ticked ? (1 as const) : null)),
    ownFrom: optionalDate(),
  })
  .superRefine(({ isOwn, ownFrom }, { addIssue }) => {
    if (ownFrom !== null && !isOwn)
      addIssue({
        code: 'custom',
        path: ['ownFrom'],
        message: 'Das gibt es nur bei unserem Platz: Bitte hak ihn an.',
      });
  });
