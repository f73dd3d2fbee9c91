import type { MiddlewareHandler } from 'hono';
import { isPrivatePath } from '#platform/values/private-path.ts';

/**
 * Keeps no answer of the sign-in page, the admin area and the links in mails in any cache, refusals
 * included (ASVS 5.0, 14.3.2).
 */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (isPrivatePath(new URL(c.req.url).pathname)) c.header('Cache-Control', 'no-store');
};
