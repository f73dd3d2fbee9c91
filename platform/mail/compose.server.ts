import type { MailSettings } from './delivery-state.ts';
import type { Letters, WrittenLetter } from './letters.server.ts';
import type { Letter } from './transport.server.ts';

/**
 * A mail of the queue, whole. Its Message-ID and date are the same at each try, so that a mail that
 * had to be sent twice can be recognised (RFC 5322, 3.6.4).
 */
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
    // Nothing that stands in a mail is ever fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
