import { optionalText } from '#platform/admin/form/field-schemas.ts';

const one = String.raw`\d{1,3}(?:\+\d{1,2})?`;
const oneMinute = new RegExp(`^${one}$`);
const someMinutes = new RegExp(`^${one}(?:, ${one})*$`);

/** The last minute of a goal, card or substitution, without added time. Imports have this limit, too. */
export const lastMinute = 130;

export function isTooLate(minute: string): boolean {
  return Number.parseInt(minute, 10) > lastMinute;
}

const tooLate = `Bitte gib Minuten von 0 bis ${lastMinute} ein.`;

export function optionalMinute() {
  return optionalText()
    .transform((text) => text?.replace(/[\s.']/g, '') ?? null)
    .refine((minute) => minute === null || oneMinute.test(minute), {
      error: 'Bitte gib die Minute so ein: 67 oder 45+2',
      abort: true,
    })
    .refine((minute) => minute === null || !isTooLate(minute), tooLate);
}

export function optionalMinutes() {
  return optionalText()
    .transform((text) => text?.match(/[^\s.',;]+/g)?.join(', ') ?? null)
    .refine((minutes) => minutes === null || someMinutes.test(minutes), {
      error: 'Bitte gib die Minuten so ein: 12, 45+2',
      abort: true,
    })
    .refine((minutes) => !minutes?.split(', ').some(isTooLate), tooLate);
}
