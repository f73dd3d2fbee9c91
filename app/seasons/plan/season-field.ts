import { requiredText } from '#platform/admin/form/field-schemas.ts';
import { isSeason } from '#platform/values/season.ts';

/**
 * The field of a form that names a season.
 * @param known the names of the seasons that are none by their form
 */
export function seasonField(known: readonly string[]) {
  return requiredText('Bitte gib die Saison ein.').refine(
    (season) => isSeason(season) || known.includes(season),
    'Bitte eine Saison eingeben, zum Beispiel 2026 oder 2026/27.',
  );
}
