import { z } from 'zod';
import { takenMarkdown } from '#platform/admin/editor/taken-markdown.ts';
import { requiredText } from '#platform/admin/form/field-schemas.ts';
import { cleanText } from '#platform/values/clean-text.ts';
import { longestBody, longestSubject } from './limits.ts';

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
        .superRefine(takenMarkdown),
    ),
});
