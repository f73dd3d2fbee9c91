import type { SendMailOptions } from 'nodemailer';
import { club } from '../../club/club.ts';
import { makeToken } from '../data/message-secret.server.ts';
import { confirmationMail } from './confirmation-mail.server.ts';
import type { MailSettings } from './mail-settings.ts';
import { messageMail, messageRecipients } from './message-mail.server.ts';
import { newsletterMail } from './newsletter-mail.server.ts';
import type { Letter } from './transport.server.ts';

export interface ComposedMail extends SendMailOptions {
  to: string;
  cc: string[];
}

/**
 * A mail of the queue, whole. Its Message-ID and date are the same at each try, so that a mail that
 * had to be sent twice can be recognised (RFC 5322, 3.6.4).
 */
export function composeMail(letter: Letter, settings: MailSettings): ComposedMail {
  const { id, queuedAt } = letter.mail;
  const domain = settings.from.slice(settings.from.indexOf('@') + 1);
  return {
    ...composeContents(letter, settings),
    from: { name: club.name, address: settings.from },
    messageId: `<${id}@${domain}>`,
    date: new Date(queuedAt),
    // Nothing that stands in a mail is ever fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function composeContents({ contents, secret }: Letter, settings: MailSettings) {
  switch (contents.kind) {
    case 'message':
      return { ...messageMail(contents.message), ...messageRecipients(contents.message, settings) };
    case 'confirmation': {
      const { id, email } = contents.subscriber;
      return { ...confirmationMail(makeToken(secret, 'confirm', id), settings), to: email, cc: [] };
    }
    case 'newsletter': {
      const { id, email } = contents.subscriber;
      const token = makeToken(secret, 'unsubscribe', id);
      return { ...newsletterMail({ ...contents.newsletter, token }, settings), to: email, cc: [] };
    }
    case 'test':
      return { ...newsletterMail(contents.newsletter, settings), to: contents.recipient, cc: [] };
  }
}
