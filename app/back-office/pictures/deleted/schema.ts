import { z } from 'zod';
import { date, optionalText } from '#platform/admin/form/field-schemas.ts';

export const longestNote = 500;

/** `today` is the last day that it accepts. */
export function deletionSchema(today: string) {
  return z.object({
    askedOn: date('Bitte gib an, wann darum gebeten wurde.').refine(
      (day) => day <= today,
      'Dieser Tag liegt in der Zukunft.',
    ),
    note: optionalText(longestNote),
    sure: z.literal('on', { error: 'Bitte setz das Häkchen, wenn das Bild für immer weg soll.' }),
  });
}

export type TypedDeletion = Partial<Record<'askedOn' | 'note', string>>;
