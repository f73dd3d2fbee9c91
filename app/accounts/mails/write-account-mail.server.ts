import type { MailSettings } from '#platform/mail/delivery-state.ts';
import { escapeHtml, htmlDocument } from '#platform/mail/html.server.ts';
import { formatLinkLifetime } from '#platform/sign-in/link-lifetimes.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import { forgottenPath, linkPaths, passkeysPath, profilePath, secondFactorPath } from '../paths.ts';
import type { AccountMail } from './queue-account-mail.server.ts';

interface Text {
  subject: string;
  before: string[];
  link: { to: string; label: string };
  after: string[];
}

export function writeAccountMail(mail: AccountMail, club: Club, { origin }: MailSettings) {
  const { subject, before, link, after } = textOf(mail, club.name);
  const address = origin + link.to;
  const { street, postalCode, city } = club.postalAddress;
  const sender = [club.name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  const below = [...after, `${sender}\n${origin}/impressum`];
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`);
  const anchor = `<p><a href="${escapeHtml(address)}">${escapeHtml(link.label)}</a></p>`;
  const greeted = ['Hallo,', ...before];
  return {
    subject,
    text: `${[...greeted, address, ...below].join('\n\n')}\n`,
    html: htmlDocument(subject, [...paragraphs(greeted), anchor, ...paragraphs(below)].join('\n')),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const notYou =
  'Warst du das nicht, ändere gleich dein Passwort, beende die anderen Sitzungen und sag es den Admins.';

function textOf({ letter, token = '' }: AccountMail, club: string): Text {
  const toProfile = { to: profilePath, label: 'Zum Profil' };
  switch (letter.what) {
    case 'invitation':
      return {
        subject: `Einladung zur Website von ${club}`,
        before: [
          `du bist eingeladen, die Website von ${club} mitzupflegen. Auf dieser Seite wählst du dein Passwort:`,
        ],
        link: { to: `${linkPaths.invitation}/${token}`, label: 'Einladung annehmen' },
        after: [
          `Der Link gilt ${formatLinkLifetime('invitation')} und einmal. Weißt du nichts davon, musst du nichts tun.`,
        ],
      };
    case 'password':
      return {
        subject: `Neues Passwort für die Website von ${club}`,
        before: [
          `für deinen Zugang zur Website von ${club} wurde ein neues Passwort verlangt. Auf dieser Seite wählst du es:`,
        ],
        link: { to: `${linkPaths.password}/${token}`, label: 'Neues Passwort wählen' },
        after: [
          `Der Link gilt ${formatLinkLifetime('password')} und einmal. Hast du nichts verlangt, musst du nichts tun: Dein Passwort bleibt, wie es ist.`,
        ],
      };
    case 'email':
      return {
        subject: `Neue E-Mail-Adresse für die Website von ${club}`,
        before: [
          `diese Adresse soll für einen Zugang zur Website von ${club} gelten. Das bestätigst du auf dieser Seite:`,
        ],
        link: { to: `${linkPaths.email}/${token}`, label: 'Adresse bestätigen' },
        after: [
          `Der Link gilt ${formatLinkLifetime('email')} und einmal. Weißt du nichts davon, musst du nichts tun.`,
        ],
      };
    case 'new-device':
      return {
        subject: `Anmeldung auf einem neuen Gerät, ${club}`,
        before: [
          `mit deinem Zugang „${letter.username}“ hat sich jemand auf einem neuen Gerät angemeldet: ${letter.device}, ${formatDateTime(new Date(letter.at))}.`,
          `Warst du das, ist nichts zu tun. ${notYou}`,
        ],
        link: toProfile,
        after: [],
      };
    case 'password-changed':
      return {
        subject: `Dein Passwort wurde geändert, ${club}`,
        before: [
          `das Passwort deines Zugangs „${letter.username}“ wurde geändert, ${formatDateTime(new Date(letter.at))}. Alle anderen Sitzungen sind beendet.`,
          ...passkeySentences(letter),
          'Warst du das nicht, wähle gleich ein neues und sag es den Admins.',
        ],
        link: { to: forgottenPath, label: 'Neues Passwort verlangen' },
        after: [],
      };
    case 'email-changed':
      return {
        subject: `Deine E-Mail-Adresse wurde geändert, ${club}`,
        before: [
          `für deinen Zugang „${letter.username}“ gilt jetzt eine andere E-Mail-Adresse, ${formatDateTime(new Date(letter.at))}.`,
          notYou,
        ],
        link: toProfile,
        after: [],
      };
    case 'second-factor-added':
      return {
        subject: `Dein Zugang hat einen zweiten Faktor, ${club}`,
        before: [
          `für deinen Zugang „${letter.username}“ wurde ein zweiter Faktor eingerichtet, ${whereAndWhen(letter)}. Beim Anmelden brauchst du ab jetzt auch den Code aus der App.`,
          notYou,
        ],
        link: { to: secondFactorPath, label: 'Zum zweiten Faktor' },
        after: [],
      };
    case 'second-factor-removed':
      return {
        subject: `Dein zweiter Faktor wurde entfernt, ${club}`,
        before: [
          `dein Zugang „${letter.username}“ kommt ohne zweiten Faktor aus, ${whereAndWhen(letter)}.`,
          notYou,
        ],
        link: toProfile,
        after: [],
      };
    case 'recovery-codes-renewed':
      return {
        subject: `Neue Notfallcodes für deinen Zugang, ${club}`,
        before: [
          `für deinen Zugang „${letter.username}“ wurden neue Notfallcodes ausgestellt, ${whereAndWhen(letter)}. Die alten gelten nicht mehr.`,
          notYou,
        ],
        link: { to: secondFactorPath, label: 'Zum zweiten Faktor' },
        after: [],
      };
    case 'passkey-added':
      return {
        subject: `Ein neuer Passkey für deinen Zugang, ${club}`,
        before: [
          `für deinen Zugang „${letter.username}“ wurde ein Passkey angelegt${named(letter)}, ${whereAndWhen(letter)}. Mit ihm meldet man sich ohne Passwort an.`,
          `Warst du das nicht, entferne ihn gleich, ändere dein Passwort und sag es den Admins.`,
        ],
        link: { to: passkeysPath, label: 'Zu den Passkeys' },
        after: [],
      };
    case 'passkey-removed':
      return {
        subject: `Ein Passkey wurde entfernt, ${club}`,
        before: [
          `aus deinem Zugang „${letter.username}“ wurde ein Passkey entfernt${named(letter)}, ${whereAndWhen(letter)}.`,
          notYou,
        ],
        link: toProfile,
        after: [],
      };
  }
}

function passkeySentences({ removed = [], kept = [] }: { removed?: string[]; kept?: string[] }) {
  const quoted = (names: string[]) => names.map((name) => `„${name}“`).join(', ');
  return [
    ...(removed.length > 0 ? [`Entfernt wurden auch diese Passkeys: ${quoted(removed)}.`] : []),
    ...(kept.length > 0 ? [`Diese Passkeys gelten weiter: ${quoted(kept)}.`] : []),
  ];
}

function named({ name }: { name?: string }): string {
  return name === undefined ? '' : ` („${name}“)`;
}

function whereAndWhen({ device, at }: { device?: string; at: string }): string {
  const when = formatDateTime(new Date(at));
  return device === undefined ? when : `${device}, ${when}`;
}
