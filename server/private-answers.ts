import type { MiddlewareHandler } from 'hono';

/**
 * Keeps no answer of the sign-in page and the admin area in any cache, refusals included
 * (ASVS 5.0, 14.3.2).
 */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (isPrivate(c.req.url)) c.header('Cache-Control', 'no-store');
};

/** As the routes read a path: percent signs decoded, capitals the same. */
function isPrivate(url: string): boolean {
  try {
    return /^\/+(?:admin|login|abmelden)(?:\.data)?(?:\/|$)/i.test(
      decodeURIComponent(new URL(url).pathname),
    );
  } catch {
    return false;
  }
}
