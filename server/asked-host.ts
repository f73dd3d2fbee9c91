import type { IncomingMessage, ServerResponse } from 'node:http';

/** Finds out which host a request goes to. */
export type AskedHost = (request: IncomingMessage) => string | undefined;

const hostHeader = /^host$/i;
const hostPattern = /^[\w.:[\]-]{1,255}$/;
const port = /:\d+$/;
const number = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\]|localhost)$/;
/** Asked by machines, under whatever name they know this one by. */
const forMachines = /^\/(?:healthz|metrics)(?:\?|$)/;
/** A path with its query: in a path browsers read `\` as `/`, in what follows it is a letter. */
const pathPattern = /^\/[^\\?]*(?:\?|$)/;

/**
 * The address of the one host that a request names; undefined when it names none, several (RFC
 * 9112, 3.2), asks for no path of it, or for another site. The last can be told where there is a
 * public address: then only its name will do, on any port, or a number, by which a proxy may ask
 * that does not pass the name on.
 * @param origin the public address
 */
export function askedHost(origin: string | undefined): AskedHost {
  const own = origin && new URL(origin).hostname;
  return ({ headers: { host = '' }, rawHeaders, url = '' }) => {
    // Names and values in turn; of several node keeps the first.
    const isOne =
      rawHeaders.filter((text, at) => at % 2 === 0 && hostHeader.test(text)).length === 1;
    if (!isOne || !hostPattern.test(host)) return undefined;
    const name = host.replace(port, '').toLowerCase();
    // The pattern lets through what only looks like one, such as two ports.
    if (URL.parse(`http://${host}`)?.hostname !== name) return undefined;
    if (!pathPattern.test(withoutHost(url, host))) return undefined;
    const isOurs = !own || name.replace(/\.$/, '') === own || number.test(name);
    return isOurs || forMachines.test(url) ? `http://${host}` : undefined;
  };
}

/** What follows the host in a request that names it in its first line too (RFC 9112, 3.2.2). */
function withoutHost(url: string, host: string): string {
  if (url.startsWith('/')) return url;
  const named = ['http', 'https'].map((scheme) => `${scheme}://${host}/`);
  const prefix = named.find((one) => url.startsWith(one));
  return prefix ? url.slice(prefix.length - 1) : url;
}

/** @returns the status sent */
export function refuseHost(response: ServerResponse): number {
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Diese Anfrage nennt keine Adresse dieser Seite.');
  return 400;
}
