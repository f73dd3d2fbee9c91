import { z } from 'zod';
import { requiredText } from '#platform/admin/form/field-schemas.ts';
import { cleanText } from '#platform/values/clean-text.ts';
import { longestBody, longestSubject } from './limits.ts';

/** Quotes and lists within each other on one line: some thousand of them nobody can render. */
const deep = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)])){50,}/m;

/** A newsletter as an admin types it. */
export const newsletterSchema = z.object({
  subject: requiredText('Bitte einen Betreff eingeben.', longestSubject),
  body: z
    .string()
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, 'Bitte einen Text eingeben.')
        .max(longestBody, `Das sind mehr als ${longestBody} Zeichen.`)
        .refine((text) => !deep.test(text), 'Zitate und Listen sind zu tief verschachtelt.'),
    ),
});
