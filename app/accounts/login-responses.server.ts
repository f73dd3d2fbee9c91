import { type ActionFunctionArgs, data, type RouterContextProvider, redirect } from 'react-router';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import type { Refusal } from '#platform/sign-in/failed-sign-ins.server.ts';
import { countLinkGuess } from '#platform/sign-in/link-guess-limit.server.ts';
import { beginPasskeyTry } from '#platform/sign-in/passkey-try.server.ts';
import { isFileAddress, readReturnPath } from './paths.ts';
import type { LoginAnswer } from './pending-form.tsx';

export type LoginArgs = Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>;

export async function offerPasskey({ request, context }: LoginArgs, given: LoginAnswer) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const address = context.get(visitorContext);
  const begun = await beginPasskeyTry(db, { request, address }, now);
  if ('message' in begun) return refuse(given, begun);
  const headers = { 'Set-Cookie': begun.setCookie };
  return data<LoginAnswer>({ ...given, passkey: begun.options }, { headers });
}

export function refuse(given: LoginAnswer, result: Refusal) {
  const { message, status } = result;
  const headers: HeadersInit = status === 429 ? { 'Retry-After': String(result.retryAfter) } : {};
  return data<LoginAnswer>({ ...given, message }, { status, headers });
}

export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Goes on to the page, form or file for which somebody signed in or reauthenticated. */
export function leaveSignIn(
  { url }: LoginArgs,
  form: FormData,
  given: LoginAnswer,
  cookies: readonly string[],
) {
  const headers = withCookies(cookies);
  const [signedInAs, to] = [given.username, readReturnPath(url)];
  // A form on another page sends `stay`. That page must stay open, so the answer is data and no redirect.
  if (form.has('stay')) return data<LoginAnswer>({ signedInAs }, { headers });
  if (given.carried) return data<LoginAnswer>({ ...given, signedInAs, to }, { headers });
  if (isFileAddress(to)) return data<LoginAnswer>({ signedInAs, to }, { headers });
  return redirect(to, { status: 303, headers });
}

export type Gone = { gone: true; message?: string };

export async function limitLinkGuesses(context: Readonly<RouterContextProvider>) {
  const often = await countLinkGuess(context);
  if (!often) return data<Gone>({ gone: true }, { status: 404 });
  const { message, headers } = often;
  return data<Gone>({ gone: true, message }, { status: 429, headers });
}
