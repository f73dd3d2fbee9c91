import type { Club } from '#platform/ui/club/current-club.ts';
import { clubText, plainMarkdown } from '#platform/ui/markdown.server.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import { knownZvr } from '#platform/values/clean-text.ts';

export const factBlocks = ['owner', 'reach'] as const;

export function createFacts(club: Club): Record<(typeof factBlocks)[number], string> {
  const { street, postalCode, city } = club.postalAddress;
  const town = `${postalCode} ${city}`.trim();
  const address = [street, town].filter(Boolean).join(', ');
  return {
    owner: formatFactList([
      ['Verein', plainMarkdown(club.name)],
      ['Rechtsform', 'eingetragener Verein nach dem Vereinsgesetz 2002'],
      ['Anschrift', address && `${plainMarkdown(address)}, Österreich`],
      ['Sitz', plainMarkdown(club.seat || city)],
      ['ZVR-Zahl', plainMarkdown(knownZvr(club.zvr))],
      ['Zuständige Vereinsbehörde', plainMarkdown(club.authority)],
    ]),
    reach: formatFactList([
      ['Telefon', plainMarkdown(club.phone)],
      ['E-Mail', club.email],
      ['Nachricht an den Verein', '[Kontakt](/contact)'],
    ]),
  };
}

export function formatFactList(
  entries: readonly (readonly [label: string, text: string])[],
): string {
  const lines = entries
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `- ${label}: ${text}`);
  return lines.length > 0 ? `\n\n${lines.join('\n')}\n\n` : '';
}

/** Returns HTML. Shows each placeholder of `facts` by its name, not by the club's data. */
export function showText(text: string, facts: readonly string[]): string {
  const more = Object.fromEntries(facts.map((fact) => [fact, fact]));
  return clubText(text, { more, clean: sanitiseHtml });
}
