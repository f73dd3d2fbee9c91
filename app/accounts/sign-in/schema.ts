import { z } from 'zod';

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
