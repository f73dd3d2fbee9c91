import { z } from 'zod';
import { seasonField } from '#app/season-plan/season-field.ts';
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
import { type SeasonPlan, seasonNamed } from '#platform/values/season-plan.ts';
import { competitionKinds } from '../competition-kinds.ts';
import { ownCriteria, rankings, smallTableCourses } from '../rankings.ts';

/** More teams than a league has. */
const mostTeams = 64;

const team = z.object({
  team: requiredText('Bitte gib das Team ein.'),
  withdrawn: tick().transform((ticked) => (ticked ? (1 as const) : null)),
});

/** A phone's keys for numbers have no minus. */
const correction = z
  .object({
    team: requiredText('Bitte gib das Team ein.'),
    amount: requiredNumber(1, 99, 'Bitte gib die Punkte ein.'),
    isBonus: tick(),
    reason: requiredText('Bitte gib den Grund ein.'),
  })
  .transform(({ amount, isBonus, ...rest }) => ({ ...rest, points: isBonus ? amount : -amount }));

const criterion = z.object({
  criterion: choice(ownCriteria, 'Bitte wähle das Kriterium.'),
});

/**
 * The form of a competition.
 * @param known the names of the seasons that are none by their form
 * @param plan by which its days have to be of its season
 */
export function competitionSchema(known: readonly string[], plan: SeasonPlan) {
  const fields = z.object({
    teamId: optionalText(),
    season: seasonField(known),
    name: requiredText('Bitte gib den Namen ein.'),
    phase: optionalText(),
    firstDay: optionalDate(),
    lastDay: optionalDate(),
    kind: choice(competitionKinds, 'Bitte wähle die Art.'),
    ranking: choice(rankings, 'Bitte wähle, wie gereiht wird.'),
    smallTable: choice(smallTableCourses, 'Bitte wähle, wie die Kleintabelle weitergeht.')
      .optional()
      .transform((course) => course ?? null),
    win: requiredNumber(1, 9, 'Bitte gib die Punkte für einen Sieg ein.'),
    draw: count(9),
    halfLength: optionalNumber(1, 60),
    substitutions: optionalNumber(0, 99),
    promoted: optionalNumber(1, 99),
    relegated: optionalNumber(1, 99),
    lastAutumnRound: optionalNumber(1, 99),
    teams: z.array(team).max(mostTeams, `Das sind mehr als ${mostTeams} Teams.`),
    corrections: z.array(correction).max(100, 'Das sind mehr als 100.'),
    criteria: z
      .array(criterion)
      .max(ownCriteria.length, `Mehr als ${ownCriteria.length} Kriterien gibt es nicht.`),
  });
  return fields.superRefine((entered, { addIssue }) => {
    const { season, firstDay, lastDay, ranking, criteria, teams, corrections } = entered;
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
    if (ranking === 'own' && criteria.length === 0)
      addIssue({
        ...{ code: 'custom', path: ['criteria'] },
        message: 'Die eigene Reihenfolge braucht mindestens ein Kriterium.',
      });
    for (const [index, { criterion: name }] of criteria.entries())
      if (criteria.findIndex((one) => one.criterion === name) < index)
        addIssue({
          ...{ code: 'custom', path: ['criteria', index, 'criterion'] },
          message: 'Dieses Kriterium steht schon da.',
        });
    const names = new Set<string>();
    for (const [index, { team: name }] of teams.entries()) {
      if (names.has(name))
        addIssue({
          ...{ code: 'custom', path: ['teams', index, 'team'] },
          message: 'Dieses Team steht schon da.',
        });
      names.add(name);
    }
    for (const [index, { team: name }] of corrections.entries())
      if (!names.has(name))
        addIssue({
          ...{ code: 'custom', path: ['corrections', index, 'team'] },
          message: 'Dieses Team ist nicht im Bewerb.',
        });
  });
}
