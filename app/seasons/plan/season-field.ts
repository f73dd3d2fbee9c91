import { requiredText } from '#platform/admin/form/field-schemas.ts';
import { isSeason } from '#platform/values/season.ts';

/** `known`: names of seasons that do not have the usual form. */
export function seasonField(known: readonly string[]) {
  return requiredText('Bitte gib die Saison ein.').refine(
    (season) => isSeason(season) || known.includes(season),
    'Bitte eine Saison eingeben, zum Beispiel 2026 oder 2026/27.',
  );
}
