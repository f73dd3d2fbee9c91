import type { AccessKind } from './roles.ts';

const words: Record<AccessKind, string> = {
  'sign-in': 'Anmeldung',
  'new-device': 'Anmeldung auf einem neuen Gerät',
  'failed-sign-in': 'Fehlgeschlagene Anmeldung',
  'sign-out': 'Abmeldung',
  'sessions-ended': 'Sitzungen beendet',
  proof: 'Noch einmal bestätigt, wer es ist',
  subscribers: 'Adressen des Newsletters heruntergeladen',
  import: 'Daten eingespielt (npm run import)',
  export: 'Daten ausgegeben (npm run export)',
  backup: 'Sicherung geschrieben (npm run backup)',
  list: 'Tabelle heruntergeladen',
  newsletter: 'Newsletter abgeschickt',
  start: 'Verein angelegt',
  invitation: 'Einladung ausgestellt',
  'invitation-withdrawn': 'Einladung zurückgezogen',
  joined: 'Einladung angenommen',
  roles: 'Aufgaben geändert',
  removed: 'Zugang entfernt',
  rule: 'Regel für den zweiten Faktor geändert',
  password: 'Passwort geändert',
  'password-link': 'Link für ein neues Passwort ausgestellt',
  email: 'E-Mail-Adresse geändert',
  'second-factor': 'Zweiter Faktor eingerichtet',
  'second-factor-removed': 'Zweiter Faktor entfernt',
  'recovery-code': 'Mit einem Notfallcode angemeldet',
  'recovery-codes': 'Neue Notfallcodes ausgestellt',
  passkey: 'Passkey angelegt',
  'passkey-removed': 'Passkey entfernt',
};

export function describeAccess({ kind, times, about, detail }: Told): string {
  if (times > 1) return `${words[kind]}, ${times}-mal in einer Stunde`;
  const what = about === null ? words[kind] : `${words[kind]}: ${about}`;
  return detail === null ? what : `${what}, ${detail}`;
}

interface Told {
  kind: AccessKind;
  times: number;
  about: string | null;
  detail: string | null;
}
