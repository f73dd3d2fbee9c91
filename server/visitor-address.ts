import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const unknown = 'unbekannt';
const header = 'x-forwarded-for';

export function visitorAddress(c: Context, trustProxy: boolean): string {
  // For a rendering that several visitors can share, front-handler.ts makes `c.req` without headers. `incoming`
  // has the headers of the visitor who asked first.
  const forwarded = c.env?.incoming?.headers?.[header] ?? c.req.header(header);
  return addressNetwork(senderAddress(forwarded, peer(c), trustProxy));
}

export function findNetwork({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  return addressNetwork(senderAddress(headers[header], socket.remoteAddress, trustProxy));
}

/**
 * @param forwarded the header X-Forwarded-For
 * @param peer the address of the direct connection
 * @param trustProxy true if our proxy adds the visitor's address at the end of `forwarded`. A client can
 * invent the other addresses.
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
 * Takes the first 64 bits of an IPv6 address, because a visitor usually has all addresses with these bits.
 */
export function addressNetwork(address: string): string {
  const plain = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/s, '');
  const mapped = plain.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/^([\d.]+):\d+$/, '$1');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return unknown;
  // One address has several spellings. The URL parser turns each of them into one short form.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = [], tail] = short.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = tail ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Internet providers hand out networks of about this size: /24 (IPv4) or /48 (IPv6). */
export function widerNetwork(network: string): string {
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24');
  return network.replace(/^(\w+:\w+:\w+):\w+::\/64$/, '$1::/48');
}

function peer(c: Context): string | undefined {
  return c.env?.incoming || c.env?.server ? getConnInfo(c).remote.address : undefined;
}
