import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';
import { type FontSet, fontEnvironment } from './test-fonts.ts';

/** Flags with which Chromium runs as root, without a GPU and without talking to anyone. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
/**
 * Of the features that Playwright switches on, not CDPScreenshotNewSurface: with it and without a
 * GPU this one fails at a screenshot now and then ("Unable to capture screenshot").
 */
const bundledFlags = ['--enable-features=SkipListAccountsWithoutGaiaCookies'];
/** Whoever installs the packages anew unpacks anew. */
const ownCache = fileURLToPath(new URL('../../node_modules/.cache/ankick', import.meta.url));
const bundled = new URL('../', import.meta.resolve('@sparticuz/chromium'));

/** How a Chromium is started, in Playwright's words. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string | undefined>;
}

/**
 * The Chromium that tests and screenshots drive, the same on every machine: on Linux the one that
 * comes with the lockfile, elsewhere Playwright's own, installed where it is missing; CHROMIUM_PATH
 * before both.
 * @param cache where it is unpacked
 */
export async function chromiumLaunch(
  fonts: FontSet = 'arial-like',
  cache = ownCache,
): Promise<ChromiumLaunch> {
  const env = { ...process.env, ...(await fontEnvironment(fonts, cache)) };
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: chromiumFlags, env };
  if (platform() === 'linux' && arch() === 'x64') {
    const folder = await unpackBundled(cache);
    // An empty Debian lacks what it needs (NSS, expat): it comes in the same package.
    const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH];
    return {
      executablePath: join(folder, 'chromium'),
      args: [...chromiumFlags, ...bundledFlags],
      env: { ...env, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') },
    };
  }
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath))
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return { executablePath, args: chromiumFlags, env };
}

/** Unpacks it where that was not yet done. Of several at the same time, the first one's stays. */
async function unpackBundled(cache: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', bundled), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = own;
  const unpacked = ['chromium.br', 'al2023.tar.br'].map((name) =>
    inflate(fileURLToPath(new URL(`bin/${name}`, bundled))),
  );
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await Promise.all(unpacked);
  await rename(own, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(own, { recursive: true });
  });
  return folder;
}
