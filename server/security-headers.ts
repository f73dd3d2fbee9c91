import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Seconds for which a browser keeps to https: two years, as the preload list asks. */
const hstsLifetime = 63_072_000;

/**
 * Headers of every answer (ASVS 5.0, 3.4). The pages' own Content-Security-Policy is set where
 * they are rendered, since it names their scripts.
 */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  return secureHeaders({
    strictTransportSecurity: https ? `max-age=${hstsLifetime}; includeSubDomains; preload` : false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    // Of Internet Explorer, Flash and a prefetching that our own links do not need.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });
}
