import { type RouterContextProvider, redirect } from 'react-router';
import { nowContext } from '#platform/request/context.ts';
import { currentAdmin } from './require-admin.server.ts';
import { proofAddress } from './return-address.ts';
import type { SignedIn } from './sessions.server.ts';

/** Milliseconds for which a proof of who somebody is lasts (ASVS 5.0, 7.5.3). */
const proofLasts = 15 * 60 * 1000;
/** By how much the clock of another server may be ahead. A proof of later than that is of a clock that was set back. */
const clockDifference = 60 * 1000;

/**
 * Asks for a proof of who somebody is, unless they gave one in the last quarter of an hour: before
 * what a stranger at a forgotten browser must not do. A form is taken along, as by an ended session.
 * @throws the way to the page that asks; what `currentAdmin` throws
 */
export function requireProof({
  request,
  url,
  context,
}: {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}): void {
  if (isProofFresh(currentAdmin(context), context.get(nowContext))) return;
  const isForm = !['GET', 'HEAD'].includes(request.method);
  throw redirect(proofAddress(url.pathname + url.search), isForm ? 307 : 303);
}

/** Whether somebody has proven who they are a short while ago. */
export function isProofFresh({ provenAt }: Pick<SignedIn, 'provenAt'>, now: Date): boolean {
  const age = now.getTime() - provenAt.getTime();
  return age >= -clockDifference && age < proofLasts;
}
