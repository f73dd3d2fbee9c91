import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';
import { type FontSet, fontEnvironment } from './test-fonts.ts';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
/**
 * Replaces Playwright's list of features, because its feature CDPScreenshotNewSurface can fail without a GPU.
 */
const bundledFlags = ['--enable-features=SkipListAccountsWithoutGaiaCookies'];
const ownCache = fileURLToPath(new URL('../../node_modules/.cache/ankick', import.meta.url));
const bundles = {
  newest: {
    entry: import.meta.resolve('@sparticuz/chromium'),
    files: ['chromium.br', 'al2023.tar.br'],
  },
  // The oldest supported Chrome is 100 (bin/floor.ts). This package contains a newer Chrome, because today's
  // drivers need Chrome 102 or newer.
  floor: { entry: import.meta.resolve('@sparticuz/chrome-aws-lambda'), files: ['chromium.br'] },
};
export const isBundled = platform() === 'linux' && arch() === 'x64';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string | undefined>;
}

/** Uses CHROMIUM_PATH, else the npm package (Linux), else Playwright's Chromium. */
export async function chromiumLaunch(
  fonts: FontSet = 'arial-like',
  cache = ownCache,
): Promise<ChromiumLaunch> {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH && isBundled) {
    const launch = await launchBundled('newest', fonts, cache);
    return { ...launch, args: [...launch.args, ...bundledFlags] };
  }
  const env = { ...process.env, ...(await fontEnvironment(fonts, cache)) };
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: chromiumFlags, env };
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath))
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return { executablePath, args: chromiumFlags, env };
}

export function floorLaunch(): Promise<ChromiumLaunch> {
  return launchBundled('floor', 'arial-like', ownCache);
}

async function launchBundled(
  bundle: keyof typeof bundles,
  fonts: FontSet,
  cache: string,
): Promise<ChromiumLaunch> {
  // A newly installed Debian lacks the libraries NSS and expat. The npm package of the newest Chromium
  // contains both.
  const libraries = join(await unpackBundled('newest', cache), 'al2023/lib');
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...(await fontEnvironment(fonts, cache)), LD_LIBRARY_PATH: path };
  return {
    executablePath: join(await unpackBundled(bundle, cache), 'chromium'),
    args: chromiumFlags,
    env: { ...process.env, ...env },
  };
}

/** Several processes can unpack in parallel. The files of the first process stay. */
async function unpackBundled(bundle: keyof typeof bundles, cache: string): Promise<string> {
  const { entry, files } = bundles[bundle];
  const bundled = new URL('../', entry);
  const { version } = JSON.parse(readFileSync(new URL('package.json', bundled), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = own;
  const unpacked = files.map((file) => inflate(fileURLToPath(new URL(`bin/${file}`, bundled))));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await Promise.all(unpacked);
  await rename(own, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(own, { recursive: true });
  });
  return folder;
}
