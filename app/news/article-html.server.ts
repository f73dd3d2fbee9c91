import sanitizeHtml from 'sanitize-html';

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

const rules: sanitizeHtml.IOptions = {
  allowedTags,
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
  exclusiveFilter({ tag, attribs }) {
    if (tag === 'img') return !attribs.src;
    // A link that leads nowhere any more still looks like one: its words stay without it.
    return tag === 'a' && attribs.href === undefined ? 'excludeTag' : false;
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

/** Rounds after which markup that keeps changing is given up. */
const mostRounds = 10;

/**
 * An article's HTML with nothing but plain structure, safe links and the site's own pictures:
 * no script, style, frame, handler, class or id, no javascript: or data: address, no picture from
 * another server. Sanitising the result again changes nothing. What is too long is cut off.
 */
export function sanitiseArticle(html: string): string {
  let result = html.slice(0, longestHtml);
  for (let round = 0; round < mostRounds; round++) {
    const next = withoutControls(sanitizeHtml(withoutControls(result), rules));
    if (next === result) return result;
    result = next;
  }
  return escapeText(plainText(result));
}

/** Whether sanitising takes more from an article than its way of writing tags. */
export function sanitisingLoses(html: string): boolean {
  return sanitiseArticle(html) !== withoutControls(sanitizeHtml(html, keepAll));
}

/** Characters of a preview (spec §9). */
const previewLength = 100;

/**
 * The beginning of an article as text: markup stripped, entities decoded, whitespace folded, as many
 * whole words as fit into 100 characters and '...' (spec §2). A character is
 * what a reader takes for one.
 */
export function articlePreview(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ').trim();
  const characters = new Intl.Segmenter('de').segment(text)[Symbol.iterator]();
  const segments = characters.take(previewLength).map(({ segment }) => segment);
  const start = [...segments].join('');
  const isWhole = start.length === text.length || text[start.length] === ' ';
  const end = isWhole ? -1 : start.lastIndexOf(' ');
  return `${(end < 0 ? start : start.slice(0, end)).trimEnd()}...`;
}

function linkAttributes({ href }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href === undefined) return {};
  return /^\s*https?:/i.test(href) ? { href, rel: 'noopener noreferrer' } : { href };
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
  const path = src?.replace(/[\t\n\r]/g, '');
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
  return text.replace(/[[\p{Cs}\p{Cc}]--[\t\n\r]]/gv, '');
}
