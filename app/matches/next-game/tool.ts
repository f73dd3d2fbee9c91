import { z } from 'zod';
import { gameKinds } from '#app/matches/games/game.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { choice, dateAndTime, requiredText } from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import { viennaInstant } from '#platform/values/vienna.ts';

export const tool = {
  path: '/admin/naechstes-spiel',
  name: 'Nächstes Spiel',
  menu: 'games',
  place: 2,
  messages: recordMessages('Nächstes Spiel', 'naechstes-spiel'),
} as const satisfies RecordTool;

/**
 * Admins type `startsAt` as a time in Vienna. The site stores it as an instant (spec §5).
 * @param today the earliest allowed day
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
