import { club } from '#club/club.ts';
import { knownZvr } from '#platform/values/clean-text.ts';
import type { Club } from './club/current-club.ts';
import { toReadableEmail } from './club/find-club.server.ts';
import { withHyphens } from './hyphens.server.ts';
import { markdownFault, plainHtml } from './markdown-fault.ts';
import { renderMarkdown } from './render-markdown.server.ts';
import { withoutMissing } from './without-missing.ts';

const mailLink = /(<a href="mailto:[^"]*">)([^<]+)/g;

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

function changedValues(fields: Partial<Club>): Record<string, string> {
  const before = valuesOf(club);
  const changed = Object.entries(valuesOf({ ...club, ...fields })).filter(
    ([name, value]) => value !== before[name],
  );
  const shown = (name: string, value: string) => (name === 'email' ? value : plainMarkdown(value));
  return Object.fromEntries(changed.map(([name, value]) => [name, shown(name, value)]));
}

interface Filling {
  more?: Record<string, string>;
  fields?: Partial<Club> | undefined;
  clean?: ((html: string) => string) | undefined;
}

/**
 * Replaces placeholders such as {name} and {email} with their values, and removes clauses whose value is
 * missing.
 * @throws Error for an unknown placeholder in a text of `club/`
 */
export function clubText(
  markdown: string,
  { more = {}, fields = {}, clean }: Filling = {},
): string {
  const values: Record<string, string> = { ...more, ...clubValues, ...changedValues(fields) };
  // Shows a text with a fault as plain text. Such a text can come from an older version or a restored backup.
  const isPlain = clean !== undefined && markdownFault(markdown) !== undefined;
  const findValue = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  // Visitors must not see a placeholder such as '{name}', so a placeholder from another version of the site
  // counts as empty.
  const isMissing = (name: string) =>
    findValue(name) === '' || (clean !== undefined && findValue(name) === undefined);
  const known = isPlain ? markdown : withoutMissing(markdown, isMissing);
  const filled = known.replace(/\{(\w+)\}/g, (placeholder, key: string) => {
    const value = findValue(key);
    if (value === undefined && clean) return placeholder;
    if (value === undefined) throw new Error(`club/texts: ${placeholder} is no field of the club`);
    return value;
  });
  const written = isPlain ? plainHtml(filled) : renderMarkdown(filled);
  const html = withHyphens(clean ? clean(written) : written);
  return html.replace(
    mailLink,
    (_, start, address) => start + toReadableEmail(address).replace(/[@.]/g, '<wbr>$&'),
  );
}

export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
