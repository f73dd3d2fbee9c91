import type { RouterContextProvider } from 'react-router';
import { formatRetryTime } from '#platform/request/answers.server.ts';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { countFormUse, TooManyUses } from '#platform/request/form-uses.server.ts';
import { findMessageSecret } from '#platform/request/message-secret.server.ts';
import { waitSeconds } from './sign-in-delay.ts';

export interface TooOften {
  message: string;
  headers: { 'Retry-After': string };
}

/**
 * Counts the use of an unknown link, because a visitor is allowed only a few tries.
 * @returns undefined if this try is allowed
 */
export async function countLinkGuess(
  context: Readonly<RouterContextProvider>,
): Promise<TooOften | undefined> {
  const [db, now, visitor] = [
    context.get(dbContext),
    context.get(nowContext),
    context.get(visitorContext),
  ];
  const use = { secret: await findMessageSecret(db), form: 'link', visitor, putAside: false };
  try {
    await db.transaction().execute((transaction) => countFormUse(transaction, use, now));
    return undefined;
  } catch (error) {
    if (!(error instanceof TooManyUses)) throw error;
    return tooManyTriesMessage(error.until, now);
  }
}

export function tooManyTriesMessage(until: Date, now: Date): TooOften {
  return {
    message: `Gerade kommt zu viel herein. Bitte versuch es ab ${formatRetryTime(until, now)} noch einmal.`,
    headers: { 'Retry-After': String(waitSeconds(until.getTime() - now.getTime())) },
  };
}
