import type { RouterContextProvider } from 'react-router';
import { outageContext } from './context.ts';
import { describeOutage, findOutage, outageSentences } from './db/outage.server.ts';

/** Milliseconds for which an outage is told to the log once, however many requests meet it. */
const quietTime = 60_000;
let quietUntil = 0;

/**
 * What to say when an error is an outage of the database; the request is then answered with status
 * 503. Undefined for any other error, which is a fault of ours.
 */
export function noteOutage(
  context: Readonly<RouterContextProvider>,
  error: unknown,
): string | undefined {
  const outage = findOutage(error);
  if (!outage) return undefined;
  context.set(outageContext, outage);
  if (performance.now() >= quietUntil) {
    quietUntil = performance.now() + quietTime;
    console.error(`Datenbank: ${describeOutage(error)}`);
  }
  return outageSentences[outage];
}
