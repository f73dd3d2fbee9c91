import { spokenWait, waitSeconds } from './sign-in-delay.ts';

/** What is said of a try that came to nothing. */
export type Refusal = { message: string; status: 403 } | TooManyTries;

interface TooManyTries {
  message: string;
  status: 429;
  /** Whole seconds. */
  retryAfter: number;
}

/** That of a try which has to wait. */
export function tooManyTries(until: Date, now: Date): TooManyTries {
  const retryAfter = waitSeconds(until.getTime() - now.getTime());
  const message = `Zu viele Versuche. Bitte versuche es ${spokenWait(retryAfter)} noch einmal.`;
  return { message, status: 429, retryAfter };
}
