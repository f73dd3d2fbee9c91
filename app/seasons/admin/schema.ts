import { z } from 'zod';
import { finalTableRows } from '#app/league/typed-table/stored-row-schema.ts';
import {
  imageAddress,
  optionalDate,
  optionalLines,
  optionalText,
  requiredText,
} from '#platform/admin/form/field-schemas.ts';
import { isSeason } from '#platform/values/season.ts';
import { daysBefore } from '#platform/values/vienna.ts';
import {
  maxHonours,
  maxMomentLength,
  maxMoments,
  maxSeasonDays,
  maxSeasonTextLength,
} from '../tool.ts';

const honours = (missing: string) =>
  z
    .array(z.object({ title: requiredText(missing), player: optionalText() }))
    .max(maxHonours, `Das sind mehr als ${maxHonours} Auszeichnungen.`);

/** The name `stored` is valid in any format, because an import accepts any format (spec §5). */
export function seasonSchema(stored: string | undefined) {
  const fields = z.object({
    name: requiredText('Bitte gib die Saison ein.').refine(
      (name) => name === stored || (isSeason(name) && /^(?:19|20|21)/.test(name)),
      'Bitte gib ein Jahr ein, zum Beispiel 2025, oder 2025/26.',
    ),
    firstDay: optionalDate(),
    lastDay: optionalDate(),
    captain: optionalText(),
    topScorer: optionalText(),
    topAssistProvider: optionalText(),
    trainer: optionalText(),
    text: optionalLines(maxSeasonTextLength),
    image: imageAddress(),
    imageAlt: optionalText(300),
    highlightTitle: optionalText(),
    highlightAchievement: optionalText(),
    highlightPlayer: optionalText(),
    titles: honours('Bitte gib den Titel ein.'),
    awards: honours('Bitte gib die Auszeichnung ein.'),
    moments: z
      .array(z.object({ text: requiredText('Bitte gib den Höhepunkt ein.', maxMomentLength) }))
      .max(maxMoments, `Das sind mehr als ${maxMoments} Höhepunkte.`),
    teams: finalTableRows(),
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
    else if (lastDay > daysBefore(firstDay, -maxSeasonDays))
      refuse('lastDay', 'Eine Saison dauert höchstens zwei Jahre.');
  });
}
