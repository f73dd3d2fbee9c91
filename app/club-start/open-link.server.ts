import { data, type RouterContextProvider } from 'react-router';
import { countFormUse, TooManyUses } from '#platform/forms/form-uses.server.ts';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { findMessageSecret } from '#platform/secrets/message-secret.server.ts';
import { spokenWait, waitSeconds } from '#platform/sign-in/sign-in-delay.ts';
import { findStartLink } from '#platform/sign-in/start-link.server.ts';

/** What is said of a link that opens nothing. */
export const goneLink =
  'Dieser Link gilt nicht mehr. Kann sich noch niemand anmelden, steht bei jedem Start der Website ein neuer da.';

/**
 * Lets through who has the link by which a club is founded. Who has none is counted: nobody tries
 * out links.
 * @throws a 404 page, or a 429 page after too many
 */
export async function requireStartLink(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<void> {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  if (await findStartLink(db, token, now)) return;
  const secret = await findMessageSecret(db);
  const use = { secret, form: 'link', visitor: context.get(visitorContext), putAside: false };
  try {
    await db.transaction().execute((transaction) => countFormUse(transaction, use, now));
  } catch (error) {
    if (!(error instanceof TooManyUses)) throw error;
    const seconds = waitSeconds(error.until.getTime() - now.getTime());
    const sentence = `Zu viele Versuche. Bitte versuche es ${spokenWait(seconds)} noch einmal.`;
    throw data(sentence, { status: 429 });
  }
  throw data(goneLink, { status: 404 });
}
