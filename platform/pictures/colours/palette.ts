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

export interface ClubColours {
  /**
   * The colour of shirts, backgrounds and links. White and the palette's `chalk` must be readable on `pitch`.
   */
  pitch: string;
  /** The accent colour. The palette's `ink` must be readable on `signal`. */
  signal: string;
}

/** Each key is a name from club/theme.css without '--club-', each value '#rrggbb'. */
export type Palette = Readonly<Record<string, string>>;

export const folderPalette: Palette = Object.fromEntries(
  [...theme.matchAll(/--club-([\w-]+):\s*(#\w+);/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ]),
);

export const folderColours: ClubColours = {
  pitch: folderColour('pitch'),
  signal: folderColour('signal'),
};

function folderColour(name: string): string {
  const colour = folderPalette[name];
  if (!colour) throw new Error(`club/theme.css: --club-${name} is missing`);
  return colour;
}

/** The minimum contrast between a text and its background (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;

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

export function coloursHardToRead(palette: Palette): string[] {
  const colour = (name: string) => palette[name] ?? name;
  return pairs.flatMap(([text, ground]) => {
    const found = wcagContrast(colour(text), colour(ground));
    return found >= minContrast ? [] : [`${text} on ${ground}: ${found.toFixed(2)}`];
  });
}

export function nearestReadable(name: keyof ClubColours, chosen: string): string {
  return name === 'pitch'
    ? shifted(chosen, 'darker', [folderColour('chalk'), '#fff'])
    : shifted(chosen, 'lighter', [folderColour('ink')]);
}

function shifted(colour: string, to: 'darker' | 'lighter', others: readonly string[]): string {
  const start = oklch(colour) ?? { mode: 'oklch', l: 0, c: 0 };
  const step = to === 'darker' ? -0.004 : 0.004;
  let found = colour;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    if (others.every((other) => wcagContrast(found, other) >= minContrast)) return found;
    found = formatHex(clampChroma({ ...start, l }, 'oklch'));
  }
  return to === 'darker' ? '#000000' : '#ffffff';
}

/** A colour with less saturation (chroma in OKLCH) than this value is nearly grey and keeps its lightness. */
const tint = 0.04;
/**
 * `createRecolour` replaces a colour only if its hue differs from the nearer hue, of `pitch` or `signal`, by at
 * most this number of degrees. The number for `signal` is small, so that skin colours in drawings stay
 * unchanged.
 */
const family = { pitch: 40, signal: 12 } as const;

export function createRecolour(colours: ClubColours): (colour: string) => string {
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

function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

export function isPaper(colour: string): boolean {
  const { c = 0 } = oklch(colour) ?? {};
  return c < 0.06 && wcagContrast(colour, folderColour('chalk')) < 1.4;
}

export function createPalette(colours: ClubColours): Palette {
  const recolour = createRecolour(colours);
  const palette: Record<string, string> = {};
  for (const [name, colour] of Object.entries(folderPalette)) {
    const of = (['pitch', 'signal'] as const).find((one) => name.startsWith(`${one}-`));
    const given = oklch(colour);
    palette[name] = of && given ? shadeOf(shadeTo(of, colours), given) : recolour(colour);
  }
  const { chalk = '' } = palette;
  const change = (name: string, to: 'darker' | 'lighter', others: string[]) => {
    const colour = palette[name];
    if (colour) palette[name] = shifted(colour, to, others);
  };
  // Darkens the new `ink` if needed, because `signal` was checked for contrast only with the `ink` of
  // club/theme.css.
  change('ink', 'darker', [colours.signal, chalk]);
  const { ink = '' } = palette;
  change('pitch-deep', 'darker', [chalk, '#fff']);
  change('pitch-light', 'lighter', [ink]);
  // `signal-pale` is the background of the club's row in a table. If `signal` is nearly white, `signal-pale`
  // becomes a pale `pitch`, so that the row stays visible.
  if (isPaper(colours.signal)) {
    const { h = 0, c = 0 } = oklch(colours.pitch) ?? {};
    const pale: Oklch = { mode: 'oklch', l: 0.91, c: Math.min(c, 0.045), h };
    palette['signal-pale'] = formatHex(clampChroma(pale, 'oklch'));
  }
  change('signal-pale', 'lighter', [ink]);
  change('signal-deep', 'darker', ['#f2f0e6']);
  return palette;
}

export function recolourText(text: string, recolour: (colour: string) => string): string {
  return text.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, recolour);
}

export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}

export function formatColours({ pitch, signal }: ClubColours): string {
  return `${pitch.slice(1)}-${signal.slice(1)}`;
}

export function parseColours(word: string): ClubColours | undefined {
  const [, pitch, signal] = /^([\da-f]{6})-([\da-f]{6})$/.exec(word) ?? [];
  return pitch && signal ? { pitch: `#${pitch}`, signal: `#${signal}` } : undefined;
}
