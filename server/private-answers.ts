import type { MiddlewareHandler } from 'hono';

/**
 * Keeps no answer of the sign-in page and the admin area in any cache, refusals included
 * (ASVS 5.0, 14.3.2).
 */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (isPrivatePath(new URL(c.req.url).pathname)) c.header('Cache-Control', 'no-store');
};

/** Whether a path leads there, read as the routes do: percent signs decoded, capitals the same. */
export function isPrivatePath(path: string): boolean {
  try {
    return /^\/+(?:admin|login|abmelden)(?:\.data)?(?:\/|$)/i.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
