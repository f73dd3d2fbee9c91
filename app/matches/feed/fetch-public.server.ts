import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

export class FetchError extends Error {
  override name = 'FetchError';
}

export interface Fetched {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

interface PublicRequest {
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
}

/** Network functions that tests replace with their own, because tests use a local server. */
export interface Outside {
  request: typeof request;
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
}

export const outside: Outside = {
  request,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
};

const timeoutMs = 10_000;
const maxRedirects = 3;

/**
 * Fetches only from the public internet, by https, without port or password. Looks up the host only once for
 * each request and connects to the checked IP address, also after a redirect.
 * @throws FetchError with a German sentence
 */
export async function fetchPublic(
  address: string,
  wanted: PublicRequest,
  by: Outside = outside,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = requireWebAddress(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await ask(url, wanted, by, signal);
    const { location } = answer.headers;
    const isMoved = [301, 302, 303, 307, 308].includes(answer.status) && location !== undefined;
    if (!isMoved) return answer;
    url = requireWebAddress(location, url);
  }
  throw new FetchError('Die Adresse leitet zu oft weiter.');
}

function requireWebAddress(address: string, base?: URL): URL {
  const text = address.trim().replace(/^webcal:\/\//i, 'https://');
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password || url.port)
    throw new FetchError('Die Adresse muss mit https:// beginnen, ohne Passwort und Port.');
  return url;
}

/** All public IPv6 addresses are in this block (IANA). */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');

/** '::ffff:8.8.8.8' counts as the IPv4 address 8.8.8.8. Reserved addresses (RFC 6890) are not public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  // Without this step, the library would read the IPv6 address '::8.8.8.8' as the IPv4 address 8.8.8.8.
  const spelled = isIPv6(address) ? new URL(`https://[${address}]`).hostname.slice(1, -1) : address;
  const plain = ipaddr.process(spelled);
  if (plain.kind() === 'ipv6' && !plain.match(publicIpv6)) return false;
  return plain.range() === 'unicast';
}

async function ask(
  url: URL,
  { headers, maxBytes }: PublicRequest,
  by: Outside,
  signal: AbortSignal,
): Promise<Fetched> {
  const address = await findAddress(url.hostname, by, signal);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = by.request(url, {
      // The answer must not be compressed, because a small compressed answer may become very large.
      headers: { ...headers, 'Accept-Encoding': 'identity' },
      agent: false,
      signal,
      lookup: (_, { all }, found) => {
        const family = isIP(address);
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    });
    sent.on('response', resolve).on('error', reject).end();
  }).catch((error) => fail(error, signal));
  try {
    return {
      status: answer.statusCode ?? 0,
      headers: oneEach(answer.headers),
      body: await read(answer, maxBytes),
    };
  } catch (error) {
    return fail(error, signal);
  } finally {
    answer.destroy();
  }
}

async function findAddress(host: string, by: Outside, signal: AbortSignal): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = isIP(bare)
    ? [bare]
    : await Promise.race([by.resolve(bare), ended(signal)]).catch((error) => fail(error, signal));
  const [first] = found;
  if (first === undefined || !found.every(by.isPublic))
    throw new FetchError('Diese Adresse führt nicht ins öffentliche Netz.');
  return first;
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const packed = answer.headers['content-encoding'];
  if (packed !== undefined && packed !== 'identity')
    throw new FetchError('Der andere Server schickt etwas, das sich nicht lesen lässt.');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new FetchError('Der andere Server schickt zu viel.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function fail(error: unknown, signal: AbortSignal): never {
  if (error instanceof FetchError) throw error;
  if (signal.aborted)
    throw new FetchError('Der andere Server antwortet nicht rechtzeitig.', { cause: error });
  throw new FetchError('Der andere Server ist nicht erreichbar.', { cause: error });
}

function oneEach(headers: IncomingMessage['headers']): Fetched['headers'] {
  const each = Object.entries(headers);
  return Object.fromEntries(each.map(([name, value]) => [name, [value].flat()[0]]));
}
