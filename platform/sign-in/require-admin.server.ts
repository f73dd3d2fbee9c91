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

/** Why nobody knows who sends the request. */
const uncheckedContext = createContext<unknown>(null);

/** What the guard has to know of the pages below it. */
interface GuardedPaths {
  /** Where open pages ask by themselves: nobody is at work by that. */
  watch: string;
  /** Where a second factor is set up. */
  secondFactor: string;
  /** What else is of use to somebody who has to set one up. */
  withoutFactor: readonly string[];
}

const secondFactorMissing =
  'Für Admins ist ein zweiter Faktor Pflicht. Richte ihn unter „Profil“ ein, in einem anderen Fenster, und sende das dann noch einmal.';

/** Said to whom something is none of theirs. */
export const notYours =
  'Das gehört nicht zu deinen Aufgaben. Frag einen Admin, wenn es so sein soll.';

/**
 * Lets only admins through, to whatever lies below and with whatever method (spec §6), and each to
 * what their roles are for (rights.ts); everybody else is sent to sign in. The one place where that is
 * decided.
 *
 * While the database is gone nobody can be told from an admin. A form is let through all the same,
 * so that its author gets it back; but to a closed database, also should the real one come back
 * meanwhile.
 */
export function requireAdmin(paths: GuardedPaths): MiddlewareFunction<Response> {
  const usable = [paths.secondFactor, ...paths.withoutFactor];
  return async ({ request, url, pattern, context }) => {
    // The router leaves the first slash out.
    const address = pattern.startsWith('/') ? pattern : `/${pattern}`;
    try {
      const admin = await findSignedIn(context.get(dbContext), request, context.get(nowContext), {
        isUse: url.pathname !== paths.watch,
      });
      // Of the page, unlike the address of the request, which may be the one of its data.
      if (!admin)
        throw redirect(signInAddress(url.pathname + url.search), isPlainForm(request) ? 307 : 303);
      context.set(adminContext, admin);
      if (!mayUse(context.get(rightsContext), admin.grants, address))
        throw data(notYours, { status: 403 });
      if (!usable.includes(address) && (await lacksSecondFactor(context.get(dbContext), admin))) {
        if (isReading(request)) throw redirect(paths.secondFactor, 303);
        // To be led elsewhere would lose what was typed.
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

/** Whether somebody may do everything and has to set up a second factor first. */
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
  const admin = context.get(adminContext);
  if (!admin) throw new Error('Nobody is asked to sign in here.');
  return admin;
}
