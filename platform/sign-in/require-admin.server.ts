import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import type { Db } from '#platform/db/client.server.ts';
import { closedDatabase, findOutage } from '#platform/db/outage.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { signInAddress } from './return-address.ts';
import { adminContext, mayUse, rightsContext } from './rights.ts';
import { isAdministration } from './roles.ts';
import { hasSecondFactor, isSecondFactorCompulsory } from './second-factor.server.ts';
import { findSignedIn, type SignedIn } from './sessions.server.ts';

/** The outage during which nobody could check who sends the request. */
const uncheckedContext = createContext<unknown>(null);

interface GuardedPaths {
  /** Open pages request this address by themselves; such a request does not count as use. */
  watch: string;
  secondFactor: string;
  /** Other pages that work while the admin still lacks a compulsory second factor. */
  withoutFactor: readonly string[];
}

const secondFactorMissing =
  'Für Admins ist ein zweiter Faktor Pflicht. Richte ihn unter „Profil“ ein, in einem anderen Fenster, und sende das dann noch einmal.';

export const notYours =
  'Das gehört nicht zu deinen Aufgaben. Frag einen Admin, wenn es so sein soll.';

/**
 * The only check of who is an admin (spec §6), and of an admin's rights (rights.ts). While the database is
 * unreachable, a form passes with a closed database, so that its author gets the form back.
 */
export function requireAdmin(paths: GuardedPaths): MiddlewareFunction<Response> {
  const usable = [paths.secondFactor, ...paths.withoutFactor];
  return async ({ request, url, pattern, context }) => {
    // The router's patterns may lack the first slash.
    const address = pattern.startsWith('/') ? pattern : `/${pattern}`;
    try {
      const admin = await findSignedIn(context.get(dbContext), request, context.get(nowContext), {
        isUse: url.pathname !== paths.watch,
      });
      // `url` is the page's address; `request.url` may be the address of the page's data.
      if (!admin)
        throw redirect(signInAddress(url.pathname + url.search), isPlainForm(request) ? 307 : 303);
      context.set(adminContext, admin);
      if (!mayUse(context.get(rightsContext), admin.grants, address))
        throw data(notYours, { status: 403 });
      if (!usable.includes(address) && (await lacksSecondFactor(context.get(dbContext), admin))) {
        if (isReading(request)) throw redirect(paths.secondFactor, 303);
        // A redirect would lose the typed form.
        throw data(secondFactorMissing, { status: 403 });
      }
    } catch (error) {
      if (isReading(request) || !findOutage(error)) throw error;
      context.set(uncheckedContext, error);
      context.set(dbContext, closedDatabase(error));
    }
  };
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

/** In bytes: the sign-in page takes no longer form (server/form-bodies.ts). */
const mostCarried = 256 * 1024;

/** The sign-in page passes on a typed form (307), but no picture: its sender is unknown. */
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

/** @throws the outage during which the admin could not be checked */
export function currentAdmin(context: Readonly<RouterContextProvider>): SignedIn {
  const error = context.get(uncheckedContext);
  if (error) throw error;
  const admin = context.get(adminContext);
  if (!admin) throw new Error('Nobody is asked to sign in here.');
  return admin;
}
