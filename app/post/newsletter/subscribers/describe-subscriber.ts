import { suspicions } from '#platform/public-forms/spam-check.ts';
import { signUpDays } from '#platform/values/retention.ts';
import { formatShortDay } from '#platform/values/vienna.ts';
import type { Subscriber } from '../subscribers.server.ts';

export type SubscriberState = 'confirmed' | 'asked' | 'aside';

type SubscriberDates = Pick<Subscriber, 'confirmedAt' | 'requestedAt' | 'suspicions'>;

export function findSubscriberState({ confirmedAt, suspicions }: SubscriberDates): SubscriberState {
  if (confirmedAt !== null) return 'confirmed';
  return suspicions.length > 0 ? 'aside' : 'asked';
}

export function describeNextStep(state: SubscriberState, canAsk: boolean): string | undefined {
  if (state === 'confirmed') return undefined;
  const days = signUpDays({ newsletters: canAsk });
  return state === 'asked'
    ? `Was nach ${days} Tagen nicht bestätigt ist, wird gelöscht.`
    : `Was nach ${days} Tagen noch hier ist, wird gelöscht.`;
}

export function describeSubscriber(subscriber: SubscriberDates, canAsk: boolean): string {
  const { confirmedAt, requestedAt } = subscriber;
  if (confirmedAt !== null) return `bestätigt ${day(confirmedAt)}`;
  if (findSubscriberState(subscriber) === 'asked')
    return `${canAsk ? 'gefragt' : 'angemeldet'} ${day(requestedAt)}`;
  const reasons = subscriber.suspicions.map((suspicion) => suspicions[suspicion]);
  return `zurückgehalten ${day(requestedAt)}: ${reasons.join('; ')}`;
}

function day(moment: string): string {
  return formatShortDay(new Date(moment));
}
