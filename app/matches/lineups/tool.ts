import { z } from 'zod';
import { opponentWithTeam } from '#app/matches/games/game-text.ts';
import type { GameChoice } from '#app/matches/games/games.server.ts';
import { lastMinute, optionalMinutes } from '#app/matches/games/minute.ts';
import { lineupsPath } from '#app/matches/games/tool.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  count,
  optionalNumber,
  optionalText,
  reference,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import { deleteFailedMessage, saveFailedMessage } from '#platform/admin/record-messages.ts';
import { formatShortDate } from '#platform/values/vienna.ts';
import type { LineupRecord, LineupRecordPlayer } from './lineup-record.server.ts';

export const tool = {
  path: lineupsPath,
  title: 'Kaderverwaltung',
  name: 'Aufstellung',
  menu: 'lineups',
  place: 6,
  messages: {
    add: {
      word: 'kader-gespeichert',
      done: 'Kader erfolgreich gespeichert ✅',
      failed: saveFailedMessage,
    },
    edit: {
      word: 'kader-aktualisiert',
      done: 'Kader erfolgreich aktualisiert ✅',
      failed: saveFailedMessage,
    },
    remove: {
      word: 'kader-geloescht',
      done: 'Aufstellung gelöscht!',
      failed: deleteFailedMessage,
    },
  },
} as const satisfies RecordTool;

/** The second yellow card is a dismissal, so a player cannot get a third yellow card. */
export const maxYellowCards = 2;

export const maxOwnGoals = 20;

const incomplete = 'Bitte alle Pflichtfelder ausfüllen ❗';

type Stored = Pick<LineupRecord, 'trainerId'> & {
  players: readonly Pick<LineupRecordPlayer, 'playerId' | 'shirtNumber'>[];
};

/**
 * Rules: spec §5. Shirt numbers and the trainer can stay empty if `stored` lacks them. The trainer can
 * also stay empty if `hasTrainers` is false, because there is no trainer to choose.
 */
export function lineupSchema(stored: Stored | undefined, hasTrainers: boolean) {
  const numberless = new Set(
    stored?.players
      .filter(({ shirtNumber }) => shirtNumber === null)
      .map(({ playerId }) => playerId),
  );
  return z.object({
    gameId: reference(incomplete),
    trainerId: hasTrainers && stored?.trainerId !== null ? reference(incomplete) : optionalText(),
    players: z
      .array(
        z.object({
          playerId: optionalText(),
          shirtNumber: optionalNumber(1, 999),
          onBench: tick(),
          goals: count(),
          assists: count(),
          yellowCards: count(maxYellowCards),
          redCards: tick().transform(Number),
          cameOn: tick().transform((ticked) => (ticked ? (1 as const) : null)),
          minuteOn: optionalNumber(0, lastMinute),
          minuteOff: optionalNumber(0, lastMinute),
          replacedNumber: optionalNumber(1, 999),
          goalMinutes: optionalMinutes(),
          assistMinutes: optionalMinutes(),
          yellowCardMinutes: optionalMinutes(),
          redCardMinutes: optionalMinutes(),
          ownGoals: count(maxOwnGoals).transform((number) => number || null),
          ownGoalMinutes: optionalMinutes(),
        }),
        incomplete,
      )
      .min(1, incomplete)
      .superRefine((entries, context) => {
        const known = new Set<string>();
        for (const [index, { playerId, shirtNumber, replacedNumber }] of entries.entries()) {
          const others = entries.filter((_, other) => other !== index);
          if (replacedNumber && !others.some((other) => other.shirtNumber === replacedNumber))
            context.addIssue({
              code: 'custom',
              path: [index, 'replacedNumber'],
              message: `In der Aufstellung trägt niemand anderer die Nummer ${replacedNumber}.`,
            });
          if (shirtNumber === null && !numberless.has(playerId))
            context.addIssue({ code: 'custom', path: [index, 'shirtNumber'], message: incomplete });
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
}

export function toLineupRecords(games: readonly GameChoice[], fallback: string): ListedRecord[] {
  return games.flatMap(({ lineupId, opponent, crest, team, date, kind }) =>
    lineupId
      ? [
          {
            id: lineupId,
            title: opponentWithTeam({ team, opponent }),
            detail: `${formatShortDate(date)}, ${kind}`,
            picture: { address: crest, fallback, shape: 'crest' as const },
          },
        ]
      : [],
  );
}
