import { z } from 'zod';
import { line } from '#platform/public-forms/field-schemas.ts';
import { longestEmail } from '#platform/values/email-address.ts';

/** Who cannot sign in any more. */
export const forgotten = z.object({
  who: line(longestEmail, 'Bitte gib deinen Benutzernamen oder deine E-Mail-Adresse ein.'),
});
