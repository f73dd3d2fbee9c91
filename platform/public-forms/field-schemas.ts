import { z } from 'zod';
import { cleanLine, cleanText } from '#platform/values/clean-text.ts';
import { isEmailAddress, mailAddress, maxEmailLength } from '#platform/values/email-address.ts';

/*
 * These schemas clean a text before they check it. So a name that has only control characters counts as
 * empty.
 */

/** @param missing the error for an empty text; undefined allows an empty text */
export function line(maxLength: number, missing?: string) {
  return bounded(z.string().transform(cleanLine), maxLength, missing);
}

export function text(maxLength: number, missing: string) {
  return bounded(z.string().transform(cleanText), maxLength, missing);
}

export const email = line(maxEmailLength, 'Bitte gib deine E-Mail-Adresse ein.')
  .transform(mailAddress)
  .refine(isEmailAddress, 'Bitte gib eine gültige E-Mail-Adresse ein.');

function bounded(cleaned: z.ZodType<string, string>, maxLength: number, missing?: string) {
  const some = missing === undefined ? z.string() : z.string().min(1, missing);
  return cleaned.pipe(some.max(maxLength, `Das sind mehr als ${maxLength} Zeichen.`));
}
