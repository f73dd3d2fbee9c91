import { z } from 'zod';
import { choice, date, optionalTime } from '#platform/admin/form/field-schemas.ts';

/** What can be said of a game that is not played as planned; blank is a new date. */
const putOff = ['postponed', 'calledOff'] as const;

/** The form by which a game is put off. */
export const postponementSchema = z.object({
  status: choice(putOff, 'Bitte wähle, was mit dem Spiel ist.')
    .optional()
    .transform((status) => status ?? null),
  date: date('Bitte gib das Datum ein.'),
  kickoff: optionalTime(),
});
