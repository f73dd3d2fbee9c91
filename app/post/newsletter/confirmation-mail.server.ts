import type { MailSettings } from '#platform/mail/delivery-state.ts';
import { escapeHtml, htmlDocument } from '#platform/mail/html.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { confirmationDays } from '#platform/values/retention.ts';
import { confirmationPath } from './newsletter-links.ts';

/**
 * Contains no advertising, because the law allows advertising only after the owner of the address has agreed
 * (§ 174 TKG 2021).
 */
export function confirmationMail(token: string, club: Club, { origin }: MailSettings) {
  const subject = `Newsletter von ${club.name}: bitte bestätigen`;
  const link = origin + confirmationPath(token);
  const before = [
    'Hallo,',
    `diese Adresse wurde zum Newsletter von ${club.name} angemeldet. Damit wir ihn schicken dürfen, bestätige das bitte auf dieser Seite:`,
  ];
  const after = [
    `Der Link gilt ${confirmationDays} Tage. Hast du dich nicht angemeldet, musst du nichts tun: Ohne Bestätigung bekommst du keinen Newsletter, und deine Adresse wird gelöscht.`,
    `${sender(club)}\n${origin}/impressum`,
  ];
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`);
  const anchor = `<p><a href="${escapeHtml(link)}">Newsletter bestätigen</a></p>`;
  return {
    subject,
    text: `${[...before, link, ...after].join('\n\n')}\n`,
    html: htmlDocument(subject, [...paragraphs(before), anchor, ...paragraphs(after)].join('\n')),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

export function sender({ name, postalAddress: { street, postalCode, city } }: Club): string {
  return [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
