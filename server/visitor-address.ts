import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const unknown = 'unbekannt';
const header = 'x-forwarded-for';

/**
 * The network that a request came from, by which sign-in tries and sent forms are counted.
 * @param trustProxy as `senderAddress` says
 */
export function visitorAddress(c: Context, trustProxy: boolean): string {
  // A page that is made for all is asked for without the headers of whoever wants it first.
  const forwarded = c.env?.incoming?.headers?.[header] ?? c.req.header(header);
  return addressNetwork(senderAddress(forwarded, peer(c), trustProxy));
}

/** The same of a request that has not come to the app yet. */
export function networkOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return addressNetwork(senderAddress(headers[header], socket.remoteAddress, trustProxy));
}

/**
 * The address that a request came from.
 * @param forwarded its X-Forwarded-For
 * @param peer the other end of the connection
 * @param trustProxy whether a proxy of ours stands in front, which writes the visitor's address at
 * the end of X-Forwarded-For; whatever stands before it may be the visitor's invention
 */
export function senderAddress(
  forwarded: string | string[] | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string {
  if (!trustProxy || forwarded === undefined) return peer ?? '';
  return String(forwarded).split(',').at(-1)?.trim() ?? '';
}

/**
 * An IPv4 address as it is; of an IPv6 address the first 64 bits, since a single visitor mostly
 * has all of the rest.
 */
export function addressNetwork(address: string): string {
  const plain = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/s, '');
  const mapped = plain.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return unknown;
  // The URL parser writes every address in its one short form.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail] = short.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = tail ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The network around one of `addressNetwork`, as providers give them out: a /24 or a /48. */
export function widerNetwork(network: string): string {
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24');
  return network.replace(/^(\w+:\w+:\w+):\w+::\/64$/, '$1::/48');
}

/** The other end of the connection; undefined where there is none, as in tests. */
function peer(c: Context): string | undefined {
  return c.env?.incoming || c.env?.server ? getConnInfo(c).remote.address : undefined;
}
