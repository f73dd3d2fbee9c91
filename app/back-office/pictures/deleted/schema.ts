import { z } from 'zod';
import { date, optionalText } from '#platform/admin/form/field-schemas.ts';

/** Characters of what is noted of a request. */
export const longestNote = 500;

/** The form of a deletion that somebody has asked for. @param today the last day that it takes */
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

/** What was typed into that form. */
export type TypedDeletion = Partial<Record<'askedOn' | 'note', string>>;
