import { formatShortDateTime } from '#platform/values/vienna.ts';

/**
 * Reasons why a mail was not sent. The mail server's text is not stored, because it contains e-mail
 * addresses.
 */
const deliveryFailures = {
  unreachable: 'keine Verbindung zum Mailserver',
  timeout: 'der Mailserver hat nicht rechtzeitig geantwortet',
  busy: 'der Mailserver nimmt gerade nichts an',
  signIn: 'der Mailserver lässt uns nicht hinein (SMTP_URL)',
  sender:
    'der Mailserver nimmt nichts von dieser Absenderadresse an (MAIL_FROM, sonst die des Vereins)',
  refused: 'der Mailserver hat die Nachricht abgelehnt',
  inactive: 'der Dienst hinter FORWARD_URL hat sie nicht zugestellt; ist er freigeschaltet?',
  fault: 'ein Fehler dieser Website',
} as const;
export type DeliveryFailure = keyof typeof deliveryFailures;

export interface DeliveryState {
  state: 'waiting' | 'sent' | 'undelivered';
  tries: number;
  nextTryAt: string;
  settledAt: string | null;
  failure: string | null;
}

export function describeDelivery(delivery: DeliveryState | null, canSend: boolean): string {
  if (!delivery) return 'nicht verschickt';
  const { state, tries, nextTryAt, settledAt, failure } = delivery;
  const reason = failure === null ? '' : `: ${failureWords(failure)}`;
  if (state === 'sent') return settledAt ? `zugestellt am ${moment(settledAt)}` : 'zugestellt';
  if (state === 'undelivered') return `nicht zugestellt${reason}`;
  if (!canSend) return 'kein Versand eingerichtet';
  if (tries === 0) return 'wartet auf den Versand';
  return `wartet${reason}. Nächster Versuch: ${moment(nextTryAt)}`;
}

function failureWords(failure: string): string {
  return Object.hasOwn(deliveryFailures, failure)
    ? deliveryFailures[failure as DeliveryFailure]
    : deliveryFailures.fault;
}

function moment(instant: string): string {
  return formatShortDateTime(new Date(instant));
}

export interface MailSettings {
  to?: string | undefined;
  from?: string | undefined;
  origin: string;
}
