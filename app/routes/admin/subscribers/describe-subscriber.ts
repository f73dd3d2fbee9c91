import type { Subscriber } from '../../../data/subscribers.server.ts';
import { confirmationDays } from '../../../domain/retention.ts';
import { suspicions } from '../../../domain/suspicion.ts';
import { formatShortDate, viennaDate } from '../../../domain/vienna.ts';

export type SubscriberState = 'confirmed' | 'asked' | 'aside';

type Known = Pick<Subscriber, 'confirmedAt' | 'requestedAt' | 'suspicions'>;

/** Whether the newsletter goes there, the owner was asked, or nobody was because of doubts. */
export function stateOf({ confirmedAt, suspicions }: Known): SubscriberState {
  if (confirmedAt !== null) return 'confirmed';
  return suspicions.length > 0 ? 'aside' : 'asked';
}

/** What the list says of a subscriber. */
export function describeSubscriber(subscriber: Known): string {
  const { confirmedAt, requestedAt } = subscriber;
  if (confirmedAt !== null) return `bestätigt ${day(confirmedAt)}`;
  if (stateOf(subscriber) === 'aside') {
    const reasons = subscriber.suspicions.map((suspicion) => suspicions[suspicion]);
    return `zurückgehalten ${day(requestedAt)}: ${reasons.join('; ')}`;
  }
  return `gefragt ${day(requestedAt)}; ohne Antwort nach ${confirmationDays} Tagen gelöscht`;
}

function day(moment: string): string {
  return formatShortDate(viennaDate(new Date(moment)));
}
