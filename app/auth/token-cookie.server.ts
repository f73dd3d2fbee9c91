import { createHash, randomBytes } from 'node:crypto';

/** A cookie of the sign-in: a random token, of which the database keeps a digest alone. */
export interface TokenCookie {
  name: string;
  sameSite: 'Lax' | 'Strict';
  /** Milliseconds for which the browser keeps it at most. */
  maxAge: number;
}

/** Bytes of a token as base64url. */
const tokenPattern = /^[\w-]{43}$/;

export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: whoever reads it there can do nothing with it. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token that a browser sent with a request. */
export function readToken(request: Request, cookie: TokenCookie): string | undefined {
  const name = `${cookieName(request, cookie)}=`;
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
  return tokenPattern.test(value) ? value : undefined;
}

/**
 * The Set-Cookie header that leaves a token with the browser; an empty one takes it away.
 * On https no other host of the domain can set or read it (ASVS 5.0, 3.3.1 to 3.3.4).
 */
export function writeToken(request: Request, cookie: TokenCookie, token: string): string {
  const attributes = [
    `${cookieName(request, cookie)}=${token}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${cookie.sameSite}`,
    `Max-Age=${token ? cookie.maxAge / 1000 : 0}`,
  ];
  if (isHttps(request)) attributes.push('Secure');
  return attributes.join('; ');
}

function cookieName(request: Request, { name }: TokenCookie): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

/** By the public address, under which the server hands the request on. */
function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}
