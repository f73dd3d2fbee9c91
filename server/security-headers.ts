import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { PathRules } from '#platform/values/paths.ts';

/** Seconds for which a browser keeps to https: two years, as the preload list asks. */
const hstsLifetime = 63_072_000;
/** Of what is no page, and says nothing else. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Headers of every answer (ASVS 5.0, 3.4). */
function headersOf({ https }: { https: boolean }): [name: string, value: string][] {
  const hsts = `max-age=${hstsLifetime}; includeSubDomains; preload`;
  return Object.entries({ ...always, ...(https && { 'Strict-Transport-Security': hsts }) });
}

/**
 * Gives the app's answers their headers. The pages' own Content-Security-Policy is set where they
 * are rendered, since it names their scripts; a sentence of ours allows nothing at all.
 */
export function securityHeaders(
  site: { https: boolean },
  { isFramed, opensOnce }: PathRules,
): MiddlewareHandler {
  const headers = headersOf(site);
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    const { pathname } = new URL(c.req.url);
    if (isFramed(pathname)) c.header('X-Frame-Options', 'SAMEORIGIN');
    // Not 'no-referrer': with it a form posted without a script names no origin, and is refused.
    if (opensOnce(pathname)) c.header('Referrer-Policy', 'same-origin');
    const isText = /^(?:text\/plain|application\/json)\b/.test(
      c.res.headers.get('Content-Type') ?? '',
    );
    if (isText && !c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', nothingAllowed);
  };
}

/** The same for what is answered without the app. */
export function secureResponse(site: { https: boolean }): (response: ServerResponse) => void {
  const headers = [...headersOf(site), ['Content-Security-Policy', nothingAllowed] as const];
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
