import { z } from 'zod';
import { email, line } from '#platform/public-forms/field-schemas.ts';
import { normalizeEmail } from '#platform/sign-in/username.ts';
import { maxEmailLength } from '#platform/values/email-address.ts';

/** A password is not trimmed, because it can begin or end with a space. */
export const newPassword = z.object({
  password: z.string().min(1, 'Bitte gib ein neues Passwort ein.'),
});

export const changedPassword = newPassword.extend({
  currentPassword: z.string().min(1, 'Bitte gib dein bisheriges Passwort ein.'),
});

export const newEmail = z.object({ email: email.transform(normalizeEmail) });

export const forgotten = z.object({
  who: line(maxEmailLength, 'Bitte gib deinen Benutzernamen oder deine E-Mail-Adresse ein.'),
});

const noPassword = 'Bitte gib dein Passwort ein.';

export const credentials = z.object({
  username: z.string().trim().min(1, 'Bitte gib deinen Benutzernamen ein.'),
  password: z.string().min(1, noPassword),
});

export const secondStep = z.object({
  code: z.string().trim().min(1, 'Bitte gib den Code ein.').max(200, 'Das ist kein Code.'),
});
