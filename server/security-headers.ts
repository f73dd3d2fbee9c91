import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { PathRules } from '#platform/values/paths.ts';

/** Two years in seconds, as the HSTS preload list recommends. */
const hstsLifetime = 63_072_000;
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

function headersOf({ https }: { https: boolean }): [name: string, value: string][] {
  const hsts = `max-age=${hstsLifetime}; includeSubDomains; preload`;
  return Object.entries({ ...always, ...(https && { 'Strict-Transport-Security': hsts }) });
}

/**
 * Sets no Content-Security-Policy on pages, because each page sets a policy that lists the scripts of the
 * page.
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
    // With 'no-referrer', browsers without scripts would send a form with `Origin: null`. Without
    // `Sec-Fetch-Site`, the site would refuse this form.
    if (opensOnce(pathname)) c.header('Referrer-Policy', 'same-origin');
    const isText = /^(?:text\/plain|application\/json)\b/.test(
      c.res.headers.get('Content-Type') ?? '',
    );
    if (isText && !c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', nothingAllowed);
  };
}

export function secureResponse(site: { https: boolean }): (response: ServerResponse) => void {
  const headers = [...headersOf(site), ['Content-Security-Policy', nothingAllowed] as const];
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}
