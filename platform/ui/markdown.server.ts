import { Marked } from 'marked';
import { club } from '#club/club.ts';
import { withHyphens } from './hyphens.server.ts';

const marked = new Marked({ gfm: true });

/** Too long for a narrow line, an address is divided where a part of it begins. */
const mailLink = /(<a href="mailto:[^"]*">)([^<]+)/g;

/** What the club's texts may name: its own data. */
export const clubValues: Readonly<Record<string, string>> = {
  name: club.name,
  shortName: club.shortName,
  league: club.league,
  venue: club.venue.name,
  founded: String(club.founded),
  phone: club.phone,
  email: club.email,
  zvr: club.zvr,
  ...club.postalAddress,
};

/**
 * A text of the club as HTML: Markdown in which {name}, {email} … stand for the club's own data.
 * @param more what the text may name beside that
 * @param clean what leaves only what is safe of a text that somebody typed; without it the text is the
 * club's folder's
 * @throws Error naming a placeholder that the club does not have
 */
export function clubText(
  markdown: string,
  more: Record<string, string> = {},
  clean?: (html: string) => string,
): string {
  const filled = markdown.replace(/\{(\w+)\}/g, (placeholder, key: string) => {
    const value = clubValues[key] ?? more[key];
    // One that another version knew stays as it is.
    if (value === undefined && clean) return placeholder;
    if (value === undefined) throw new Error(`club/texts: ${placeholder} is no field of the club`);
    return value;
  });
  const written = marked.parse(filled, { async: false });
  const html = withHyphens(clean ? clean(written) : written);
  return html.replace(mailLink, (_, start, address) => start + address.replace(/[@.]/g, '<wbr>$&'));
}

/** A text that somebody typed, so that Markdown shows it letter by letter. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
