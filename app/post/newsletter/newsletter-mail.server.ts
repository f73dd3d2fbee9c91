import type { MailSettings } from '#platform/mail/delivery-state.ts';
import { escapeHtml, htmlDocument } from '#platform/mail/html.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { sender } from './confirmation-mail.server.ts';
import { newsletterHtml, newsletterText } from './newsletter-body.server.ts';
import { unsubscribePath } from './newsletter-links.ts';

interface Newsletter {
  club: Club;
  subject: string;
  body: string;
  /** Token of the subscriber for the unsubscribe link; missing in a test mail. */
  token?: string | undefined;
}

/**
 * The law demands the sender and an unsubscribe link in the mail (§ 174 TKG 2021). The headers follow RFC
 * 2369 and RFC 8058.
 */
export function newsletterMail(
  { club, subject, body, token }: Newsletter,
  { origin }: MailSettings,
) {
  const html = newsletterHtml(body, origin);
  const { link, reason, address } = newsletterFooter({ club, token }, origin);
  return {
    subject,
    text: `${newsletterText(html)}\n\n-- \n${reason}${link ? `\nAbmelden: ${link}` : ''}\n\n${address}\n`,
    html: htmlDocument(subject, newsletterBodyHtml({ club, body, token }, origin)),
    headers: link
      ? {
          'List-Unsubscribe': `<${link}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}

/** Pages of the admin area show this HTML, too, so the body is sanitised and all other text escaped. */
export function newsletterBodyHtml(
  { club, body, token }: Omit<Newsletter, 'subject'>,
  origin: string,
): string {
  const { link, reason, address } = newsletterFooter({ club, token }, origin);
  const leave = link ? ` <a href="${escapeHtml(link)}">Abmelden</a>` : '';
  const footer = `<p>${escapeHtml(reason)}${leave}</p>\n<p>${escapeHtml(address)}</p>`;
  return `${newsletterHtml(body, origin)}\n<hr>\n${footer}`;
}

function newsletterFooter({ club, token }: Pick<Newsletter, 'club' | 'token'>, origin: string) {
  return {
    link: token === undefined ? undefined : origin + unsubscribePath(token),
    reason:
      token === undefined
        ? 'Für Abonnenten steht hier der Link zum Abmelden.'
        : 'Du bekommst diesen Newsletter, weil du dich mit dieser Adresse dazu angemeldet hast.',
    address: `${sender(club)}\n${origin}/impressum`,
  };
}
