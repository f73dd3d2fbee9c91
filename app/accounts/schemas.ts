import { z } from 'zod';
import { email, line } from '#platform/public-forms/field-schemas.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';
import { longestEmail } from '#platform/values/email-address.ts';

/** A new password; whether it will do is said by its own rules. It is taken as it was typed. */
export const newPassword = z.object({
  password: z.string().min(1, 'Bitte gib ein neues Passwort ein.'),
});

/** The same by somebody who knows the one before. */
export const changedPassword = newPassword.extend({
  currentPassword: z.string().min(1, 'Bitte gib dein bisheriges Passwort ein.'),
});

/** The address that an admin wants from now on. */
export const newEmail = z.object({ email: email.transform(normalizeEmail) });

/** Who cannot sign in any more. */
export const forgotten = z.object({
  who: line(longestEmail, 'Bitte gib deinen Benutzernamen oder deine E-Mail-Adresse ein.'),
});

const noPassword = 'Bitte gib dein Passwort ein.';

/** The sign-in form (spec §5): both fields required. The password is taken as it was typed. */
export const credentials = z.object({
  username: z.string().trim().min(1, 'Bitte gib deinen Benutzernamen ein.'),
  password: z.string().min(1, noPassword),
});

/** What comes after the password. */
export const secondStep = z.object({
  code: z.string().trim().min(1, 'Bitte gib den Code ein.').max(200, 'Das ist kein Code.'),
});
