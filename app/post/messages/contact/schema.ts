import { z } from 'zod';
import { email, line, text } from '#platform/public-forms/field-schemas.ts';
import { longestField } from '../message.ts';

/** The contact form (spec §5): every field required, the address an e-mail address. */
export const contactMessage = z.object({
  name: line(longestField.name, 'Bitte gib deinen Namen an.'),
  email,
  message: text(longestField.message, 'Bitte schreib uns eine Nachricht.'),
});
