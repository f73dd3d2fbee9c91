import type { NodemailerError } from 'nodemailer';
import { normalizeEmail } from '#platform/sign-in/username.ts';
import { composeMail } from './compose.server.ts';
import type { DeliveryFailure, MailSettings } from './delivery-state.ts';
import { type MailTypes, mailKinds } from './mail-types.server.ts';
import type { SendResult, Transport } from './transport.server.ts';

/** In milliseconds. `socketTimeout` is the longest time between two answers of the mail server. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

const failures: Readonly<Record<string, DeliveryFailure>> = {
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'unreachable',
  EPROTOCOL: 'unreachable',
  EPROXY: 'unreachable',
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
};

/**
 * Opens a connection for each mail, because nodemailer's pool of connections can send a mail twice.
 * @param url the setting SMTP_URL
 */
export function smtpTransport(url: string, settings: MailSettings, letters: MailTypes): Transport {
  const connection = { url, ...patience, ...encryption(new URL(url)) };
  return {
    kinds: mailKinds(letters, () => true),
    isReady: async (db) => (settings.to && settings.from) !== undefined || letters.hasSender(db),
    async send(letter, signal): Promise<SendResult> {
      const composed = composeMail(letter, letters, settings);
      const { deliveredTo } = letter.mail;
      // Normalizes the addresses before comparing them, because nodemailer returns accepted addresses with
      // the domain in lowercase.
      const has = new Set(deliveredTo.map(normalizeEmail));
      const wanted = [composed.to, ...composed.cc].filter(
        (address) => !has.has(normalizeEmail(address)),
      );
      if (wanted.length === 0) return { sent: true };
      const envelope = { from: composed.from.address, to: wanted };
      try {
        // Loads nodemailer with the first mail, not before: it takes memory, and most sites send no mails.
        const { createTransport } = await import('nodemailer');
        const { accepted, rejectedErrors } = await createTransport(connection).sendMail({
          ...composed,
          envelope,
          signal,
        });
        if (accepted.length === wanted.length) return { sent: true };
        const failure = describe(
          rejectedErrors?.find(({ permanent }) => !permanent) ?? rejectedErrors?.[0],
        );
        return { sent: false, ...failure, deliveredTo: [...deliveredTo, ...accepted] };
      } catch (error) {
        const failure = describe(error as NodemailerError);
        return { sent: false, ...failure, deliveredTo };
      }
    },
  };
}

/** Sends a password only over TLS, except to a mail server on this machine. */
function encryption({ username, hostname }: URL): { requireTLS?: true } {
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return username && !isLocal ? { requireTLS: true } : {};
}

/** @throws `error` if neither the mail server nor the connection to it caused it */
function describe(error: NodemailerError | undefined): {
  failure: DeliveryFailure;
  refused: boolean;
} {
  const { code = '', permanent, command } = error ?? {};
  if (code === 'EAUTH' || code === 'ENOAUTH') return { failure: 'signIn', refused: false };
  if (permanent === false) return { failure: 'busy', refused: false };
  // The command MAIL FROM contains only the sender. So the mail server has refused the sender's address, not
  // this mail.
  if (permanent && command === 'MAIL FROM') return { failure: 'sender', refused: false };
  if (permanent && (command === 'RCPT TO' || command === 'DATA'))
    return { failure: 'refused', refused: true };
  const failure = permanent ? 'busy' : failures[code];
  if (failure === undefined) throw error;
  return { failure, refused: false };
}
