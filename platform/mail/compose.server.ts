import type { MailSettings } from './delivery-state.ts';
import type { Letters, WrittenLetter } from './letters.server.ts';
import type { Letter } from './transport.server.ts';

/** Every try has the same Message-ID and date, so that a mail sent twice is recognised (RFC 5322, 3.6.4). */
export function composeMail(
  { mail, contents, secret }: Letter,
  letters: Letters,
  settings: MailSettings,
): WrittenLetter & { from: { name: string; address: string } } {
  const { id, queuedAt } = mail;
  const { name, address: own } = letters.senderOf(contents);
  const address = settings.from ?? own;
  const domain = address.slice(address.indexOf('@') + 1);
  return {
    ...letters.write(contents, secret, settings),
    from: { name, address },
    messageId: `<${id}@${domain}>`,
    date: new Date(queuedAt),
    // A mail's content must never make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
