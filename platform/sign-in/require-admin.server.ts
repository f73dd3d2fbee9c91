import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { closedDatabase } from '#platform/db/closed.server.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { adminContext, dbContext, nowContext, rightsContext } from '#platform/request/context.ts';
import { signInAddress } from './return-address.ts';
import { mayUse } from './rights.ts';
import { findSignedIn, type SignedIn } from './sessions.server.ts';
import { watchPath } from './watch-path.ts';

/** Why nobody knows who sends the request. */
const uncheckedContext = createContext<unknown>(null);

/** Said to whom something is none of theirs. */
export const notYours =
  'Das gehört nicht zu deinen Aufgaben. Frag die Verwaltung, wenn es so sein soll.';

/**
 * Lets only admins through, to whatever lies below and with whatever method (spec §6), and each to
 * what their roles are for (app/rights.ts); everybody else is sent to sign in. The one place where
 * that is decided.
 *
 * While the database is gone nobody can be told from an admin. A form is let through all the same,
 * so that its author gets it back; but to a closed database, also should the real one come back
 * meanwhile.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({
  request,
  url,
  pattern,
  context,
}) => {
  try {
    const admin = await findSignedIn(context.get(dbContext), request, context.get(nowContext), {
      isUse: url.pathname !== watchPath,
    });
    // Of the page, unlike the address of the request, which may be the one of its data.
    if (!admin)
      throw redirect(signInAddress(url.pathname + url.search), isPlainForm(request) ? 307 : 303);
    context.set(adminContext, admin);
    if (!mayUse(context.get(rightsContext), admin.grants, `/${pattern}`))
      throw data(notYours, { status: 403 });
  } catch (error) {
    if (['GET', 'HEAD'].includes(request.method) || !findOutage(error)) throw error;
    context.set(uncheckedContext, error);
    context.set(dbContext, closedDatabase(error));
  }
};

/** Bytes of a form that may be taken along; no longer one gets to the sign-in page (server/form-bodies.ts). */
const mostCarried = 256 * 1024;

/**
 * Whether a page posts what somebody typed, without a script: the way to sign in takes it along
 * (307), and the sign-in page keeps it. A picture is not taken along: nobody knows who sends it.
 */
function isPlainForm({ method, url, headers }: Request): boolean {
  const type = headers.get('Content-Type') ?? '';
  const isText = type.startsWith('application/x-www-form-urlencoded');
  const isShort = Number(headers.get('Content-Length') ?? Infinity) <= mostCarried;
  return (
    method === 'POST' &&
    (isText || (type.startsWith('multipart/form-data') && isShort)) &&
    !new URL(url).pathname.endsWith('.data')
  );
}

/**
 * The admin who sends a request below /admin.
 * @throws the outage for which that could not be checked
 */
export function currentAdmin(context: Readonly<RouterContextProvider>): SignedIn {
  const error = context.get(uncheckedContext);
  if (error) throw error;
  return context.get(adminContext);
}
