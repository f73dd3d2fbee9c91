import postcss, { type Root } from 'postcss';
import sanitizeHtml from 'sanitize-html';
import { allowedTags, onlySvg, parsing, readDrawing } from './clean-svg.server.ts';
import { boundCopies } from './drawing-cost.server.ts';
import { type Looks, plainSelector, readFirmLooks } from './drawing-looks.server.ts';
import { PictureError } from './limits.ts';
import { isPlainValue } from './plain-value.ts';
import { sharp, sharpOptions } from './sharp.server.ts';

const drawnTags = [
  ...allowedTags,
  // Allowed, because resvg (our renderer) never draws these three elements and their content.
  ...['metadata', 'desc', 'foreignObject'],
  ...['switch', 'mask', 'image', 'symbol', 'pattern', 'marker', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile'],
  'feTurbulence',
];

/** A PNG or JPEG inside an SVG is scaled down to this size (longer side, in pixels). */
const maxPictureSide = 1280;
/**
 * The maximum number of names in a selector such as '.a .b .c'. Each name multiplies the time to match the
 * selector.
 */
const maxNames = 3;

interface Dashing {
  withoutDashes: boolean;
}

/**
 * Makes an SVG safe for our renderer and keeps its look. The result loads no files, and pictures inside are
 * encoded again.
 * @throws PictureError if drawing takes too long or a picture inside is unreadable
 */
export async function givenDrawing(whole: string, { withoutDashes }: Dashing): Promise<string> {
  const { text, styles, pictures } = readDrawing(whole);
  const made: sanitizeHtml.Attributes[] = [];
  for (const picture of pictures) made.push(await makeAnew(picture));
  const isDrawn = (name: string) => !(withoutDashes && name === 'stroke-dasharray');
  const looksOf = readFirmLooks(styles, { has: isDrawn });
  const ownAttributes = (tag: string, attribs: sanitizeHtml.Attributes) => {
    const { looks, firm } = looksOf(tag, attribs);
    requireKnown({ ...looks, ...firm }, attribs);
    const named = Object.entries({ ...attribs, ...looks }).filter(
      ([name, value]) => !apart.test(name) && isDrawn(name) && isPlainValue(value),
    );
    return {
      ...(tag === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }),
      ...targetOf(tag, attribs, made),
      ...Object.fromEntries(named),
      style: declarations(Object.entries(firm)),
    };
  };
  const svg = onlySvg(
    sanitizeHtml(text, {
      allowedTags: drawnTags,
      disallowedTagsMode: 'completelyDiscard',
      allowedAttributes: false,
      allowedSchemes: [],
      allowedSchemesAppliedToAttributes: [],
      parseStyleAttributes: false,
      parser: parsing,
      transformTags: {
        '*': (tagName, attribs) => ({
          tagName: tagName === 'a' ? 'g' : tagName,
          attribs: ownAttributes(tagName, attribs),
        }),
      },
    }),
  );
  boundCopies(svg);
  return svg.replace('>', () => `><style>${escaped(otherRules(styles, isDrawn))}</style>`);
}

/** @throws PictureError for CSS properties that browsers apply but our renderer ignores */
function requireKnown(
  { transform, 'transform-box': box, 'vector-effect': effect }: Looks,
  attribs: Looks,
): void {
  const said = [transform, box, effect ?? attribs['vector-effect']];
  if (said.some((value = 'none') => value !== 'none')) unreadableRules();
}

const apart = /^(?:xmlns|href|style)$|:/;

function targetOf(
  tag: string,
  { 'xlink:href': old, href = old }: sanitizeHtml.Attributes,
  made: readonly sanitizeHtml.Attributes[],
): sanitizeHtml.Attributes {
  if (href === undefined) return {};
  if (tag === 'image') return made[Number(/^data:,(\d+)$/.exec(href.trim())?.[1])] ?? unreadable();
  return href.startsWith('#') ? { href } : {};
}

/** Decodes the picture and writes a new PNG, so that our renderer never reads bytes of an uploaded file. */
async function makeAnew(bytes: Buffer): Promise<sanitizeHtml.Attributes> {
  try {
    const { width, height } = await sharp(bytes, sharpOptions).metadata();
    const png = await sharp(bytes, sharpOptions)
      .resize({
        width: maxPictureSide,
        height: maxPictureSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const href = `data:image/png;base64,${png.toString('base64')}`;
    return { width: String(width), height: String(height), href };
  } catch {
    return unreadable();
  }
}

function unreadable(): never {
  throw new PictureError(
    'Ein Bild in dieser SVG-Datei können wir nicht lesen, oder es steht nicht in ihr. Bitte speichere alles zusammen als PNG.',
  );
}

/**
 * Returns the rules with complex selectors, which `readFirmLooks` ignores. Leaves out rules that take long to
 * match.
 * @throws PictureError for `!important`, because our renderer treats it differently from browsers
 */
function otherRules(styles: string, isDrawn: (name: string) => boolean): string {
  const rules = (postcss.parse(styles) as Root).nodes.flatMap((rule) => {
    if (rule.type !== 'rule') return [];
    const selectors = rule.selector
      .split(',')
      .map((each) => each.trim())
      .filter((each) => !plainSelector.test(each) && each.split(/[\s>+~]+/).length <= maxNames);
    const said = rule.nodes.flatMap((node) =>
      node.type === 'decl' && isDrawn(node.prop) && isPlainValue(node.value) ? node : [],
    );
    if (selectors.length > 0 && said.some(({ important }) => important)) return unreadableRules();
    const declared = declarations(said.map(({ prop, value }) => [prop, value]));
    return selectors.map((selector) => `${selector}{${declared}}`);
  });
  return rules.join('\n');
}

function unreadableRules(): never {
  throw new PictureError(
    'Den Stil dieser SVG-Datei können wir nicht lesen. Bitte speichere das Bild als PNG.',
  );
}

function declarations(entries: readonly (readonly [name: string, value: string])[]): string {
  return entries.map(([name, value]) => `${name}:${value}`).join(';');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
