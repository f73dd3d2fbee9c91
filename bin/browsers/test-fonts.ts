import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Windows and macOS have a font as wide as Arial; some Linux systems have no such font. */
export type FontSet = 'arial-like' | 'without-arial';

const arimo = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((face) =>
  join(folderOf(import.meta.resolve('@expo-google-fonts/arimo')), face),
);
const dejaVu = folderOf(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const sets = {
  'arial-like': { folders: [...arimo, dejaVu], sans: 'Arimo' },
  'without-arial': { folders: [dejaVu], sans: 'DejaVu Sans' },
};

/**
 * Environment variables that hide this machine's fonts from a browser. They work only with fontconfig
 * (Linux).
 */
export async function fontEnvironment(
  set: FontSet,
  cache: string,
): Promise<Record<string, string>> {
  const folder = join(cache, 'fonts');
  const file = join(folder, `${set}.conf`);
  await mkdir(folder, { recursive: true });
  // Another run could be reading the file. A rename replaces the whole file, so no run reads half a file.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, configuration(set, folder));
  await rename(own, file);
  return { FONTCONFIG_FILE: file };
}

function configuration(set: FontSet, cache: string): string {
  const { folders, sans } = sets[set];
  const preferred = {
    'sans-serif': sans,
    'system-ui': sans,
    serif: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
    ...(set === 'arial-like' && { Arial: 'Arimo', Helvetica: 'Arimo' }),
  };
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
${Object.entries(preferred)
  .map(
    ([family, face]) =>
      `  <alias binding="same"><family>${family}</family><prefer><family>${face}</family></prefer></alias>`,
  )
  .join('\n')}
</fontconfig>
`;
}

function folderOf(url: string): string {
  return dirname(fileURLToPath(url));
}
