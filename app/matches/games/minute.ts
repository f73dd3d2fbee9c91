import { optionalText } from '#platform/admin/form/field-schemas.ts';

const one = String.raw`\d{1,3}(?:\+\d{1,2})?`;
const oneMinute = new RegExp(`^${one}$`);
const someMinutes = new RegExp(`^${one}(?:, ${one})*$`);

export function optionalMinute() {
  return optionalText()
    .transform((text) => text?.replace(/[\s.']/g, '') ?? null)
    .refine(
      (minute) => minute === null || oneMinute.test(minute),
      'Bitte gib die Minute so ein: 67 oder 45+2',
    );
}

export function optionalMinutes() {
  return optionalText()
    .transform((text) => text?.match(/[^\s.',;]+/g)?.join(', ') ?? null)
    .refine(
      (minutes) => minutes === null || someMinutes.test(minutes),
      'Bitte gib die Minuten so ein: 12, 45+2',
    );
}
