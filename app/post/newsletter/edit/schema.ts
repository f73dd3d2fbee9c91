import { z } from 'zod';
import { takenMarkdown } from '#platform/admin/editor/upload-picture.ts';
import { requiredText } from '#platform/admin/form/field-schemas.ts';
import { cleanText } from '#platform/values/clean-text.ts';

/** Numbers of characters. The body fits into a form even if each character takes nine bytes (%E2%82%AC). */
export const longestSubject = 200;
export const longestBody = 20_000;

export const newsletterSchema = z.object({
  subject: requiredText('Bitte gib einen Betreff ein.', longestSubject),
  body: z
    .string()
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, 'Bitte gib einen Text ein.')
        .max(longestBody, `Das sind mehr als ${longestBody} Zeichen.`)
        .superRefine(takenMarkdown),
    ),
});
