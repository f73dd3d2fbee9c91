import { club } from '#club/club.ts';
import { knownZvr } from '#platform/values/clean-text.ts';
import type { Club } from './club/current-club.ts';
import { withHyphens } from './hyphens.server.ts';
import { markdownFault, plainHtml } from './markdown-fault.ts';
import { renderMarkdown } from './render-markdown.server.ts';
import { withoutMissing } from './without-missing.ts';

/** Too long for a narrow line, an address is divided where a part of it begins. */
const mailLink = /(<a href="mailto:[^"]*">)([^<]+)/g;

/** What the club's texts may name: its own data. */
export const clubValues = valuesOf(club);

function valuesOf({
  name,
  shortName,
  league,
  venue,
  founded,
  phone,
  email,
  zvr,
  authority,
  postalAddress: { street, postalCode, city },
}: Club): Readonly<Record<string, string>> {
  return {
    ...{ name, shortName, league, venue: venue.name, founded: String(founded || ''), phone, email },
    ...{ zvr: knownZvr(zvr), authority, street, postalCode, city },
  };
}

/** What an admin has put in their place, so that Markdown shows it letter by letter. */
function changedValues(fields: Partial<Club>): Record<string, string> {
  const before = valuesOf(club);
  const changed = Object.entries(valuesOf({ ...club, ...fields })).filter(
    ([name, value]) => value !== before[name],
  );
  // An address of mail is a link as well, and holds nothing that HTML reads.
  const shown = (name: string, value: string) => (name === 'email' ? value : plainMarkdown(value));
  return Object.fromEntries(changed.map(([name, value]) => [name, shown(name, value)]));
}

interface Filling {
  /** What the text may name beside the club's data. */
  more?: Record<string, string>;
  /** What an admin has changed of those. */
  fields?: Partial<Club> | undefined;
  /**
   * What leaves only what is safe of a text that somebody typed; without it the text is the club's
   * folder's.
   */
  clean?: ((html: string) => string) | undefined;
}

/**
 * A text of the club as HTML: Markdown in which {name}, {email} … stand for the club's own data.
 * What is empty of those is left out with the words around it.
 * @throws Error naming a placeholder that the club does not have
 */
export function clubText(
  markdown: string,
  { more = {}, fields = {}, clean }: Filling = {},
): string {
  const values: Record<string, string> = { ...more, ...clubValues, ...changedValues(fields) };
  // Stored before it was looked at, or by a backup: shown all the same.
  const isPlain = clean !== undefined && markdownFault(markdown) !== undefined;
  const known = isPlain ? markdown : withoutMissing(markdown, (name) => values[name] === '');
  const filled = known.replace(/\{(\w+)\}/g, (placeholder, key: string) => {
    const value = values[key];
    // One that another version knew stays as it is.
    if (value === undefined && clean) return placeholder;
    if (value === undefined) throw new Error(`club/texts: ${placeholder} is no field of the club`);
    return value;
  });
  const written = isPlain ? plainHtml(filled) : renderMarkdown(filled);
  const html = withHyphens(clean ? clean(written) : written);
  return html.replace(mailLink, (_, start, address) => start + address.replace(/[@.]/g, '<wbr>$&'));
}

/** A text that somebody typed, so that Markdown shows it letter by letter. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
