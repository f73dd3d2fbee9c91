import type { RouterContextProvider } from 'react-router';
import { findOutage, outageSentences } from '#platform/db/outage.server.ts';
import { outageContext, reportContext } from './context.ts';

/**
 * What to say when an error is an outage of the database; the request is then answered with status
 * 503 and noted. Undefined for any other error, which is a fault of ours.
 */
export function noteOutage(
  context: Readonly<RouterContextProvider>,
  error: unknown,
): string | undefined {
  const outage = findOutage(error);
  if (!outage) return undefined;
  context.set(outageContext, outage);
  context.get(reportContext)(error);
  return outageSentences[outage];
}
