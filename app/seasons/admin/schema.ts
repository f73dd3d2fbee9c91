import { z } from 'zod';
import { points } from '#app/standings/standings.ts';
import {
  count,
  imageAddress,
  optionalDate,
  optionalLines,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { isSeason } from '#platform/values/season.ts';
import { daysBefore } from '#platform/values/vienna.ts';
import { longestMoment, longestSeason, longestText, mostMoments } from '../limits.ts';

/** Largest number of a column. */
const most = 9999;

const honours = (missing: string) =>
  z
    .array(z.object({ title: requiredText(missing), player: optionalText() }))
    .max(100, 'Das sind mehr als 100.');

/** A row of the final table; what is left blank follows from the results. */
const team = z
  .object({
    position: requiredNumber(1, most, 'Bitte gib den Platz ein.'),
    team: requiredText('Bitte gib das Team ein.'),
    won: count(),
    drawn: count(),
    lost: count(),
    played: optionalNumber(0, most),
    points: optionalNumber(0, most),
  })
  .transform(({ played, points: given, ...row }) => ({
    ...row,
    played: played ?? Math.min(row.won + row.drawn + row.lost, most),
    points: given ?? Math.min(points(row), most),
  }));

/**
 * The form of a season (spec §5).
 * @param stored the name that it has; imported ones need not be years
 */
export function seasonSchema(stored: string | undefined) {
  const fields = z.object({
    name: requiredText('Bitte gib die Saison ein.').refine(
      (name) => name === stored || (isSeason(name) && /^(?:19|20|21)/.test(name)),
      'Bitte ein Jahr eingeben, zum Beispiel 2025, oder 2025/26.',
    ),
    firstDay: optionalDate(),
    lastDay: optionalDate(),
    captain: optionalText(),
    topScorer: optionalText(),
    topAssistProvider: optionalText(),
    trainer: optionalText(),
    text: optionalLines(longestText),
    image: imageAddress(),
    imageAlt: optionalText(300),
    highlightTitle: optionalText(),
    highlightAchievement: optionalText(),
    highlightPlayer: optionalText(),
    titles: honours('Bitte gib den Titel ein.'),
    awards: honours('Bitte gib die Auszeichnung ein.'),
    moments: z
      .array(z.object({ text: requiredText('Bitte gib den Höhepunkt ein.', longestMoment) }))
      .max(mostMoments, `Das sind mehr als ${mostMoments} Höhepunkte.`),
    teams: z
      .array(team)
      .max(100, 'Das sind mehr als 100 Teams.')
      .superRefine((rows, context) => {
        refuseTwice(rows, 'position', 'Diesen Platz hat schon ein anderes Team.', context);
        refuseTwice(rows, 'team', 'Dieses Team steht schon in der Tabelle.', context);
      })
      .transform((rows) => rows.toSorted((one, other) => one.position - other.position)),
  });
  return fields.superRefine(({ firstDay, lastDay }, { addIssue }) => {
    const refuse = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message });
    if (firstDay === null && lastDay !== null)
      refuse('firstDay', 'Bitte gib auch den ersten Tag ein.');
    if (lastDay === null && firstDay !== null)
      refuse('lastDay', 'Bitte gib auch den letzten Tag ein.');
    if (firstDay === null || lastDay === null) return;
    if (lastDay <= firstDay) refuse('lastDay', 'Der letzte Tag muss nach dem ersten liegen.');
    else if (lastDay > daysBefore(firstDay, -longestSeason))
      refuse('lastDay', 'Eine Saison dauert höchstens zwei Jahre.');
  });
}

function refuseTwice<Name extends string>(
  rows: readonly Record<Name, unknown>[],
  name: Name,
  message: string,
  context: z.RefinementCtx,
): void {
  const known = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    if (known.has(row[name])) context.addIssue({ code: 'custom', path: [index, name], message });
    known.add(row[name]);
  }
}
