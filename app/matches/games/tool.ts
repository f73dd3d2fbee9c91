import { z } from 'zod';
import { type TeamChoice, teamField } from '#app/teams/team-field.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  count,
  date,
  imageAddress,
  optionalDate,
  optionalLines,
  optionalNumber,
  optionalText,
  optionalTime,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import { gameKinds, gameStatuses, grounds, knownKickoff } from './game.ts';
import { optionalMinute } from './minute.ts';
import { listWrongGoals } from './wrong-goals.ts';

export const tool = {
  path: '/admin/spiele',
  title: 'Spielmanagement',
  name: 'Spiele',
  menu: 'games',
  place: 1,
  messages: recordMessages('Spiel', 'spiel'),
} as const satisfies RecordTool;

export const gameFormId = 'spiel';
export const resultFieldId = `${gameFormId}-goalsFor`;
export const reportFieldId = `${gameFormId}-report`;
export const picturesId = 'bilder';

/** With this query parameter, the score page saves the entered score as the final result. */
export const whistleParameter = 'abpfiff';

export const lineupsPath = '/admin/kader';
export const gameParameter = 'spiel';

export function lineupPath(game: { id: string }, lineupId: string | undefined): string {
  if (lineupId) return `${lineupsPath}/${encodeURIComponent(lineupId)}`;
  return `${lineupsPath}/neu?${new URLSearchParams({ [gameParameter]: game.id })}`;
}

export const maxGoals = 100;

export function gameSchema(usual: TeamChoice['usual']) {
  return z
    .object({
      teamId: teamField(usual),
      opponent: requiredText('Bitte gib den Gegner ein.'),
      kind: choice(gameKinds, 'Bitte wähle die Art des Spiels.'),
      date: date('Bitte gib das Datum ein.'),
      kickoff: optionalTime().transform(knownKickoff),
      ground: choice(grounds, 'Bitte wähle, wo gespielt wird.')
        .optional()
        .transform((ground) => (ground === undefined || ground === 'home' ? null : ground)),
      venueId: optionalText(),
      round: optionalText(),
      crest: imageAddress(),
      goalsFor: optionalNumber(0, 9999),
      goalsAgainst: optionalNumber(0, 9999),
      halfTimeFor: optionalNumber(0, 9999),
      halfTimeAgainst: optionalNumber(0, 9999),
      extraTime: tick().transform((ticked) => (ticked ? (1 as const) : null)),
      penaltiesFor: optionalNumber(0, 99),
      penaltiesAgainst: optionalNumber(0, 99),
      status: choice(gameStatuses, 'Bitte wähle, was aus dem Spiel wurde.')
        .optional()
        .transform((status) => status ?? null),
      formerDate: optionalDate(),
      formerKickoff: optionalTime().transform(knownKickoff),
      playedFor: optionalNumber(0, 9999),
      playedAgainst: optionalNumber(0, 9999),
      opponentGoals: z
        .array(
          z.object({
            scorer: optionalText(),
            minute: optionalMinute(),
            ownGoal: tick().transform((ticked) => (ticked ? (1 as const) : null)),
          }),
        )
        .max(maxGoals, `Das sind mehr als ${maxGoals} Tore.`),
      attendance: optionalNumber(0, 999_999),
      referee: optionalText(),
      report: optionalLines(),
    })
    .superRefine((entered, { addIssue }) => {
      for (const { field, message } of listWrongGoals(entered))
        addIssue({ code: 'custom', path: [field], message });
    });
}

export const scoreSchema = z.object({
  goalsFor: count(),
  goalsAgainst: count(),
  isHalfTime: tick(),
});

/** The choices for `status`. If the game only gets a new day, the form leaves `status` blank. */
const putOff = ['postponed', 'calledOff'] as const;

export const postponementSchema = z.object({
  status: choice(putOff, 'Bitte wähle, was mit dem Spiel ist.')
    .optional()
    .transform((status) => status ?? null),
  date: date('Bitte gib das Datum ein.'),
  kickoff: optionalTime().transform(knownKickoff),
});
