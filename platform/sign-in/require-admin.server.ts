import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import { findOutage, unavailableDatabase } from '#platform/db/outage.server.ts';
import { cachedDbContext, dbContext, nowContext } from '#platform/request/context.ts';
import { signInAddress } from './return-address.ts';
import { adminContext, mayUse, rightsContext } from './rights.ts';
import { isAdministration } from './roles.ts';
import { hasSecondFactor, isSecondFactorCompulsory } from './second-factor.server.ts';
import { findSignedIn, type SignedIn } from './sessions.server.ts';

const uncheckedContext = createContext<unknown>(null);

interface GuardedPaths {
  /** Open pages send requests to these addresses by themselves. */
  askedByPages: readonly string[];
  secondFactor: string;
  withoutFactor: readonly string[];
}

const secondFactorMissing =
  'Für Admins ist ein zweiter Faktor Pflicht. Richte ihn unter „Profil“ ein, in einem anderen Fenster, und sende das dann noch einmal.';

export const forbiddenMessage =
  'Das gehört nicht zu deinen Aufgaben. Frag einen Admin, wenn es so sein soll.';

/**
 * The only check that a user is an admin (spec §6) and has the right to the address (rights.ts). During an
 * outage, a form still reaches its action, so that the answer can contain the typed text.
 */
export function requireAdmin(paths: GuardedPaths): MiddlewareFunction<Response> {
  const usable = [paths.secondFactor, ...paths.withoutFactor];
  return async ({ request, url, pattern, context }) => {
    // The router gives some patterns without the slash at the beginning.
    const address = pattern.startsWith('/') ? pattern : `/${pattern}`;
    try {
      const admin = await findSignedIn(context.get(dbContext), request, context.get(nowContext), {
        isUse: !paths.askedByPages.includes(address) && !isReload(request, url),
      });
      // `url` is the address of the page; `request.url` can be the address of the page's data.
      if (!admin)
        throw redirect(signInAddress(url.pathname + url.search), isPlainForm(request) ? 307 : 303);
      context.set(adminContext, admin);
      if (!mayUse(context.get(rightsContext), admin.grants, address))
        throw data(forbiddenMessage, { status: 403 });
      if (!usable.includes(address) && (await lacksSecondFactor(context.get(dbContext), admin))) {
        if (isReading(request)) throw redirect(paths.secondFactor, 303);
        // Throws an error, because a redirect would lose the typed text.
        throw data(secondFactorMissing, { status: 403 });
      }
      if (isReading(request)) context.set(dbContext, await context.get(cachedDbContext)());
    } catch (error) {
      if (isReading(request) || !findOutage(error)) throw error;
      context.set(uncheckedContext, error);
      context.set(dbContext, unavailableDatabase(error));
    }
  };
}

/**
 * True if the page itself has loaded its data again, for example after another admin's change. After a click,
 * the browser still names the page before (Referer).
 */
function isReload(request: Request, { pathname, search }: URL): boolean {
  if (!isReading(request) || !new URL(request.url).pathname.endsWith('.data')) return false;
  const from = URL.parse(request.headers.get('Referer') ?? '');
  return from?.pathname === pathname && from.search === search;
}

function isReading({ method }: Request): boolean {
  return ['GET', 'HEAD'].includes(method);
}

export async function lacksSecondFactor(
  db: Db,
  { grants, userId }: Pick<SignedIn, 'grants' | 'userId'>,
): Promise<boolean> {
  return (
    isAdministration(grants) &&
    (await isSecondFactorCompulsory(db)) &&
    !(await hasSecondFactor(db, userId))
  );
}

/** Maximum bytes of a form that the sign-in page accepts (server/body-limit.ts). */
const maxCarriedBytes = 256 * 1024;

function isPlainForm({ method, url, headers }: Request): boolean {
  const type = headers.get('Content-Type') ?? '';
  const isText = type.startsWith('application/x-www-form-urlencoded');
  const isShort = Number(headers.get('Content-Length') ?? Infinity) <= maxCarriedBytes;
  return (
    method === 'POST' &&
    (isText || (type.startsWith('multipart/form-data') && isShort)) &&
    !new URL(url).pathname.endsWith('.data')
  );
}

export function currentAdmin(context: Readonly<RouterContextProvider>): SignedIn {
  const error = context.get(uncheckedContext);
  if (error) throw error;
  const admin = context.get(adminContext);
  if (!admin) throw new Error('Nobody is asked to sign in here.');
  return admin;
}
