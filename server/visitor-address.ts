import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const unknown = 'unbekannt';
const header = 'x-forwarded-for';

export function visitorAddress(c: Context, trustProxy: boolean): string {
  // The page may be shared: then `c.req` has no headers of a visitor, but `incoming` has.
  const forwarded = c.env?.incoming?.headers?.[header] ?? c.req.header(header);
  return addressNetwork(senderAddress(forwarded, peer(c), trustProxy));
}

export function networkOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return addressNetwork(senderAddress(headers[header], socket.remoteAddress, trustProxy));
}

/**
 * @param forwarded X-Forwarded-For @param peer the other end of the connection @param trustProxy true: our
 * proxy has added the visitor's address at the end; the part before it may be invented
 */
export function senderAddress(
  forwarded: string | string[] | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string {
  if (!trustProxy || forwarded === undefined) return peer ?? '';
  return String(forwarded).split(',').at(-1)?.trim() ?? '';
}

/** Only the first 64 bits of IPv6, because a visitor usually has all addresses that begin with these. */
export function addressNetwork(address: string): string {
  const plain = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/s, '');
  const mapped = plain.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return unknown;
  // The URL parser writes every address in its short form, so each address has one spelling.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail] = short.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = tail ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Providers assign networks of these sizes: /24 or /48. */
export function widerNetwork(network: string): string {
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24');
  return network.replace(/^(\w+:\w+:\w+):\w+::\/64$/, '$1::/48');
}

function peer(c: Context): string | undefined {
  return c.env?.incoming || c.env?.server ? getConnInfo(c).remote.address : undefined;
}
