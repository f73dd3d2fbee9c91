import { z } from 'zod';

const text = (missing: string, longest: number) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, `Bitte höchstens ${longest} Zeichen.`);

/** The contact form (spec §5): every field required, the address an e-mail address. */
export const contactMessage = z.object({
  name: text('Bitte geben Sie Ihren Namen an.', 200),
  email: text('Bitte geben Sie Ihre E-Mail-Adresse an.', 254).pipe(
    z.email('Bitte geben Sie eine gültige E-Mail-Adresse an.'),
  ),
  message: text('Bitte schreiben Sie uns eine Nachricht.', 5000),
});
