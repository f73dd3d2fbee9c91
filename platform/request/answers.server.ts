import { data, type RouterContextProvider } from 'react-router';
import { findOutage, outageSentences } from '#platform/db/outage.server.ts';
import { formatDate, viennaDate, viennaTime } from '#platform/values/vienna.ts';
import { outageContext, reportContext } from './context.ts';

export function notFound(message: string): never {
  throw data(message, { status: 404 });
}

/**
 * Reports an outage (such as a full disk) and sets the status 503.
 * @returns a German sentence for the page; undefined if `error` is not an outage
 */
export function reportOutage(
  context: Readonly<RouterContextProvider>,
  error: unknown,
): string | undefined {
  const outage = findOutage(error);
  if (!outage) return undefined;
  context.set(outageContext, outage);
  context.get(reportContext)(error);
  return outageSentences[outage];
}

const minute = 60_000;

export function formatRetryTime(until: Date, now: Date): string {
  const full = new Date(Math.ceil(until.getTime() / minute) * minute);
  const time = `${viennaTime(full)} Uhr`;
  const day = viennaDate(full);
  return day === viennaDate(now) ? time : `${formatDate(day)}, ${time}`;
}
