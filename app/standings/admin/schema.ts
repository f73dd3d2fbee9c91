import { z } from 'zod';
import {
  count,
  optionalDate,
  optionalText,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';

/** The day of which a table is; null where nobody knows. */
export function tableDay(today: string) {
  return optionalDate().refine(
    (day) => day === null || day <= today,
    'Dieser Tag ist noch nicht gewesen.',
  );
}

/** The form of the league table (spec §5); points follow from the results. */
export function standingsSchema(today: string) {
  return z.object({
    day: tableDay(today),
    teams: z
      .array(
        z.object({
          id: optionalText(),
          team: requiredText('Bitte gib das Team ein.'),
          won: count(),
          drawn: count(),
          lost: count(),
        }),
      )
      .min(1, 'Die Tabelle braucht mindestens ein Team.')
      .superRefine((rows, context) => {
        const known = new Set<string>();
        for (const [index, { team }] of rows.entries()) {
          if (known.has(team))
            context.addIssue({
              code: 'custom',
              path: [index, 'team'],
              message: 'Dieses Team steht schon in der Tabelle.',
            });
          known.add(team);
        }
      }),
  });
}
