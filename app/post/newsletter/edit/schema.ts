import { z } from 'zod';
import { takenMarkdown } from '#platform/admin/editor/upload-picture.ts';
import { requiredText, text } from '#platform/admin/form/field-schemas.ts';

/**
 * Maximum numbers of characters. The longest body stays below the server's limit for forms, even if each
 * character takes nine bytes (%E2%82%AC).
 */
export const maxSubjectLength = 200;
export const maxBodyLength = 20_000;

export const newsletterSchema = z.object({
  subject: requiredText('Bitte gib einen Betreff ein.', maxSubjectLength),
  body: text(maxBodyLength, 'Bitte gib einen Text ein.').superRefine(takenMarkdown),
});
