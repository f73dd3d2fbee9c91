import { optionalText } from '#platform/admin/form/field-schemas.ts';
import { layout, nameField, text } from '#platform/fields/fields.ts';
import { readPosition } from './game-location.ts';

const noPosition = 'Bitte gib die Lage so ein, wie sie eine Karte zeigt: 46.6247, 14.3053';

export const venueFields = {
  name: { ...nameField('Sportplatz'), hint: 'Wie er im Spielplan steht.' },
  street: text({ label: 'Straße' }),
  postalCode: text({ label: 'Postleitzahl', maxLength: 20 }),
  city: text({ label: 'Ort' }),
  /** Degrees north and degrees east: '46.6247,14.3053'. */
  position: text({
    label: 'Lage auf der Karte',
    hint: 'Aus einer Karte kopiert, zum Beispiel 46.6247, 14.3053. Ohne sie wird die Adresse gesucht.',
    rule: () =>
      optionalText()
        .refine((text) => text === null || readPosition(text) !== undefined, noPosition)
        .transform((text) => (text === null ? null : (readPosition(text) ?? null))),
  }),
};

export const venueLayout = layout(venueFields, [
  { fields: ['name', 'street', 'postalCode', 'city', 'position'] },
]);
