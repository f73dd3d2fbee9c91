import { z } from 'zod';
import { gameKinds } from '#app/matches/games/game-kinds.ts';
import { choice, dateAndTime, requiredText } from '#platform/admin/form/field-schemas.ts';
import { viennaInstant } from '#platform/values/vienna.ts';

/**
 * The form of the next game (spec §5): the time is Vienna's, stored is the instant.
 * @param today 'YYYY-MM-DD': days before it are refused; without it none is
 */
export function nextGameSchema(today = '') {
  return z.object({
    opponent: requiredText('Bitte gib den Gegner ein.'),
    startsAt: dateAndTime('Bitte gib Datum und Uhrzeit ein.')
      .refine((moment) => moment.slice(0, 10) >= today, 'Dieser Tag ist schon vorbei.')
      .transform((moment) => {
        const [date = '', time = ''] = moment.split('T');
        return viennaInstant(date, time).toISOString();
      }),
    kind: choice(gameKinds, 'Bitte wähle die Art des Spiels.'),
  });
}
