import { useMode as addMode, converter, modeOklch, modeRgb } from 'culori/fn';

addMode(modeRgb);
addMode(modeOklch);
const oklch = converter('oklch');

/** A name is used for all hues up to `to`, in degrees of OKLCH. */
const hues: readonly (readonly [to: number, name: string])[] = [
  [18, 'Pink'],
  [45, 'Rot'],
  [82, 'Orange'],
  [120, 'Gelb'],
  [168, 'Grün'],
  [225, 'Türkis'],
  [285, 'Blau'],
  [325, 'Violett'],
  [360, 'Pink'],
];

export function colourName(colour: string): string {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 };
  if (c < 0.035) return greyName(l);
  const name = hues.find(([to]) => h <= to)?.[1] ?? 'Pink';
  if (name === 'Orange' && l < 0.6) return 'Braun';
  if (name === 'Gelb') return l < 0.7 ? 'Dunkelgelb' : name;
  if (l < 0.4) return `Dunkel${name.toLowerCase()}`;
  return l > 0.8 ? `Hell${name.toLowerCase()}` : name;
}

function greyName(lightness: number): string {
  if (lightness > 0.95) return 'Weiß';
  if (lightness < 0.25) return 'Schwarz';
  if (lightness > 0.75) return 'Hellgrau';
  return lightness < 0.45 ? 'Dunkelgrau' : 'Grau';
}
