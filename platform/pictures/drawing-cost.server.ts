import { Parser } from 'htmlparser2';
import { PictureError } from './limits.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * The maximum number of characters in all outlines (`d`, `points`) of an SVG. A copied outline counts for
 * each copy.
 */
const maxDrawn = 1_000_000;
/**
 * A clip, mask, filter or opacity makes a layer. Drawing a layer takes the time of 500 characters of
 * outlines.
 */
const layerCost = 500;
const maxNestedLayers = 50;
const maxDashes = 20_000;

/**
 * Draws dashed lines as plain lines if the drawing has too many dashes.
 * @throws PictureError if drawing would take too long
 */
export function boundDrawing(svg: string): string {
  let dashed = 0;
  let shortest = Number.POSITIVE_INFINITY;
  const shapes = new Map<string, Attributes>();
  const clips = new Map<string, number>();
  read(svg, ({ name, attributes }) => {
    if (!attributes.id || name === 'use') return;
    const id = `#${attributes.id}`;
    // If elements share an id, the one with the longest outline counts, because a renderer can use any of them.
    const known = shapes.get(id);
    if (!known || outline(known) < outline(attributes)) shapes.set(id, attributes);
  });
  read(svg, ({ name, attributes }, open) => {
    const copied = name === 'use' ? shapes.get(attributes.href ?? '') : undefined;
    for (const around of open) {
      if (around.name !== 'clipPath') continue;
      if (name === 'clipPath' || attributes['clip-path'] || copied?.['clip-path']) throw tooMuch();
      const id = around.attributes.id ?? '';
      clips.set(id, (clips.get(id) ?? 0) + outline(copied ?? attributes));
    }
  });
  let cost = 0;
  read(svg, ({ name, attributes, layers, dashes: own }) => {
    const copied = name === 'use' ? shapes.get(attributes.href ?? '') : undefined;
    const drawn = copied ?? attributes;
    cost += outline(drawn);
    for (const each of copied ? [attributes, copied] : [attributes]) {
      const clip = /#([\w-]+)/.exec(each['clip-path'] ?? '')?.[1] ?? '';
      cost += (isLayer(each) ? layerCost : 0) + (clips.get(clip) ?? 0);
    }
    if (cost > maxDrawn || layers > maxNestedLayers) throw tooMuch();
    const dashes = copied ? [...own, ...dashesOf(copied)] : own;
    if (dashes.length === 0) return;
    dashed += longest(drawn);
    shortest = Math.min(shortest, ...dashes);
  });
  const isQuick = dashed === 0 || dashed / shortest <= maxDashes;
  return isQuick ? svg : svg.replace(/ stroke-dasharray="[^"]*"/g, '');
}

interface Part {
  cost: number;
  inner: Part[];
  uses: string[];
  /** The cost of the element with all inner and used elements; null while this cost is being computed. */
  whole?: number | null;
}

/** @throws PictureError if elements use each other so often that drawing takes too long or never ends */
export function boundCopies(svg: string): void {
  const all: Part = { cost: 0, inner: [], uses: [] };
  const open = [all];
  const named = new Map<string, Part>();
  const parser = new Parser(
    {
      onopentag(_, attributes) {
        const cost = outline(attributes) + (isLayer(attributes) ? layerCost : 0);
        const part: Part = { cost, inner: [], uses: usesOf(attributes) };
        open.at(-1)?.inner.push(part);
        open.push(part);
        if (attributes.id && !named.has(attributes.id)) named.set(attributes.id, part);
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(svg);
  const count = (part: Part): number => {
    if (part.whole === null) throw tooMuch();
    if (part.whole !== undefined) return part.whole;
    part.whole = null;
    const used = part.uses.flatMap((id) => named.get(id) ?? []);
    const counts = [...part.inner, ...used].map(count);
    part.whole = counts.reduce((sum, each) => sum + each, part.cost);
    return part.whole;
  };
  if (count(all) > maxDrawn) throw tooMuch();
}

function usesOf({ href = '', ...looks }: Attributes): string[] {
  const said = Object.values(looks).flatMap((value) => [
    ...value.matchAll(/url\(["']?#([^"')]+)/g),
  ]);
  const ids = said.map(([, id = '']) => id);
  return href.startsWith('#') ? [href.slice(1), ...ids] : ids;
}

interface Element {
  name: string;
  attributes: Attributes;
  dashes: readonly number[];
  layers: number;
}

function read(svg: string, each: (element: Element, open: readonly Element[]) => void): void {
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const around = open.at(-1);
        const element = {
          name,
          attributes,
          dashes: [...(around?.dashes ?? []), ...dashesOf(attributes)],
          layers: (around?.layers ?? 0) + (isLayer(attributes) ? 1 : 0),
        };
        each(element, open);
        open.push(element);
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(svg);
}

function tooMuch(): PictureError {
  return new PictureError('Diese Zeichnung braucht zu lange. Bitte speichere das Bild als PNG.');
}

function outline({ d = '', points = '' }: Attributes): number {
  return d.length + points.length + 20;
}

function isLayer(attributes: Attributes): boolean {
  const { 'clip-path': clip, mask, filter, opacity = 1 } = attributes;
  return Boolean(clip || mask || filter) || Number(opacity) !== 1;
}

function dashesOf(attributes: Attributes): number[] {
  const dashes = attributes['stroke-dasharray'];
  if (dashes === undefined || dashes.trim() === 'none') return [];
  const lengths = dashes
    .trim()
    .split(/[\s,]+/)
    .map((each) => Number(each.replace(/px$/, '')));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  return [whole > 0 ? whole : 0];
}

const measures = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'];

function numbersIn(text: string): string[] {
  return text.match(/(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/gi) ?? [];
}

/** The maximum possible length of an outline, in units of the drawing; infinite if the length is unknown. */
function longest({ d = '', points = '', ...others }: Attributes): number {
  const sizes = measures.reduce(
    (sum, name) => sum + Math.abs(Number((others[name] ?? '0').replace(/px$/, ''))),
    0,
  );
  let reach = Number.isNaN(sizes) ? Number.POSITIVE_INFINITY : sizes;
  for (const number of numbersIn(`${d} ${points}`)) reach += Number(number);
  // The numbers in a path do not show the length of the lines that the commands z, s and t draw. After one
  // letter s or t, the command repeats for each pair of numbers at most.
  const returns = (d.match(/[zst][^a-df-z]*/gi) ?? []).reduce(
    (sum, part) => sum + Math.max(1, numbersIn(part).length / 2),
    0,
  );
  const rounding = !d || /a/i.test(d) ? 7 : 1;
  return reach * rounding * (2 + 6 * returns);
}
