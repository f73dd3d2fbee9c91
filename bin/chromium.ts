import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's Chromium without windows, which takes a quarter less time for the browser tests. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium that tests and screenshots drive: CHROMIUM_PATH, Debian's, else Playwright's own.
 * Undefined when the machine has none.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const candidates = [CHROMIUM_PATH, headlessShell, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Flags with which Chromium runs as root, without a GPU and without talking to anyone. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * Sees to it that there is a Chromium: with Debian's packages as root, else with Playwright's.
 * @throws Error when it cannot be had
 */
export function installChromium(): void {
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const steps = asRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', basename(headlessShell)],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command = '', ...args] of steps)
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (!findChromium()) throw new Error('Kein Chromium gefunden: CHROMIUM_PATH setzen.');
}
