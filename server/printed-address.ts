import { networkInterfaces } from 'node:os';

/** The hosts by which a server listens on every address of its machine. */
const everywhere = ['0.0.0.0', '::'];

/** How an address begins that a machine gives itself when no network gives it one. */
const unassigned = '169.254.';

/**
 * The address that a start prints: where the server listens everywhere, the one by which a phone in the same
 * network reaches it.
 */
export function printedAddress(host: string, port: number): string {
  const reached = everywhere.includes(host) ? (ownAddress() ?? 'localhost') : host;
  return `http://${reached}:${port}`;
}

/** The address of this machine in its network; undefined without one. */
function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(
    ({ address, family, internal }) =>
      family === 'IPv4' && !internal && !address.startsWith(unassigned),
  )?.address;
}
