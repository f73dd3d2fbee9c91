import { data, type RouterContextProvider } from 'react-router';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { countLinkGuess } from '#platform/sign-in/link-guess.server.ts';
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
  const often = await countLinkGuess(context);
  if (often) throw data(often.message, { status: 429, headers: often.headers });
  throw data(goneLink, { status: 404 });
}
