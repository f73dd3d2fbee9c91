import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

export const textFamily = 'Barlow';
export const displayFamily = 'Barlow Condensed';

export const faces = [
  {
    family: textFamily,
    weight: 400,
    file: require.resolve('@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf'),
  },
  {
    family: textFamily,
    weight: 600,
    file: require.resolve('@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf'),
  },
  {
    family: displayFamily,
    weight: 700,
    file: require.resolve(
      '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
    ),
  },
] as const;

const furtherFaces = [
  {
    family: 'Noto Sans',
    weight: 400,
    file: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  },
  {
    family: 'Noto Sans',
    weight: 700,
    file: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
] as const;

/** Noto's Arabic font is not used, because satori draws some of its dots at the wrong height. */
const arabicFaces = [
  {
    family: 'IBM Plex Sans Arabic',
    weight: 400,
    file: require.resolve(
      '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    ),
  },
  {
    family: 'IBM Plex Sans Arabic',
    weight: 700,
    file: require.resolve(
      '@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
    ),
  },
] as const;

type Face = (typeof faces | typeof furtherFaces | typeof arabicFaces)[number];

export function loadFonts(): Font[] {
  return faces.map(loadFont);
}

function loadFont({ family, weight, file }: Face): Font {
  return { name: family, weight, style: 'normal', data: readFileSync(file) };
}

const loaded = new Set<Face>();

/** Returns each font only once, because satori keeps all fonts that it has received. */
export function loadFurtherFonts(text: string): Font[] {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const needed = [...furtherFaces, ...(isArabic ? arabicFaces : [])];
  const missing = needed.filter((face) => !loaded.has(face));
  for (const face of missing) loaded.add(face);
  return missing.map(loadFont);
}
