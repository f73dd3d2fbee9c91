import type { DeliveryFailure, MailSettings } from './delivery-state.ts';
import { type MailTypes, mailKinds } from './mail-types.server.ts';
import type { SendResult, Transport } from './transport.server.ts';

/** After these statuses a later try can succeed (RFC 9110, RFC 4918, RFC 6585, RFC 8470). */
const temporary = new Set([408, 421, 423, 425, 429]);

/**
 * Sends visitors' forms, and no other mails, to a form-forwarding service (spec §7).
 * @param url the setting FORWARD_URL
 */
export function forwardTransport(
  url: string,
  { origin }: MailSettings,
  letters: MailTypes,
): Transport {
  return {
    kinds: mailKinds(letters, ({ isForm }) => isForm),
    // True even if the site does not know the club's e-mail address, because the forwarding service knows it.
    isReady: async () => true,
    async send({ mail, contents }, signal): Promise<SendResult> {
      const fields = letters.formFields(contents);
      if (!fields) throw new Error(`A ${mail.kind} cannot be forwarded.`);
      const request = {
        method: 'POST',
        // Some services check Origin and Referer. The request prefers JSON, because a JSON answer has the
        // most details.
        headers: {
          Origin: origin,
          Referer: `${origin}/`,
          Accept: 'application/json, text/html;q=0.9, */*;q=0.1',
        },
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal,
      } as const;
      try {
        const answer = await fetch(url, request);
        if (answer.ok) return outcomeOfText(await readStart(answer));
        await answer.body?.cancel();
        return outcomeOfStatus(answer.status);
      } catch (error) {
        return failed(failureOf(error, signal));
      }
    },
  };
}

/** Statuses 302 and 303 redirect to a thank-you page, so the service has accepted the form. */
function outcomeOfStatus(status: number): SendResult {
  if (status === 302 || status === 303) return { sent: true };
  if (status >= 400 && status < 500 && !temporary.has(status)) return failed('refused', true);
  return failed('busy');
}

const maxAnswerLength = 64 * 1024;
const obstacle = /needs? activation|captcha|cf-turnstile/i;

/**
 * The service FormSubmit answers 200 and `{"success": "false"}` until the club has activated this service.
 * Other services report a refused form in the field `ok`.
 */
function outcomeOfText(text: string): SendResult {
  const said = parseObject(text);
  const isTaken = said
    ? !isNo(said.success) && !isNo(said.ok) && !said.error
    : !obstacle.test(text);
  return isTaken ? { sent: true } : failed('inactive', true);
}

function isNo(value: unknown): boolean {
  return value === false || value === 'false';
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function readStart(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length >= maxAnswerLength) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

function failed(failure: DeliveryFailure, refused = false): SendResult {
  return { sent: false, failure, refused, deliveredTo: [] };
}

function failureOf(error: unknown, signal: AbortSignal): DeliveryFailure {
  if (signal.aborted) return 'timeout';
  if (error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message))
    return 'unreachable';
  throw error;
}
