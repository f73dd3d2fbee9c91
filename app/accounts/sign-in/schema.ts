import { z } from 'zod';

/** The sign-in form (spec §5): both fields required. The password is taken as it was typed. */
export const credentials = z.object({
  username: z.string().trim().min(1, 'Bitte gib deinen Benutzernamen ein.'),
  password: z.string().min(1, 'Bitte gib dein Passwort ein.'),
});
