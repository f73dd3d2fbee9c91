import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

interface Sheet {
  name: string;
  pages: readonly string[];
  /**
   * In pixels: `width` and `height` of the screenshot, and `shown`, the width of the screenshot in the sheet.
   */
  width: number;
  height: number;
  shown: number;
}

const folder = 'docs/pictures';
const gap = 24;
const ground = '#8a938c';
/** In bytes. The README shows these pictures, so they must load fast. */
const maxBytes = 200_000;

const sheets: readonly Sheet[] = [
  { name: 'phone-home', pages: ['home', 'report', 'player'], width: 390, height: 1560, shown: 300 },
  { name: 'phone-club', pages: ['games', 'team', 'article'], width: 390, height: 1560, shown: 300 },
  { name: 'desk', pages: ['home', 'report'], width: 1440, height: 1500, shown: 912 },
];

export const sheetPages = [...new Set(sheets.flatMap(({ pages }) => pages))];

/**
 * `shots` is the folder of the screenshots `<page>-<width>-<light|dark>.png`.
 * @throws Error if a sheet gets too large
 */
export async function makeSheets(shots: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const sheet of sheets) {
    const file = `${folder}/${sheet.name}.webp`;
    const { size } = await compose(sheet, shots).then((picture) => picture.toFile(file));
    if (size > maxBytes) throw new Error(`${file}: ${size} Bytes sind mehr als ${maxBytes}.`);
    console.log(`${file}: ${size} Bytes`);
  }
}

async function compose({ pages, width, height, shown }: Sheet, shots: string) {
  const cut = Math.round((height * shown) / width);
  const pictures = pages.flatMap((page) =>
    ['light', 'dark'].map((scheme) => `${shots}/${page}-${width}-${scheme}.png`),
  );
  const perRow = width > 1000 ? 2 : pictures.length;
  const rows = Math.ceil(pictures.length / perRow);
  const layers = await Promise.all(
    pictures.map(async (file, index) => ({
      input: await sharp(file)
        .resize({ width: shown })
        .resize({ width: shown, height: cut, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: gap + (index % perRow) * (shown + gap),
      top: gap + Math.floor(index / perRow) * (cut + gap),
    })),
  );
  const size = { width: gap + perRow * (shown + gap), height: gap + rows * (cut + gap) };
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(layers)
    .webp({ quality: 64, effort: 6 });
}
