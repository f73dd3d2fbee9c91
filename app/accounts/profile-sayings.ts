import { sayings } from '#platform/admin/said.ts';

/** What the pages of one's own profile say after a change. */
export const profileSayings = sayings({
  'passwort-geaendert': 'Passwort geändert!',
  'e-mail-geaendert': 'E-Mail-Adresse geändert!',
  'e-mail-verlangt':
    'Fast geschafft: Bestätige die neue Adresse über den Link, den wir dorthin geschickt haben.',
  'sitzung-beendet': 'Sitzung beendet!',
  'sitzungen-beendet': 'Alle anderen Sitzungen beendet!',
});
