import { z } from 'zod';
import { seasonField } from '#app/seasons/tool.ts';
import { type TeamChoice, teamField } from '#app/teams/team-field.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  optionalDate,
  optionalNumber,
  reference,
} from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import { positions } from '../positions.ts';

export const tool = {
  path: '/admin/mannschaftskader',
  name: 'Mannschaftskader',
  menu: 'team',
  place: 12,
  messages: recordMessages('Mannschaftskader', 'mannschaftskader'),
} as const satisfies RecordTool;

export const maxPlayers = 100;

const player = z
  .object({
    playerId: reference('Bitte wähle einen Spieler.'),
    shirtNumber: optionalNumber(1, 999),
    position: choice(positions, 'Bitte wähle eine Position.')
      .optional()
      .transform((position) => position ?? null),
    firstDay: optionalDate(),
    lastDay: optionalDate(),
  })
  .refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'Der letzte Tag liegt vor dem ersten.',
  });

/** `known`: names of stored seasons. `usual`: the team if the form names no team. */
export function squadSchema(known: readonly string[], usual: TeamChoice['usual']) {
  return z.object({
    teamId: teamField(usual),
    season: seasonField(known),
    players: z
      .array(player)
      .max(maxPlayers, `Das sind mehr als ${maxPlayers} Spieler.`)
      .superRefine((entries, { addIssue }) => {
        const seen = new Set<string>();
        for (const [index, { playerId }] of entries.entries()) {
          if (seen.has(playerId))
            addIssue({
              ...{ code: 'custom', path: [index, 'playerId'] },
              message: 'Spieler ist bereits im Mannschaftskader',
            });
          seen.add(playerId);
        }
      }),
  });
}
