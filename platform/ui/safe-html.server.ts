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

/**
 * The sanitiser removes these elements with their content. Of all other elements that are not allowed, it
 * keeps the text.
 */
const nonTextTags = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
  ...['template', 'svg', 'math', 'object', 'title'],
];

const maxNestedTags = 100;

const rules: sanitizeHtml.IOptions = {
  allowedTags,
  nestingLimit: maxNestedTags,
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

/** Formats HTML like `rules`, but removes nothing, so that `doesSanitisingLoseContent` can compare both results. */
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

/** Maximum characters of HTML. Sanitising longer HTML with nested tags could take minutes. */
export const maxHtmlLength = 100_000;
/** `steps` counts tags, attributes, entities and the texts between them. */
const articleLimits = { letters: maxHtmlLength, steps: 20_000 };
/**
 * Larger than `articleLimits`, because sanitising adds end tags and entities. Sanitising a result again must
 * not cut it.
 */
const resultLimits = { letters: 3 * maxHtmlLength, steps: 40_000 };

const maxAddressLength = 2000;

const maxRounds = 10;

/**
 * Keeps only allowed tags, safe links and pictures of this site. Sanitising the result again changes nothing.
 */
export function sanitiseHtml(html: string): string {
  let result = readPart(html, resultLimits).html;
  for (let round = 0; round < maxRounds; round++) {
    const next = withoutDeadEnds(withoutControls(sanitizeHtml(withoutControls(result), rules)));
    if (next === result) return result;
    if (readPart(next, resultLimits).isCut) break;
    result = next;
  }
  const text = escapeText(plainText(readPart(result, articleLimits).html));
  return readPart(text, resultLimits).html;
}

export function readableArticle(html: string) {
  return readPart(html, articleLimits);
}

function readPart(html: string, { letters, steps }: { letters: number; steps: number }) {
  const bounds = { maxSteps: steps, unread: nonTextTags };
  const { html: part, isCut } = readableHtml(html.slice(0, letters), bounds);
  return { html: part, isCut: isCut || html.length > letters };
}

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

export function doesSanitisingLoseContent(html: string): boolean {
  return sanitiseHtml(html) !== withoutControls(sanitizeHtml(html, keepAll));
}

/** Returns the text without tags, with one space between words. */
export function foldedText(html: string): string {
  return plainText(readPart(html, resultLimits).html).replace(/\s+/g, ' ').trim();
}

function linkAttributes({ href }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href === undefined || href.length > maxAddressLength) return {};
  if (/^\s*tel:/i.test(href)) return { href: numberAddress(href) };
  return /^\s*https?:/i.test(href) ? { href, rel: 'noopener noreferrer' } : { href };
}

function numberAddress(href: string): string {
  const typed = href.replace(/^\s*tel:/i, '').replaceAll('%20', ' ');
  const [part, ...others] = phoneParts(typed, club.postalAddress.country);
  return (others.length === 0 && part?.link) || href;
}

function sameIfSound(given: sanitizeHtml.Attributes, sound: sanitizeHtml.Attributes) {
  const isLost = (name: string) => name !== 'rel' && given[name] !== sound[name];
  return Object.keys(given).some(isLost) ? given : sound;
}

function imageAttributes({ src, alt, width, height }: sanitizeHtml.Attributes) {
  const size = (value: string | undefined) => value !== undefined && /^\d{1,4}$/.test(value);
  const attribs: sanitizeHtml.Attributes = {};
  // Browsers ignore tabs and line ends, so they read '/<tab>/host' as '//host', which is an address of
  // another host.
  const path = src && src.length <= maxAddressLength ? src.replace(/[\t\n\r]/g, '') : undefined;
  if (path && /^\/(?![/\\])/.test(path)) attribs.src = path;
  attribs.alt = alt ?? '';
  if (width && size(width)) attribs.width = width;
  if (height && size(height)) attribs.height = height;
  return attribs;
}

function plainText(html: string): string {
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
