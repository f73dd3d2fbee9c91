import { z } from 'zod';
import { optionalText, requiredText } from '#platform/admin/form/field-schemas.ts';
import { readPosition } from '../position.ts';

/** The form of a venue. */
export const venueSchema = z.object({
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
});
