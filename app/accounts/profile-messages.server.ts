import { successMessages } from '#platform/admin/success-messages.ts';

export const profileMessages = successMessages({
  'passwort-geaendert': 'Passwort geändert!',
  'e-mail-geaendert': 'E-Mail-Adresse geändert!',
  'e-mail-verlangt':
    'Fast geschafft: Bestätige die neue Adresse über den Link, den wir dorthin geschickt haben.',
  'sitzung-beendet': 'Sitzung beendet!',
  'sitzungen-beendet': 'Alle anderen Sitzungen beendet!',
});
