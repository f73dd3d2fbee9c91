/**
 * Pairs of text colour and background (platform/ui/tokens.css), from the club's colours and the fixed
 * colours.
 */
const pairs = [
  ['ink', 'chalk'],
  ['pitch', 'chalk'],
  ['chalk', 'pitch'],
  ['chalk', 'pitch-deep'],
  ['#fff', 'pitch'],
  ['#fff', 'pitch-deep'],
  ['pitch-light', 'ink'],
  ['signal', 'ink'],
  ['ink', 'signal'],
  ['ink', 'signal-pale'],
  ['#f2f0e6', 'signal-deep'],
  ['#f2f0e6', 'ink'],
] as const;
/** Minimum contrast of text (WCAG 1.4.3). */
const least = 4.5;

/** Lists the colour pairs of a theme that have too little contrast for text, with their contrast. */
export function coloursHardToRead(theme: string): string[] {
  const colour = (name: string) =>
    name.startsWith('#') ? name : new RegExp(`--club-${name}: (#\\w+);`).exec(theme)?.[1];
  return pairs.flatMap(([text, ground]) => {
    const found = contrast(colour(text) ?? '', colour(ground) ?? '');
    return found >= least ? [] : [`${text} on ${ground}: ${found.toFixed(2)}`];
  });
}

/** Returns the contrast ratio, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const parts =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = Number.NaN, green = 0, blue = 0] = (parts ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
