import { data, type RouterContextProvider } from 'react-router';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { countLinkGuess } from '#platform/sign-in/link-guess.server.ts';
import { findStartLink } from '#platform/sign-in/start-link.server.ts';

export const goneLink =
  'Dieser Link gilt nicht mehr. Kann sich noch niemand anmelden, steht bei jedem Start der Website ein neuer da.';

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
