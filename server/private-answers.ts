import type { MiddlewareHandler } from 'hono';

const privatePath =
  /^\/+(?:(?:admin|login|abmelden)(?:\.data)?(?:\/|$)|newsletter\/+(?:bestaetigen|abmelden)\/)/i;

/**
 * Keeps no answer of the sign-in page, the admin area and the links in mails in any cache, refusals
 * included (ASVS 5.0, 14.3.2).
 */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (isPrivatePath(new URL(c.req.url).pathname)) c.header('Cache-Control', 'no-store');
};

/** Whether a path leads there, read as the routes do: percent signs decoded, capitals the same. */
export function isPrivatePath(path: string): boolean {
  try {
    return privatePath.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
