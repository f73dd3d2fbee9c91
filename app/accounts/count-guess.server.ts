import { data } from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import { countFormUse, TooManyUses } from '#platform/forms/form-uses.server.ts';
import { spokenMoment } from '#platform/forms/try-again.ts';
import { findMessageSecret } from '#platform/secrets/message-secret.server.ts';
import { waitSeconds } from '#platform/sign-in/sign-in-delay.ts';

/** A link that is none of ours, used or over. */
export type Gone = { gone: true; message?: string };

/** What is said of something that came too often. */
export function tooManyUses(until: Date, now: Date) {
  return {
    message: `Gerade kommt zu viel herein. Bitte versuch es ab ${spokenMoment(until, now)} noch einmal.`,
    headers: { 'Retry-After': String(waitSeconds(until.getTime() - now.getTime())) },
  };
}

/** The answer to a link that is gone, of which a visitor can try but a few. */
export async function countGuess(db: Db, visitor: string, now: Date) {
  try {
    const secret = await findMessageSecret(db);
    await db
      .transaction()
      .execute((transaction) =>
        countFormUse(transaction, { secret, form: 'link', visitor, putAside: false }, now),
      );
    return data<Gone>({ gone: true }, { status: 404 });
  } catch (error) {
    if (!(error instanceof TooManyUses)) throw error;
    const { message, headers } = tooManyUses(error.until, now);
    return data<Gone>({ gone: true, message }, { status: 429, headers });
  }
}
