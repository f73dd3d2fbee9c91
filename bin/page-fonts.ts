import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where app/ui/fonts.css and app/root.tsx find the fonts. */
const folder = 'build/fonts';
const { resolve } = createRequire(import.meta.url);
const faces = {
  'barlow-400': '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf',
  'barlow-600': '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf',
  'barlow-condensed-700': '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
};

/**
 * What the pages write, and the names of people from western Europe, and from Poland to Albania and
 * Turkey. Others come in the system's fonts. A face is then small enough (14.6 KB with its headers) for
 * the first flight of a connection.
 */
const letters = [
  ...between('\u0020', '\u007e'),
  ...between('\u00a0', '\u00ff'),
  ...'ĂăĄąĆćČčĎďĐđĘęĚěĞğİıĽľŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț',
  ...'\u2009\u2011\u202f–—‘’‚“”„•…‹›€−←↑→↓',
].join('');
/** Kerning, and figures of one width. */
const keepFeatures = ['kern', 'tnum'];

let made: Promise<unknown> | undefined;

/** Vite plugin that cuts the fonts down to what pages need: one file a face, preloaded by each page. */
export function pageFonts(): Plugin {
  return {
    name: 'page-fonts',
    async buildStart() {
      // Of the browser's build and the server's, the first one does it.
      made ??= Promise.all(Object.entries(faces).map(([name, path]) => makeFont(name, path)));
      await made;
    },
  };
}

async function makeFont(name: string, path: string): Promise<void> {
  // The hints for coarse screens are a third of a font; today's systems smooth without them.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures } as const;
  const font = await subsetFont(await readFile(resolve(path)), letters, options);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.woff2`, font);
}

function between(first: string, last: string): string[] {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}
