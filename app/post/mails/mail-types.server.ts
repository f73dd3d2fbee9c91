import { writeAccountMail } from '#app/accounts/mails/write-account-mail.server.ts';
import { findMailAddress } from '#app/club/details/find-details.server.ts';
import {
  messageMail,
  messageRecipients,
  messageSubjects,
} from '#app/post/messages/message-mail.server.ts';
import { confirmationMail } from '#app/post/newsletter/confirmation-mail.server.ts';
import { newsletterMail } from '#app/post/newsletter/newsletter-mail.server.ts';
import type { MailSettings } from '#platform/mail/delivery-state.ts';
import type { ComposedMail, MailTypes } from '#platform/mail/mail-types.server.ts';
import { createLinkToken } from '#platform/request/message-secret.server.ts';
import { findMailContents, type MailContents } from './contents.server.ts';

export const mailTypes: MailTypes = {
  kinds: {
    message: { isForm: true, toClub: true, isLast: false },
    confirmation: { isForm: true, toClub: false, isLast: false },
    newsletter: { isForm: false, toClub: false, isLast: true },
    test: { isForm: false, toClub: false, isLast: false },
    account: { isForm: false, toClub: false, isLast: false },
  },
  find: findMailContents,
  senderOf: ({ club: { name, email } }: MailContents) => ({ name, address: email }),
  hasSender: async (db) => (await findMailAddress(db)) !== undefined,
  write,
  formFields,
};

function write(contents: MailContents, secret: string, settings: MailSettings): ComposedMail {
  switch (contents.kind) {
    case 'message':
      return { ...messageMail(contents.message), ...messageRecipients(contents, settings) };
    case 'confirmation': {
      const { id, email } = contents.subscriber;
      return {
        ...confirmationMail(createLinkToken(secret, 'confirm', id), contents.club, settings),
        to: email,
        cc: [],
      };
    }
    case 'newsletter': {
      const { id, email } = contents.subscriber;
      const token = createLinkToken(secret, 'unsubscribe', id);
      return {
        ...newsletterMail({ ...contents.newsletter, club: contents.club, token }, settings),
        to: email,
        cc: [],
      };
    }
    case 'test':
      return {
        ...newsletterMail({ ...contents.newsletter, club: contents.club }, settings),
        to: contents.recipient,
        cc: [],
      };
    case 'account':
      return {
        ...writeAccountMail(contents.mail, contents.club, settings),
        to: contents.mail.to,
        cc: [],
      };
  }
}

/** Fields for a form-forwarding service, in the order of spec §7; undefined for a mail that needs SMTP. */
function formFields(contents: MailContents): Record<string, string> | undefined {
  if (contents.kind === 'confirmation') return { email: contents.subscriber.email };
  if (contents.kind !== 'message') return undefined;
  const { club } = contents;
  const { kind, name, email, phone, amount, supportType } = contents.message;
  // The service expects line breaks as browsers send them in forms: CR LF (WHATWG HTML, 4.10.21.7).
  const message = contents.message.message.replaceAll('\n', '\r\n');
  if (kind === 'contact') return { name, email, message, _captcha: 'false' };
  return {
    name,
    email,
    phone: phone ?? '',
    amount: amount ?? '',
    supportType: supportType ?? '',
    message,
    privacy: 'on',
    _subject: messageSubjects.sponsor,
    _template: 'table',
    _cc: club.sponsorCopies.join(','),
  };
}
