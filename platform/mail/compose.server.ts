import type { MailSettings } from './delivery-state.ts';
import type { ComposedMail, MailTypes } from './mail-types.server.ts';
import type { QueuedMail } from './transport.server.ts';

/**
 * All tries to send a mail share one Message-ID and date, so that mail programs recognise duplicates (RFC
 * 5322, 3.6.4).
 */
export function composeMail(
  { mail, contents, secret }: QueuedMail,
  letters: MailTypes,
  settings: MailSettings,
): ComposedMail & { from: { name: string; address: string } } {
  const { id, queuedAt } = mail;
  const { name, address: own } = letters.senderOf(contents);
  const address = settings.from ?? own;
  const domain = address.slice(address.indexOf('@') + 1);
  return {
    ...letters.write(contents, secret, settings),
    from: { name, address },
    messageId: `<${id}@${domain}>`,
    date: new Date(queuedAt),
    // nodemailer must never read a file or a web address that the content of a mail mentions.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
