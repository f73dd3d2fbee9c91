import { z } from 'zod';
import {
  optionalDate,
  optionalText,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { readPosition } from '../position.ts';

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
