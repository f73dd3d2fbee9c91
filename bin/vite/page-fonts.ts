import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { faces } from '#platform/pictures/share/fonts.server.ts';

const folder = 'build/fonts';

/**
 * The letters of German and of neighbouring languages. Every page contains the fonts with these letters (8 KB
 * each).
 */
const within = [
  ...' !"%&\'()+,-./:;?@|',
  ...between('0', '9'),
  ...between('A', 'Z'),
  ...between('a', 'z'),
  ...'\u00a0\u00ad§©·×ÄÖÜäöüßÇçéčćžšđČĆŽŠĐğışŞ–‘’‚“”„…',
];
/**
 * More European letters, from western Europe to Poland, Albania and Turkey. They are in a second file per
 * font, which browsers load only if needed.
 */
const beyond = [
  ...between('\u0020', '\u007e'),
  ...between('\u00a0', '\u00ff'),
  ...'ĂăĄąĆćČčĎďĐđĘęĚěĞğİıĽľŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽžȘșȚț',
  ...'\u2009\u2011\u202f–—‘’‚“”„•…‹›€−←↑→↓',
].filter((letter) => !within.includes(letter));
const keepFeatures = ['kern', 'tnum'];

let made: Promise<unknown> | undefined;

export function pageFonts(): Plugin {
  return {
    name: 'page-fonts',
    async buildStart() {
      made ??= makeFonts();
      await made;
    },
  };
}

async function makeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(faces.map(makeFace));
  await writeFile(`${folder}/faces.css`, rules.join('\n'));
}

async function makeFace({ family, weight, file: font }: (typeof faces)[number]): Promise<string> {
  const name = `${family}-${weight}`.toLowerCase().replace(' ', '-');
  const whole = await readFile(font);
  // Hinting takes a third of a font and helps only screens of low resolution, so these fonts contain no
  // hinting.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures } as const;
  const rule = async (file: string, letters: readonly string[], query: string, how: string) => {
    await writeFile(`${folder}/${file}.woff2`, await subsetFont(whole, letters.join(''), options));
    const source = `url("./${file}.woff2${query}") format("woff2")`;
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${source}; ${how} }`;
  };
  return [
    await rule(name, within, '?inline', 'font-display: block;'),
    await rule(
      `${name}-beyond`,
      beyond,
      '',
      `font-display: swap; unicode-range: ${ranges(beyond)};`,
    ),
  ].join('\n');
}

function between(first: string, last: string): string[] {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

function ranges(letters: readonly string[]): string {
  return letters.map((letter) => `U+${letter.charCodeAt(0).toString(16)}`).join(', ');
}
