import { formatShortDateTime } from '#platform/values/vienna.ts';

/**
 * Why a mail did not go out, each with what the inbox says of it. What the other side answered is
 * kept nowhere: it names addresses.
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

/** How far a mail has come. */
export interface DeliveryState {
  state: 'waiting' | 'sent' | 'undelivered';
  /** Tries that failed. */
  tries: number;
  /** ISO instants in UTC. */
  nextTryAt: string;
  settledAt: string | null;
  /** Why the last try failed: a word of deliveryFailures. */
  failure: string | null;
}

/**
 * What the inbox says of a message's mail.
 * @param canSend whether there is a way by which it can go out
 */
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

/** What stands in mails beside their contents. */
export interface MailSettings {
  /** Who gets the messages to the club; undefined for the club's own address. */
  to?: string | undefined;
  /** The sender's address on all mails; undefined for the club's own. */
  from?: string | undefined;
  /** Where links lead: the public address, without a trailing slash. */
  origin: string;
}
