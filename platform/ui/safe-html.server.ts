import sanitizeHtml from 'sanitize-html';
import { club } from '#club/club.ts';
import { withoutUnwanted } from '#platform/values/clean-text.ts';
import { phoneParts } from './club/phone-parts.server.ts';
import { readableHtml } from './readable-html.server.ts';

const allowedTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Dropped together with what stands in them. */
const nonTextTags = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
  ...['template', 'svg', 'math', 'object', 'title'],
];

/** Tags within each other, of which an editor of articles reads no thousand. */
const deepestTags = 100;

const rules: sanitizeHtml.IOptions = {
  allowedTags,
  nestingLimit: deepestTags,
  nonTextTags,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
  },
};

/** Same serialisation, nothing taken away: what it gives differs from `rules` only in what those do. */
const keepAll: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: sameIfSound(attribs, linkAttributes(attribs)) }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: sameIfSound(attribs, imageAttributes(attribs)),
    }),
  },
};

/** Characters of the longest HTML that is read at all: of more, minutes go by over nested tags. */
export const longestHtml = 100_000;
/** What is read of an article; steps are tags, attributes, entities, and texts between them. */
const mostOfArticle = { letters: longestHtml, steps: 20_000 };
/** Of what sanitising makes of it, in which tags are closed and signs are entities: read again it stays as it is. */
const mostOfResult = { letters: 3 * longestHtml, steps: 40_000 };

/** Characters of an address that browsers and servers take. */
const longestAddress = 2000;

/** Rounds after which markup that keeps changing is given up. */
const mostRounds = 10;

/**
 * An article's HTML with nothing but plain structure, safe links and the site's own pictures:
 * no script, style, frame, handler, class or id, no javascript: or data: address, no picture from
 * another server. Sanitising the result again changes nothing. What is too long is cut off.
 */
export function sanitiseHtml(html: string): string {
  let result = readPart(html, mostOfResult).html;
  for (let round = 0; round < mostRounds; round++) {
    const next = withoutDeadEnds(withoutControls(sanitizeHtml(withoutControls(result), rules)));
    if (next === result) return result;
    if (readPart(next, mostOfResult).isCut) break;
    result = next;
  }
  const text = escapeText(plainText(readPart(result, mostOfArticle).html));
  // Signs that stood there as letters have become entities, which are counted.
  return readPart(text, mostOfResult).html;
}

/** As much of an article's HTML as is read, which takes no longer than a long one. */
export function readableArticle(html: string) {
  return readPart(html, mostOfArticle);
}

function readPart(html: string, { letters, steps }: { letters: number; steps: number }) {
  const bounds = { mostSteps: steps, unread: nonTextTags };
  const { html: part, isCut } = readableHtml(html.slice(0, letters), bounds);
  return { html: part, isCut: isCut || html.length > letters };
}

/** Removes pictures without an address, and links that lead nowhere; the words of a link stay. Takes sanitised HTML. */
function withoutDeadEnds(html: string): string {
  const links: boolean[] = [];
  return html.replace(/<img (?!src=)[^>]*>|<a(?: [^>]*)?>|<\/a>/g, (tag) => {
    if (tag.startsWith('<img')) return '';
    if (tag === '</a>') return links.pop() ? tag : '';
    const isLeading = tag.includes(' href=');
    links.push(isLeading);
    return isLeading ? tag : '';
  });
}

/** Whether sanitising takes more from an article than its way of writing tags. */
export function sanitisingLoses(html: string): boolean {
  return sanitiseHtml(html) !== withoutControls(sanitizeHtml(html, keepAll));
}

/** Characters of a preview (spec §9). */
const previewLength = 100;
/** Letters of HTML that hold them, but for an article of many tags and few words. */
const previewHtml = 1000;

/**
 * The beginning of an article as text: markup stripped, entities decoded, whitespace folded, as many
 * whole words as fit into 100 characters and '...' (spec §2). A character is
 * what a reader takes for one.
 */
export function previewOfHtml(html: string): string {
  const beginning = html.slice(0, html.lastIndexOf('>', previewHtml) + 1);
  return shortened(foldedText(beginning), false) ?? shortened(foldedText(html), true) ?? '';
}

function foldedText(html: string): string {
  return plainText(readPart(html, mostOfResult).html).replace(/\s+/g, ' ').trim();
}

/** Undefined for the beginning of a text that leaves open how it goes on. */
function shortened(text: string, isAll: boolean): string | undefined {
  const characters = new Intl.Segmenter('de').segment(text)[Symbol.iterator]();
  const segments = characters.take(previewLength).map(({ segment }) => segment);
  const start = [...segments].join('');
  if (start.length === text.length && !isAll) return undefined;
  const isWhole = start.length === text.length || text[start.length] === ' ';
  const end = isWhole ? -1 : start.lastIndexOf(' ');
  const words = end < 0 ? start : start.slice(0, end);
  // A sentence that ends there would end in four dots.
  return `${words.replace(/[\s.,;:…]+$/, '')}...`;
}

function linkAttributes({ href }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href === undefined || href.length > longestAddress) return {};
  if (/^\s*tel:/i.test(href)) return { href: numberAddress(href) };
  return /^\s*https?:/i.test(href) ? { href, rel: 'noopener noreferrer' } : { href };
}

/** The address of a telephone as it is called from everywhere; as it was for what is no whole number, such as 144. */
function numberAddress(href: string): string {
  const typed = href.replace(/^\s*tel:/i, '').replaceAll('%20', ' ');
  const [part, ...others] = phoneParts(typed, club.postalAddress.country);
  return (others.length === 0 && part?.link) || href;
}

/** The sanitised attributes if they differ from the given ones only in what is added to them. */
function sameIfSound(given: sanitizeHtml.Attributes, sound: sanitizeHtml.Attributes) {
  const isLost = (name: string) => name !== 'rel' && given[name] !== sound[name];
  return Object.keys(given).some(isLost) ? given : sound;
}

function imageAttributes({ src, alt, width, height }: sanitizeHtml.Attributes) {
  const size = (value: string | undefined) => value !== undefined && /^\d{1,4}$/.test(value);
  const attribs: sanitizeHtml.Attributes = {};
  // Browsers pass over tabs and line ends in an address: '/<tab>/host' is another host.
  const path = src && src.length <= longestAddress ? src.replace(/[\t\n\r]/g, '') : undefined;
  if (path && /^\/(?![/\\])/.test(path)) attribs.src = path;
  attribs.alt = alt ?? '';
  if (width && size(width)) attribs.width = width;
  if (height && size(height)) attribs.height = height;
  return attribs;
}

function plainText(html: string): string {
  // Between blocks stands a space where the page shows a new line.
  const spaced = html.replace(
    /<(?=\/?(?:p|h\d|li|ul|ol|div|br|hr|blockquote|t[rdh]|fig)\b)/gi,
    ' <',
  );
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags });
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function withoutControls(text: string): string {
  return withoutUnwanted(text.replace(/\p{Cs}/gu, ''));
}
