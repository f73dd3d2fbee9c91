import sanitizeHtml from 'sanitize-html';
import { optimize } from 'svgo';
import { PictureError } from './picture-error.ts';

/** Characters of the longest drawing that is read. */
const longestSvg = 300_000;

/** What a drawing consists of. No text, which would need faces; nothing that runs, moves or loads. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const allowedTags = [
  ...['svg', 'g', 'defs', 'title', 'use', 'clipPath', 'linearGradient', 'radialGradient', 'stop'],
  ...shapes,
];
const allowedAttributes = [
  ...[
    'id',
    'd',
    'points',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
  ],
  ...['width', 'height', 'viewBox', 'transform', 'xmlns', 'href', 'offset', 'gradientUnits'],
  ...['gradientTransform', 'spreadMethod', 'clipPathUnits', 'fill', 'fill-rule', 'fill-opacity'],
  ...['clip-path', 'clip-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity'],
  ...['stop-color', 'stop-opacity', 'color', 'display', 'visibility'],
];

const unreadable =
  'Diese SVG-Datei können wir nicht lesen. Bitte speichere das Wappen als PNG und nimm das.';

/**
 * A drawing of which only shapes, gradients and clips are left: nothing that runs, loads something or
 * takes long to draw.
 * @throws PictureError when it is none, or one that is too large
 */
export function cleanSvg(text: string): string {
  if (text.length > longestSvg)
    throw new PictureError('Diese SVG-Datei ist zu groß. Bitte speichere das Wappen als PNG.');
  // Entities that name each other can become endless text.
  if (/<!ENTITY/i.test(text)) throw new PictureError(unreadable);
  // Looks become attributes: a style sheet is nothing that can be cleaned by a list.
  const plain = withoutStyles(withPlainRules(text));
  const named = new Set(
    [...plain.matchAll(new RegExp(`<(?:${shapes.join('|')})\\b[^>]*?\\bid="([^"]+)"`, 'g'))].map(
      ([, id]) => `#${id}`,
    ),
  );
  const cleaned = sanitizeHtml(plain, {
    allowedTags,
    disallowedTagsMode: 'completelyDiscard',
    allowedAttributes: { '*': allowedAttributes },
    // Only parts of the drawing itself are referred to, see below.
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        // Drawing programs write what only they read beside the drawing in a switch.
        tagName: tagName === 'switch' ? 'g' : tagName,
        attribs: ownParts(attribs),
      }),
    },
    // Of a single shape: parts made of parts made of parts take for ever.
    exclusiveFilter: ({ tag, attribs }) => tag === 'use' && !named.has(attribs.href ?? ''),
  });
  const svg = cleaned.slice(Math.max(0, cleaned.indexOf('<svg'))).trim();
  if (!/^<svg\b/.test(svg) || !svg.endsWith('</svg>')) throw new PictureError(unreadable);
  return svg.replace(/<clipPath\b[\s\S]*?<\/clipPath>/g, (clip) =>
    clip.replace(/ clip-path="[^"]*"/g, ''),
  );
}

/** Rules of the style sheets of one drawing that are read. */
const mostRules = 500;

/**
 * Leaves of the style sheets what drawing programs write, '.cls-1 { fill: … }': to find out what a long
 * selector means takes as long as somebody likes.
 */
function withPlainRules(text: string): string {
  let left = mostRules;
  return text.replace(/(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi, (_, open, styles, close) => {
    const rules = styles.replace(/\/\*[\s\S]*?\*\/|<!\[CDATA\[|\]\]>/g, '').match(plainRule) ?? [];
    const kept = rules.slice(0, left);
    left -= kept.length;
    return open + kept.join('') + close;
  });
}

/** For elements, classes or ids alone. */
const plainRule = /(?<=^|\})\s*(?:[.#]?[\w-]+\s*,\s*)*[.#]?[\w-]+\s*\{[^{}]*\}/g;

function withoutStyles(text: string): string {
  try {
    return optimize(text, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        'removeStyleElement',
        'removeXlink',
      ],
    }).data;
  } catch (error) {
    throw new PictureError(unreadable, { cause: error });
  }
}

/** Attributes of which none leads out of the drawing. */
function ownParts(attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'href') return value.startsWith('#');
      if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
      return !/url\(/i.test(value) || /^url\(["']?#[\w-]+["']?\)$/i.test(value.trim());
    }),
  );
}
