import { absoluteLimit } from '../domain/session-end.ts';

/** Bytes of a token as base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** The token that a browser sent with a request. */
export function readToken(request: Request): string | undefined {
  const name = `${cookieName(request)}=`;
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
  return tokenPattern.test(value) ? value : undefined;
}

/**
 * The Set-Cookie header that leaves a token with the browser; an empty one takes it away.
 * On https no other host of the domain can set or read it (ASVS 5.0, 3.3.1 to 3.3.4).
 */
export function sessionCookie(request: Request, token: string): string {
  const attributes = [
    `${cookieName(request)}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${token ? absoluteLimit / 1000 : 0}`,
  ];
  if (isHttps(request)) attributes.push('Secure');
  return attributes.join('; ');
}

function cookieName(request: Request): string {
  return isHttps(request) ? '__Host-session' : 'session';
}

/** By the public address, under which the server hands the request on. */
function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}
