import { type RouterContextProvider, redirect } from 'react-router';
import { nowContext } from '#platform/request/context.ts';
import { currentAdmin } from './require-admin.server.ts';
import { reauthenticationAddress } from './return-address.ts';
import type { SignedIn } from './sessions.server.ts';

/** Milliseconds for which a reauthentication stays valid (ASVS 5.0, 7.5.3). */
const proofLasts = 15 * 60 * 1000;
/**
 * Milliseconds by which `provenAt` can be later than now, because the clocks of servers can differ. A still
 * later `provenAt` means that a clock was set back, so the reauthentication is not valid.
 */
const clockDifference = 60 * 1000;

/**
 * Asks for a reauthentication after 15 minutes, because an admin can leave a browser signed in.
 * @throws a redirect to the sign-in page, which keeps a sent form
 */
export function requireReauthentication({
  request,
  url,
  context,
}: {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}): void {
  if (isReauthenticationRecent(currentAdmin(context), context.get(nowContext))) return;
  const isForm = !['GET', 'HEAD'].includes(request.method);
  throw redirect(reauthenticationAddress(url.pathname + url.search), isForm ? 307 : 303);
}

export function isReauthenticationRecent(
  { provenAt }: Pick<SignedIn, 'provenAt'>,
  now: Date,
): boolean {
  const age = now.getTime() - provenAt.getTime();
  return age >= -clockDifference && age < proofLasts;
}
