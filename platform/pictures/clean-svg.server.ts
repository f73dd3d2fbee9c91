import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { boundDrawing } from './drawing-cost.server.ts';
import { type Looks, readLooks } from './drawing-looks.server.ts';
import { expandEntities } from './expand-entities.server.ts';
import { PictureError } from './limits.ts';
import { isPlainValue } from './plain-value.ts';

const maxSvgLength = 300_000;

/**
 * The allowed elements only draw shapes. Text is not allowed, because an SVG file does not contain its fonts.
 */
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
export const allowedTags = [
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

const lookNames = new Set(allowedAttributes.slice(allowedAttributes.indexOf('fill')));
export const parsing = { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false };

const maxElements = 4000;
const maxDepth = 400;
const maxRules = 1000;

const unreadable =
  'Diese SVG-Datei können wir nicht lesen. Bitte speichere das Bild als PNG und nimm das.';

export interface DrawingParts {
  text: string;
  styles: string;
  shapeIds: ReadonlySet<string>;
  /** The PNG and JPEG files inside the SVG. In `text`, `data:,0` stands for the first file. */
  pictures: Buffer[];
}

/** Matches a PNG or JPEG inside an SVG. Some programs write line breaks in base64 as '&#10;'. */
const embedded = /data:image\/(?:png|jpe?g)(?:;[\w-]+=[\w-]+)?;base64,([\w+/=\s&#;]+)/gi;

/** @throws PictureError when the SVG is too large or has too many elements or style rules */
export function readDrawing(whole: string): DrawingParts {
  const pictures: Buffer[] = [];
  const apart = withoutSource(whole).replace(embedded, (_, base64: string) => {
    pictures.push(Buffer.from(base64.replace(/&#\w+;|\s/g, ''), 'base64'));
    return `data:,${pictures.length - 1}`;
  });
  const text = expandEntities(apart, maxSvgLength)
    .replace(variable, '$1')
    .replace(sharpEdges, '$1optimizeSpeed');
  if (text.length > maxSvgLength)
    throw new PictureError('Diese SVG-Datei ist zu groß. Bitte speichere das Bild als PNG.');
  return { text, pictures, ...readParts(text) };
}

const variable = /\bvar\(\s*--[\w-]+\s*,\s*([^()]*)\)/g;

/**
 * Matches values of `image-rendering` that our renderer resvg does not know. 'optimizeSpeed' replaces these
 * values.
 */
const sharpEdges = /(\bimage-rendering\s*[:=][\s"']*)(?:-[a-z]+-)?(?:pixelated|crisp-edges)/g;

/**
 * Removes everything except shapes, gradients and clips.
 * @throws PictureError if `whole` is not an SVG, is too large or takes too long to draw
 */
export function cleanSvg(whole: string): string {
  return boundDrawing(onlyShapes(whole));
}

export function onlyShapes(whole: string): string {
  const { text, styles, shapeIds } = readDrawing(whole);
  try {
    // Style rules become attributes, because sanitizeHtml can check attributes against a list of allowed
    // names.
    const looksOf = readLooks(styles, lookNames);
    const cleaned = sanitizeHtml(text, {
      allowedTags,
      disallowedTagsMode: 'completelyDiscard',
      allowedAttributes: { '*': allowedAttributes },
      // sanitizeHtml checks no URLs, because `ownParts` keeps an href only if the href begins with '#'.
      allowedSchemes: [],
      allowedSchemesAppliedToAttributes: [],
      parser: parsing,
      transformTags: {
        '*': (tagName, attribs) => ({
          // A renderer draws only one child of a `switch`, and this child can be a program's internal data. A
          // `g` shows all children that sanitizeHtml allows.
          tagName: tagName === 'switch' || tagName === 'a' ? 'g' : tagName,
          attribs: ownParts({
            href: attribs['xlink:href'] ?? '',
            ...attribs,
            ...looksOf(tagName, attribs),
          }),
        }),
      },
      // Removes a `use` that copies more than a single shape, because a `use` of another `use` could take
      // forever to draw.
      exclusiveFilter: ({ tag, attribs }) => tag === 'use' && !shapeIds.has(attribs.href ?? ''),
    });
    return onlySvg(cleaned).replace(/<clipPath\b[\s\S]*?<\/clipPath>/g, (clip) =>
      clip.replace(/ clip-path="[^"]*"/g, ''),
    );
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(unreadable, { cause: error });
  }
}

/**
 * Removes `<i:pgf>`. In this element, Illustrator stores a copy for editing, which is longer than the drawing
 * itself.
 */
function withoutSource(text: string): string {
  const [before = '', ...parts] = text.split('<i:pgf ');
  return before + parts.map((part) => part.split('</i:pgf>').slice(1).join('</i:pgf>')).join('');
}

export function onlySvg(cleaned: string): string {
  const svg = cleaned.slice(Math.max(0, cleaned.indexOf('<svg'))).trim();
  if (!/^<svg\b/.test(svg) || !svg.endsWith('</svg>')) throw new PictureError(unreadable);
  return svg;
}

function readParts(text: string): { styles: string; shapeIds: ReadonlySet<string> } {
  const shapeIds = new Set<string>();
  let styles = '';
  let elements = 0;
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        elements += 1;
        if (elements > maxElements || open.length > maxDepth) throw tooManyParts();
        if (shapes.has(name) && attributes.id) shapeIds.add(`#${attributes.id}`);
      },
      ontext(read) {
        if (open.at(-1) === 'style') styles += read;
      },
      onclosetag: () => {
        open.pop();
      },
    },
    parsing,
  );
  parser.end(text);
  if (styles.split('{').length > maxRules) throw tooManyParts();
  return { styles, shapeIds };
}

function tooManyParts(): PictureError {
  return new PictureError('Diese Zeichnung hat zu viele Teile. Bitte speichere das Bild als PNG.');
}

function ownParts(attribs: Looks): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'href') return value.startsWith('#');
      if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
      return isPlainValue(value);
    }),
  );
}
