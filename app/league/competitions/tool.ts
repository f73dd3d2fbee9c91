import { z } from 'zod';
import { gameKinds } from '#app/matches/games/game.ts';
import { seasonField } from '#app/seasons/tool.ts';
import { type TeamChoice, teamField } from '#app/teams/team-field.ts';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  count,
  optionalDate,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { type SeasonPlan, seasonNamed } from '#platform/values/season-plan.ts';
import { carryOvers } from './competition.ts';
import { ownCriteria, rankings, smallTableRules } from './rankings.ts';

export const tool = {
  path: '/admin/bewerbe',
  name: 'Bewerbe',
  menu: 'season',
  place: 15,
  messages: recordMessages('Bewerb', 'bewerb'),
} as const satisfies RecordTool;

export const maxTeams = 64;
export const maxCorrections = 100;

const ticked = () => tick().transform((isTicked) => (isTicked ? (1 as const) : null));

const team = z
  .object({
    team: requiredText('Bitte gib das Team ein.'),
    withdrawn: ticked(),
    kept: ticked(),
    place: optionalNumber(1, maxTeams),
    placeReason: optionalText(),
  })
  .superRefine(({ withdrawn, kept, place, placeReason }, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message });
    if (kept && !withdrawn)
      refuse('kept', 'Das gilt nur für ein Team, das sich zurückgezogen hat.');
    if (place !== null && placeReason === null)
      refuse('placeReason', 'Bitte gib den Grund für diesen Platz ein.');
    if (place === null && placeReason !== null)
      refuse('placeReason', 'Bitte gib auch den Platz ein, oder nimm den Grund heraus.');
  });

/**
 * `amount` is a deduction, or bonus points if `isBonus` is ticked. The form needs `isBonus`, because an admin
 * cannot type a bonus as a negative deduction: the number keyboard of a phone has no minus sign.
 */
const correction = z
  .object({
    team: requiredText('Bitte gib das Team ein.'),
    amount: requiredNumber(1, 99, 'Bitte gib die Punkte ein.'),
    isBonus: tick(),
    reason: requiredText('Bitte gib den Grund ein.'),
    day: optionalDate(),
  })
  .transform(({ amount, isBonus, ...rest }) => ({ ...rest, points: isBonus ? amount : -amount }));

const criterion = z.object({
  criterion: choice(ownCriteria, 'Bitte wähle das Kriterium.'),
});

/**
 * @param known names of stored seasons; they are valid even if they have an unusual format
 * @param plan the days of the seasons
 */
export function competitionSchema(
  known: readonly string[],
  plan: SeasonPlan,
  usual: TeamChoice['usual'],
  phases: readonly string[],
) {
  const fields = z.object({
    teamId: teamField(usual),
    season: seasonField(known),
    name: requiredText('Bitte gib den Namen ein.'),
    phase: optionalText(),
    firstDay: optionalDate(),
    lastDay: optionalDate(),
    kind: choice(gameKinds, 'Bitte wähle die Art.'),
    continuesId: optionalText().refine(
      (id) => id === null || phases.includes(id),
      'Diese Phase gibt es nicht.',
    ),
    carried: choice(carryOvers, 'Bitte wähle, was mitgenommen wird.')
      .optional()
      .transform((carried) => carried ?? null),
    ranking: choice(rankings, 'Bitte wähle, wie gereiht wird.'),
    smallTable: choice(smallTableRules, 'Bitte wähle, wie die Kleintabelle weitergeht.')
      .optional()
      .transform((course) => course ?? null),
    win: requiredNumber(1, 9, 'Bitte gib die Punkte für einen Sieg ein.'),
    draw: count(9),
    halfLength: optionalNumber(1, 60),
    substitutions: optionalNumber(0, 99),
    promoted: optionalNumber(1, 99),
    relegated: optionalNumber(1, 99),
    lastAutumnRound: optionalNumber(1, 99),
    teams: z.array(team).max(maxTeams, `Das sind mehr als ${maxTeams} Teams.`),
    corrections: z
      .array(correction)
      .max(maxCorrections, `Das sind mehr als ${maxCorrections} Korrekturen.`),
    criteria: z
      .array(criterion)
      .max(ownCriteria.length, `Mehr als ${ownCriteria.length} Kriterien gibt es nicht.`),
  });
  return fields.superRefine((entered, { addIssue }) => {
    const { season, firstDay, lastDay, continuesId, carried } = entered;
    const { ranking, criteria, teams, corrections } = entered;
    const days = seasonNamed(season, plan);
    for (const [name, day] of Object.entries({ firstDay, lastDay }))
      if (days && day !== null && (day < days.firstDay || day > days.lastDay))
        addIssue({
          ...{ code: 'custom', path: [name] },
          message: `Dieser Tag liegt nicht in der Saison ${season}.`,
        });
    if (firstDay !== null && lastDay !== null && lastDay < firstDay)
      addIssue({
        ...{ code: 'custom', path: ['lastDay'] },
        message: 'Der letzte Tag kann nicht vor dem ersten liegen.',
      });
    if (continuesId !== null && carried === null)
      addIssue({
        ...{ code: 'custom', path: ['carried'] },
        message: 'Bitte wähle, was mitgenommen wird.',
      });
    if (continuesId === null && carried !== null)
      addIssue({
        ...{ code: 'custom', path: ['continuesId'] },
        message: 'Bitte wähle die Phase, aus der das mitgenommen wird.',
      });
    if (continuesId !== null && firstDay === null)
      addIssue({
        ...{ code: 'custom', path: ['firstDay'] },
        message: 'Bitte gib den ersten Tag ein: An ihm endet die Phase davor.',
      });
    if (ranking === 'own' && criteria.length === 0)
      addIssue({
        ...{ code: 'custom', path: ['criteria'] },
        message: 'Die eigene Reihung braucht mindestens ein Kriterium.',
      });
    for (const [index, { criterion: name }] of criteria.entries())
      if (criteria.findIndex((one) => one.criterion === name) < index)
        addIssue({
          ...{ code: 'custom', path: ['criteria', index, 'criterion'] },
          message: 'Dieses Kriterium steht schon da.',
        });
    const names = new Set<string>();
    for (const [index, { team: name }] of teams.entries()) {
      if (names.has(normalizeName(name)))
        addIssue({
          ...{ code: 'custom', path: ['teams', index, 'team'] },
          message: 'Dieses Team steht schon da.',
        });
      names.add(normalizeName(name));
    }
    for (const [index, { team: name, day }] of corrections.entries()) {
      if (!names.has(normalizeName(name)))
        addIssue({
          ...{ code: 'custom', path: ['corrections', index, 'team'] },
          message: 'Dieses Team ist nicht im Bewerb.',
        });
      if (days && day !== null && (day < days.firstDay || day > days.lastDay))
        addIssue({
          ...{ code: 'custom', path: ['corrections', index, 'day'] },
          message: `Dieser Tag liegt nicht in der Saison ${season}.`,
        });
    }
    const places = teams.flatMap(({ place }) => place ?? []);
    for (const [index, { place }] of teams.entries()) {
      if (place !== null && place > teams.length)
        addIssue({
          ...{ code: 'custom', path: ['teams', index, 'place'] },
          message: `So viele Plätze gibt es nicht: Im Bewerb sind ${teams.length} Teams.`,
        });
      if (place !== null && places.indexOf(place) !== places.lastIndexOf(place))
        addIssue({
          ...{ code: 'custom', path: ['teams', index, 'place'] },
          message: 'Diesen Platz hat schon ein anderes Team.',
        });
    }
  });
}
