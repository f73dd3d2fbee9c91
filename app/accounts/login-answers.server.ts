import { type ActionFunctionArgs, data } from 'react-router';
import { dbContext, nowContext, visitorContext } from '#platform/request/context.ts';
import { beginPasskeyTry } from '#platform/sign-in/passkey-try.server.ts';
import type { Refusal } from '#platform/sign-in/try-refusal.server.ts';
import type { LoginAnswer } from './sign-in-answer.ts';

export type LoginArgs = Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>;

/** Answers with what a passkey has to sign. */
export async function offerPasskey({ request, context }: LoginArgs, given: LoginAnswer) {
  const [db, now] = [context.get(dbContext), context.get(nowContext)];
  const address = context.get(visitorContext);
  const begun = await beginPasskeyTry(db, { request, address }, now);
  if ('message' in begun) return refuse(given, begun);
  const headers = { 'Set-Cookie': begun.setCookie };
  return data<LoginAnswer>({ ...given, passkey: begun.options }, { headers });
}

/** Says why a try came to nothing. */
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
