import { z } from 'zod';
import { optionalMinutes } from '#app/games/admin/minute.ts';
import {
  count,
  optionalNumber,
  optionalText,
  reference,
  requiredNumber,
  tick,
} from '#platform/admin/form/field-schemas.ts';

/** The second one sends a player off. */
export const mostYellowCards = 2;

/** More than anybody has scored. */
const mostOwnGoals = 20;

/** With extra time, and what is added to it. */
const lastMinute = 130;

const incomplete = 'Bitte alle Pflichtfelder ausfüllen ❗';

/** The form of a line-up (spec §5): one for a game, each player once. */
export const lineupSchema = z.object({
  gameId: reference(incomplete),
  trainerId: reference(incomplete),
  players: z
    .array(
      z.object({
        /** Null for an entry whose player is gone. */
        playerId: optionalText(),
        shirtNumber: requiredNumber(1, 999, incomplete),
        onBench: tick(),
        goals: count(),
        assists: count(),
        yellowCards: count(mostYellowCards),
        redCards: tick().transform(Number),
        cameOn: tick().transform((ticked) => (ticked ? (1 as const) : null)),
        minuteOn: optionalNumber(0, lastMinute),
        minuteOff: optionalNumber(0, lastMinute),
        goalMinutes: optionalMinutes(),
        assistMinutes: optionalMinutes(),
        yellowCardMinutes: optionalMinutes(),
        redCardMinutes: optionalMinutes(),
        ownGoals: count(mostOwnGoals).transform((number) => number || null),
        ownGoalMinutes: optionalMinutes(),
      }),
      incomplete,
    )
    .min(1, incomplete)
    .superRefine((entries, context) => {
      const known = new Set<string>();
      for (const [index, { playerId }] of entries.entries()) {
        if (playerId === null) continue;
        if (known.has(playerId))
          context.addIssue({
            code: 'custom',
            path: [index, 'playerId'],
            message: 'Spieler ist bereits im Kader',
          });
        known.add(playerId);
      }
    }),
});
