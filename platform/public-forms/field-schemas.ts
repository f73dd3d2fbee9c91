import { z } from 'zod';
import { cleanLine, cleanText } from '#platform/values/clean-text.ts';
import { isEmailAddress, longestEmail, mailAddress } from '#platform/values/email-address.ts';

/* A text is cleaned as it will be stored, and then checked: a name of control characters alone is an
   empty one. */

/** A text of one line. @param missing what to say when it is empty; without it, it may be */
export function line(longest: number, missing?: string) {
  return bounded(z.string().transform(cleanLine), longest, missing);
}

/** A text of several lines that must not be empty. */
export function text(longest: number, missing: string) {
  return bounded(z.string().transform(cleanText), longest, missing);
}

/** An e-mail address that must be there. */
export const email = line(longestEmail, 'Bitte gib deine E-Mail-Adresse an.')
  .transform(mailAddress)
  .refine(isEmailAddress, 'Bitte gib eine gültige E-Mail-Adresse an.');

function bounded(cleaned: z.ZodType<string, string>, longest: number, missing?: string) {
  const some = missing === undefined ? z.string() : z.string().min(1, missing);
  return cleaned.pipe(some.max(longest, `Bitte höchstens ${longest} Zeichen.`));
}
