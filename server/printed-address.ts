import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { formatLinkLifetime } from '#platform/sign-in/link-lifetimes.ts';

const everywhere = ['0.0.0.0', '::'];

const unassigned = '169.254.';

export function printedAddress(host: string, port: number): string {
  const reached = everywhere.includes(host) ? (ownAddress() ?? 'localhost') : host;
  return `http://${reached}:${port}`;
}

function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(
    ({ address, family, internal }) =>
      family === 'IPv4' && !internal && !address.startsWith(unassigned),
  )?.address;
}

/** White on black: a terminal with dark text would invert the QR code, and some phones cannot read that. */
const [whiteOnBlack, usual] = ['\u001B[97;40m', '\u001B[0m'];

export function startHint(address: string, { isTerminal }: { isTerminal: boolean }): string {
  const lines = [
    'Noch niemand kann sich anmelden. Ohne Browser: npm run admin -- add <benutzername> <email>',
    `Im Browser legst du hier deinen Verein an, ${formatLinkLifetime('start')} lang: ${address}`,
  ];
  if (isTerminal) {
    const code = renderUnicodeCompact(address, { border: 2 }).split('\n');
    lines.push(...code.map((line) => whiteOnBlack + line + usual));
  }
  return lines.join('\n');
}
