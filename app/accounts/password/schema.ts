import { z } from 'zod';

/** A new password; whether it will do is said by its own rules. It is taken as it was typed. */
export const newPassword = z.object({
  password: z.string().min(1, 'Bitte gib ein neues Passwort ein.'),
});

/** The same by somebody who knows the one before. */
export const changedPassword = newPassword.extend({
  currentPassword: z.string().min(1, 'Bitte gib dein bisheriges Passwort ein.'),
});
