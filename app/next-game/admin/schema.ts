import { z } from 'zod';
import { dateAndTime, requiredText } from '#platform/admin/form/field-schemas.ts';
import { viennaInstant } from '#platform/values/vienna.ts';

/** The form of the next game (spec §5): the time is Vienna's, stored is the instant. */
export const nextGameSchema = z.object({
  opponent: requiredText('Bitte gib den Gegner ein.'),
  startsAt: dateAndTime('Bitte gib Datum und Uhrzeit ein.').transform((moment) => {
    const [date = '', time = ''] = moment.split('T');
    return viennaInstant(date, time).toISOString();
  }),
});
