import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

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

/** White on black, whatever the terminal's own colours are: else some phones do not read the code. */
const [whiteOnBlack, usual] = ['\u001B[97;40m', '\u001B[0m'];

/**
 * What whoever starts the site is told while nobody can sign in: where the club is founded, in a terminal
 * also as a QR code for the phone.
 */
export function startHint(address: string, { isTerminal }: { isTerminal: boolean }): string {
  const lines = [
    'Noch niemand kann sich anmelden. Ohne Browser: npm run admin -- add <benutzername> <email>',
    `Im Browser legst du hier deinen Verein an, 24 Stunden lang: ${address}`,
  ];
  if (isTerminal) {
    const code = renderUnicodeCompact(address, { border: 2 }).split('\n');
    lines.push(...code.map((line) => whiteOnBlack + line + usual));
  }
  return lines.join('\n');
}
