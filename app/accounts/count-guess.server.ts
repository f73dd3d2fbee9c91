import { data, type RouterContextProvider } from 'react-router';
import { countLinkGuess } from '#platform/sign-in/link-guess.server.ts';

/** A link that is none of ours, used or over. */
export type Gone = { gone: true; message?: string };

/** The answer to a link that is gone, of which a visitor can try but a few. */
export async function countGuess(context: Readonly<RouterContextProvider>) {
  const often = await countLinkGuess(context);
  if (!often) return data<Gone>({ gone: true }, { status: 404 });
  const { message, headers } = often;
  return data<Gone>({ gone: true, message }, { status: 429, headers });
}
