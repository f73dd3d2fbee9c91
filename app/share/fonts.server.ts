import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

const faces = [
  ['Barlow', '@fontsource/barlow/files/barlow', 400],
  ['Barlow', '@fontsource/barlow/files/barlow', 600],
  ['Barlow Condensed', '@fontsource/barlow-condensed/files/barlow-condensed', 700],
] as const;
const alphabets = ['latin', 'latin-ext'] as const;

/* Each alphabet is a family of its own: of two files of one family only the first is drawn from. */
export const textFamily = 'Barlow latin, Barlow latin-ext';
export const displayFamily = 'Barlow Condensed latin, Barlow Condensed latin-ext';

/** The faces of the pages, in the one of their formats that the drawing reads. */
export function loadFonts(): Font[] {
  return faces.flatMap(([name, path, weight]) =>
    alphabets.map((alphabet) => ({
      name: `${name} ${alphabet}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(resolve(`${path}-${alphabet}-${weight}-normal.woff`)),
    })),
  );
}
