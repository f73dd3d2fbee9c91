import { club } from '../../club/club.ts';
import type { MailContents } from '../data/mail-contents.server.ts';
import type { DeliveryFailure } from '../domain/delivery-failure.ts';
import type { MailSettings } from './mail-settings.ts';
import { messageSubjects } from './message-mail.server.ts';
import type { Outcome, Transport } from './transport.server.ts';

/** Answers after which the same is worth another try (RFC 9110, RFC 6585, RFC 8470). */
const temporary = new Set([408, 421, 423, 425, 429]);

/**
 * Delivers by the POST of a form, as a browser would send it to a form-forwarding service (spec §7).
 * A sign-up for the newsletter goes there too; newsletters themselves cannot.
 * @param url of FORWARD_URL
 */
export function forwardTransport(url: string, { origin }: MailSettings): Transport {
  return {
    kinds: ['message', 'confirmation'],
    async send({ mail, contents }, signal): Promise<Outcome> {
      const fields = formFields(contents);
      if (!fields) throw new Error(`A ${mail.kind} cannot be forwarded.`);
      const request = {
        method: 'POST',
        // Such services ask from which page a form comes.
        headers: { Origin: origin, Referer: `${origin}/` },
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal,
      } as const;
      let answer: Response;
      try {
        answer = await fetch(url, request);
      } catch (error) {
        return failed(failureOf(error, signal));
      }
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    },
  };
}

/** The fields of spec §7, by their names and in their order; undefined for what is no form. */
export function formFields(contents: MailContents): Record<string, string> | undefined {
  if (contents.kind === 'confirmation') return { email: contents.subscriber.email };
  if (contents.kind !== 'message') return undefined;
  const { kind, name, email, phone, amount, supportType } = contents.message;
  // As browsers send what was typed into several lines (WHATWG HTML, 4.10.21.7).
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

/** Such services lead to a page of thanks: 302 and 303 mean that the form was taken. */
function outcomeOf(status: number): Outcome {
  if ((status >= 200 && status < 300) || status === 302 || status === 303) return { sent: true };
  if (status >= 400 && status < 500 && !temporary.has(status)) return failed('refused', true);
  return failed('busy');
}

function failed(failure: DeliveryFailure, refused = false): Outcome {
  return { sent: false, failure, refused, deliveredTo: [] };
}

/** @throws the error itself when it is not the connection's */
function failureOf(error: unknown, signal: AbortSignal): DeliveryFailure {
  if (signal.aborted) return 'timeout';
  // fetch's one word for a connection that cannot be made or breaks.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'unreachable';
  throw error;
}
