import {
  useMode as addMode,
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  wcagContrast,
} from 'culori/fn';
import theme from '#club/theme.css?raw';

addMode(modeRgb);
addMode(modeLrgb);
addMode(modeOklch);
const oklch = converter('oklch');

/** The two colours that a club chooses, as '#rrggbb'; all others follow from them. */
export interface ClubColours {
  /** Of shirts, grounds and links: white and chalk are read on it. */
  pitch: string;
  /** What stands out: ink is read on it. */
  signal: string;
}

/** The colours of a club by their names in club/theme.css, as '#rrggbb'. */
export type Palette = Readonly<Record<string, string>>;

/** Those of club/theme.css. */
export const folderPalette: Palette = Object.fromEntries(
  [...theme.matchAll(/--club-([\w-]+):\s*(#\w+);/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ]),
);

/** Those that a club has which has chosen none. */
export const folderColours: ClubColours = {
  pitch: folderColour('pitch'),
  signal: folderColour('signal'),
};

/**
 * A colour of club/theme.css by its name.
 * @throws Error naming one that is not there
 */
function folderColour(name: string): string {
  const colour = folderPalette[name];
  if (!colour) throw new Error(`club/theme.css: --club-${name} is missing`);
  return colour;
}

/** Contrast that text has at least with its ground (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** What is read on what (platform/ui/tokens.css). A name is the palette's. */
const pairs: readonly (readonly [name: string, ground: string])[] = [
  ['ink', 'chalk'],
  ['pitch', 'chalk'],
  ['#fff', 'pitch'],
  ['chalk', 'pitch-deep'],
  ['#fff', 'pitch-deep'],
  ['pitch-light', 'ink'],
  ['signal', 'ink'],
  ['ink', 'signal-pale'],
  ['#f2f0e6', 'signal-deep'],
  ['#f2f0e6', 'ink'],
];

/** The pairs of a palette that have too little contrast for text, with how much it is. */
export function coloursHardToRead(palette: Palette): string[] {
  const colour = (name: string) => palette[name] ?? name;
  return pairs.flatMap(([text, ground]) => {
    const found = wcagContrast(colour(text), colour(ground));
    return found >= leastContrast ? [] : [`${text} on ${ground}: ${found.toFixed(2)}`];
  });
}

/**
 * The nearest colour to a chosen one on which what stands on it can be read; the same when it can be
 * already.
 */
export function nearestReadable(name: keyof ClubColours, chosen: string): string {
  return name === 'pitch'
    ? shifted(chosen, 'darker', [folderColour('chalk'), '#fff'])
    : shifted(chosen, 'lighter', [folderColour('ink')]);
}

/** Made darker or lighter until all that stands on it, or it stands on, has contrast. */
function shifted(colour: string, to: 'darker' | 'lighter', others: readonly string[]): string {
  const start = oklch(colour) ?? { mode: 'oklch', l: 0, c: 0 };
  const step = to === 'darker' ? -0.004 : 0.004;
  let found = colour;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    if (others.every((other) => wcagContrast(found, other) >= leastContrast)) return found;
    found = formatHex(clampChroma({ ...start, l }, 'oklch'));
  }
  return to === 'darker' ? '#000000' : '#ffffff';
}

/** Chroma below which a colour is a grey with a tint of the club's colour. */
const tint = 0.04;
/**
 * Degrees of hue from one of the club's colours within which another is a shade of it; beside yellow lie
 * skin and wood, which are no club's.
 */
const family = { pitch: 40, signal: 12 } as const;

/**
 * Gives each colour of the folder, of its theme or its drawings, the one that it is for a club of
 * other colours: shades of the one stay shades of the one, greys stay as light as they are, and what
 * is neither stays.
 */
export function recolouring(colours: ClubColours): (colour: string) => string {
  const shades = [shadeTo('pitch', colours), shadeTo('signal', colours)];
  const known = new Map([
    [folderColours.pitch.toLowerCase(), colours.pitch],
    [folderColours.signal.toLowerCase(), colours.signal],
  ]);
  const chalk = folderColour('chalk').toLowerCase();
  return (colour) => {
    const asked = colour.toLowerCase();
    const found = known.get(asked);
    if (found) return found;
    const given = oklch(colour);
    const isPaper = !given || given.c < 0.004 || asked === chalk;
    const shade = isPaper
      ? undefined
      : shades.toSorted((one, other) => distance(one.from, given) - distance(other.from, given))[0];
    const is =
      given && shade && distance(shade.from, given) <= shade.reach ? shadeOf(shade, given) : colour;
    known.set(asked, is);
    return is;
  };
}

/** How one of the two colours of the folder becomes that of a club. */
interface Shade {
  from: Oklch;
  to: Oklch;
  reach: number;
}

function shadeTo(name: keyof ClubColours, colours: ClubColours): Shade {
  return {
    from: oklch(folderColours[name]) as Oklch,
    to: oklch(colours[name]) as Oklch,
    reach: family[name],
  };
}

function shadeOf({ from, to }: Shade, { l, c, h = 0 }: Oklch): string {
  const isGrey = c < tint;
  const lighter = to.l + ((l - from.l) * (1 - to.l)) / (1 - from.l || 1);
  const darker = (l * to.l) / (from.l || 1);
  const shade: Oklch = {
    mode: 'oklch',
    l: isGrey ? l : l > from.l ? lighter : darker,
    c: from.c > 0 ? (c * Math.min(to.c, from.c * 1.6)) / from.c : 0,
    h: (to.h ?? 0) + turn(from.h ?? 0, h),
  };
  return formatHex(clampChroma(shade, 'oklch'));
}

function distance({ h = 0 }: Oklch, other: Oklch): number {
  return Math.abs(turn(h, other.h ?? 0));
}

/** Degrees from one hue to another, the shorter way round. */
function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/** Whether a colour can hardly be told from the ground of a page by day. */
export function isPaper(colour: string): boolean {
  const { c = 0 } = oklch(colour) ?? {};
  return c < 0.06 && wcagContrast(colour, folderColour('chalk')) < 1.4;
}

/** All colours of a club that has chosen two; each can be read where it stands if those can. */
export function paletteOf(colours: ClubColours): Palette {
  const recolour = recolouring(colours);
  const palette: Record<string, string> = {};
  for (const [name, colour] of Object.entries(folderPalette)) {
    // Those of the theme say by their names what they are shades of.
    const of = (['pitch', 'signal'] as const).find((one) => name.startsWith(`${one}-`));
    const given = oklch(colour);
    palette[name] = of && given ? shadeOf(shadeTo(of, colours), given) : recolour(colour);
  }
  const { chalk = '' } = palette;
  const change = (name: string, to: 'darker' | 'lighter', others: string[]) => {
    const colour = palette[name];
    if (colour) palette[name] = shifted(colour, to, others);
  };
  // Tinted it may be a little lighter than that of the folder, by which the signal was chosen.
  change('ink', 'darker', [colours.signal, chalk]);
  const { ink = '' } = palette;
  change('pitch-deep', 'darker', [chalk, '#fff']);
  change('pitch-light', 'lighter', [ink]);
  // A club whose second colour is white marks its row by the first one.
  if (isPaper(colours.signal)) {
    const { h = 0, c = 0 } = oklch(colours.pitch) ?? {};
    const pale: Oklch = { mode: 'oklch', l: 0.91, c: Math.min(c, 0.045), h };
    palette['signal-pale'] = formatHex(clampChroma(pale, 'oklch'));
  }
  change('signal-pale', 'lighter', [ink]);
  change('signal-deep', 'darker', ['#f2f0e6']);
  return palette;
}

/** A text, of a stylesheet or a drawing, with each of its colours changed. */
export function recoloured(text: string, recolour: (colour: string) => string): string {
  return text.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, recolour);
}

/** Whether a text is a colour as this site stores it, '#rrggbb' in small letters. */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}

/** How two colours are written in an address. */
export function coloursWord({ pitch, signal }: ClubColours): string {
  return `${pitch.slice(1)}-${signal.slice(1)}`;
}

/** The colours that such a word stands for; undefined for another one. */
export function coloursOf(word: string): ClubColours | undefined {
  const [, pitch, signal] = /^([\da-f]{6})-([\da-f]{6})$/.exec(word) ?? [];
  return pitch && signal ? { pitch: `#${pitch}`, signal: `#${signal}` } : undefined;
}
