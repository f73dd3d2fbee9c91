import type { Facts } from '#platform/admin/editor/convert.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { clubText, plainMarkdown } from '#platform/ui/markdown.server.ts';
import { markdownFault } from '#platform/ui/markdown-fault.ts';
import { sanitiseHtml } from '#platform/ui/safe-html.server.ts';
import { knownZvr } from '#platform/values/clean-text.ts';

/** The names by which a text has the blocks that the site makes of the club's data. */
export const factBlocks = ['owner', 'reach'] as const;

/** The blocks of club data for the texts, in Markdown. Each leaves out what nobody has entered. */
export function factsOf(club: Club): Record<(typeof factBlocks)[number], string> {
  const { street, postalCode, city } = club.postalAddress;
  const town = `${postalCode} ${city}`.trim();
  const address = [street, town].filter(Boolean).join(', ');
  return {
    owner: listOf([
      ['Verein', plainMarkdown(club.name)],
      ['Rechtsform', 'eingetragener Verein nach dem Vereinsgesetz 2002'],
      ['Anschrift', address && `${plainMarkdown(address)}, Österreich`],
      ['Sitz', plainMarkdown(city)],
      ['ZVR-Zahl', plainMarkdown(knownZvr(club.zvr))],
      ['Zuständige Vereinsbehörde', plainMarkdown(club.authority)],
    ]),
    reach: listOf([
      ['Telefon', plainMarkdown(club.phone)],
      ['E-Mail', club.email],
      ['Nachricht an den Verein', '[Kontakt](/contact)'],
    ]),
  };
}

/** A list in Markdown with blank lines around it; empty when no entry has a text. */
export function listOf(entries: readonly (readonly [label: string, text: string])[]): string {
  const lines = entries
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `- ${label}: ${text}`);
  return lines.length > 0 ? `\n\n${lines.join('\n')}\n\n` : '';
}

/** Whether readers see the same of a text once the editor has written it: not of a table, or of code. */
export async function isEditable(text: string, facts: Facts): Promise<boolean> {
  if (markdownFault(text) !== undefined) return false;
  // Only who edits a text needs it.
  const { documentOf, markdownOf } = await import('#platform/admin/editor/convert.ts');
  const shown = (markdown: string) =>
    clubText(markdown, { more: facts, clean: sanitiseHtml }).replace(/\s+/g, ' ').trim();
  return shown(markdownOf(documentOf(text, facts), facts)) === shown(text);
}
