import { createHash, randomBytes } from 'node:crypto';

export interface TokenCookie {
  name: string;
  sameSite: 'Lax' | 'Strict';
  maxAge: number;
}

const tokenPattern = /^[\w-]{43}$/;

export function readDigest(request: Request, cookie: TokenCookie): string | undefined {
  const token = readToken(request, cookie);
  return token === undefined ? undefined : digest(token);
}

export function readToken(request: Request, cookie: TokenCookie): string | undefined {
  const name = `${cookieName(request, cookie)}=`;
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
  return tokenPattern.test(token) ? token : undefined;
}

export function issueToken(
  request: Request,
  cookie: TokenCookie,
): { digest: string; setCookie: string } {
  const token = randomBytes(32).toString('base64url');
  return { digest: digest(token), setCookie: setCookie(request, cookie, token) };
}

export function setTokenCookie(request: Request, cookie: TokenCookie, token: string): string {
  return setCookie(request, cookie, token);
}

export function clearTokenCookie(request: Request, cookie: TokenCookie): string {
  return setCookie(request, { ...cookie, maxAge: 0 }, '');
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The prefix `__Host-` prevents other hosts of the domain from setting or reading the cookie (ASVS 5.0, 3.3.1
 * to 3.3.4).
 */
function setCookie(request: Request, cookie: TokenCookie, token: string): string {
  const attributes = [
    `${cookieName(request, cookie)}=${token}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${cookie.sameSite}`,
    `Max-Age=${cookie.maxAge / 1000}`,
  ];
  if (isHttps(request)) attributes.push('Secure');
  return attributes.join('; ');
}

function cookieName(request: Request, { name }: TokenCookie): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

/** The server has put the public address of the site into `request.url`. */
function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}
