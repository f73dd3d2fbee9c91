import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why something was not fetched, in a sentence for an admin. */
export class FetchError extends Error {
  override name = 'FetchError';
}

/** What another server has answered. */
export interface Fetched {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

interface Wanted {
  headers: Readonly<Record<string, string>>;
  /** Bytes of the answer that are read at most. */
  most: number;
}

/** How the outside is reached: tests put a server of their own in its place. */
export interface Outside {
  request: typeof request;
  /** The addresses of a host name. */
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
}

/** The real one. */
export const outside: Outside = {
  request,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
};

/** For all of it, redirects included. */
const mostMilliseconds = 10_000;
const mostRedirects = 3;

/**
 * Fetches what stands at an address that somebody has typed, from the public net and nowhere else:
 * https at its own port, no name and password, each host resolved once and asked at the address that
 * was looked at, redirects the same.
 * @throws FetchError with a German sentence
 */
export async function fetchPublic(
  address: string,
  wanted: Wanted,
  by: Outside = outside,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(mostMilliseconds);
  let url = requireWebAddress(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await ask(url, wanted, by, signal);
    const { location } = answer.headers;
    const isMoved = [301, 302, 303, 307, 308].includes(answer.status) && location !== undefined;
    if (!isMoved) return answer;
    url = requireWebAddress(location, url);
  }
  throw new FetchError('Die Adresse leitet zu oft weiter.');
}

/** @throws FetchError */
function requireWebAddress(address: string, base?: URL): URL {
  // Calendars are subscribed to by a scheme of their own.
  const text = address.trim().replace(/^webcal:\/\//i, 'https://');
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password || url.port)
    throw new FetchError('Die Adresse muss mit https:// beginnen, ohne Kennwort und Port.');
  return url;
}

/** The only part of IPv6 from which the IANA gives public addresses. */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address, as a resolver spells it, is one of the public net. What stands for an IPv4
 * address counts as that; whatever is set apart for something (RFC 6890) or given to nobody yet is not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  // As hexadecimals: the library takes '::8.8.8.8' for '::ffff:8.8.8.8'.
  const spelled = isIPv6(address) ? new URL(`https://[${address}]`).hostname.slice(1, -1) : address;
  const plain = ipaddr.process(spelled);
  if (plain.kind() === 'ipv6' && !plain.match(publicIpv6)) return false;
  return plain.range() === 'unicast';
}

async function ask(
  url: URL,
  { headers, most }: Wanted,
  by: Outside,
  signal: AbortSignal,
): Promise<Fetched> {
  const address = await findAddress(url.hostname, by, signal);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = by.request(url, {
      // Nothing is unpacked that grows while it is.
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
      body: await read(answer, most),
    };
  } catch (error) {
    return fail(error, signal);
  } finally {
    answer.destroy();
  }
}

/** @throws FetchError unless all addresses of a host are public: what is asked later is one of them */
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

/** @throws FetchError when there is more, or it is packed */
async function read(answer: IncomingMessage, most: number): Promise<Buffer> {
  const packed = answer.headers['content-encoding'];
  if (packed !== undefined && packed !== 'identity')
    throw new FetchError('Der andere Server schickt etwas, das sich nicht lesen lässt.');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new FetchError('Der andere Server schickt zu viel.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws FetchError always */
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
