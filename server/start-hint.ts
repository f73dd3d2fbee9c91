import { renderUnicodeCompact } from 'uqr';

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
