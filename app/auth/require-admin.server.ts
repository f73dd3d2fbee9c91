import { type MiddlewareFunction, redirect } from 'react-router';
import { adminContext, dbContext, nowContext } from '../context.ts';
import { signInAddress } from '../domain/return-address.ts';
import { findSignedIn } from './session.server.ts';

/**
 * Lets only admins through, to whatever lies below and with whatever method (spec §6); everybody
 * else is sent to sign in. The one place where that is decided.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const admin = await findSignedIn(context.get(dbContext), request, context.get(nowContext));
  if (!admin) {
    // Of the page, unlike the address of the request, which may be the one of its data.
    throw redirect(signInAddress(url.pathname + url.search), 303);
  }
  context.set(adminContext, admin);
};
