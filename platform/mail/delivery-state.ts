import { formatShortDateTime } from '#platform/values/vienna.ts';
import { type DeliveryFailure, deliveryFailures } from './delivery-failure.ts';

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
