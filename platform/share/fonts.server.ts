import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

export const textFamily = 'Barlow';
export const displayFamily = 'Barlow Condensed';

const faces = [
  [textFamily, 400, 'barlow/400Regular/Barlow_400Regular'],
  [textFamily, 600, 'barlow/600SemiBold/Barlow_600SemiBold'],
  [displayFamily, 700, 'barlow-condensed/700Bold/BarlowCondensed_700Bold'],
] as const;

/** The faces of the pages, whole. */
export function loadFonts(): Font[] {
  return faces.map(([name, weight, path]) => ({
    name,
    weight,
    style: 'normal',
    data: readFileSync(resolve(`@expo-google-fonts/${path}.ttf`)),
  }));
}
