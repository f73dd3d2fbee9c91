import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

export const textFamily = 'Barlow';
export const displayFamily = 'Barlow Condensed';

/** Same fonts as the pages, but whole, from packages. */
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

export function loadFonts(): Font[] {
  return faces.map(({ family, weight, file }) => ({
    name: family,
    weight,
    style: 'normal',
    data: readFileSync(file),
  }));
}
