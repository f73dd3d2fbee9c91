import { z } from 'zod';
import { presetNames } from '#app/standings/ranking/presets.ts';
import {
  choice,
  count,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { isSeason } from '#platform/values/season.ts';
import { competitionKinds } from '../competition-kinds.ts';

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

/**
 * The form of a competition.
 * @param known the names of the seasons that are none by their form
 */
export function competitionSchema(known: readonly string[]) {
  const fields = z.object({
    teamId: optionalText(),
    season: requiredText('Bitte gib die Saison ein.').refine(
      (season) => isSeason(season) || known.includes(season),
      'Bitte eine Saison eingeben, zum Beispiel 2026 oder 2026/27.',
    ),
    name: requiredText('Bitte gib den Namen ein.'),
    kind: choice(competitionKinds, 'Bitte wähle die Art.'),
    ranking: choice(presetNames, 'Bitte wähle, wie gereiht wird.'),
    win: requiredNumber(1, 9, 'Bitte gib die Punkte für einen Sieg ein.'),
    draw: count(9),
    halfLength: optionalNumber(1, 60),
    substitutions: optionalNumber(0, 99),
    promoted: optionalNumber(1, 99),
    relegated: optionalNumber(1, 99),
    lastAutumnRound: optionalNumber(1, 99),
    teams: z.array(team).max(mostTeams, `Das sind mehr als ${mostTeams} Teams.`),
    corrections: z.array(correction).max(100, 'Das sind mehr als 100.'),
  });
  return fields.superRefine(({ teams, corrections }, { addIssue }) => {
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
