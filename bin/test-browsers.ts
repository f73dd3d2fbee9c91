import { spawnSync } from 'node:child_process';
import { isBundled } from './browsers/chromium.ts';
import { findBrowsers, installBrowsers } from './browsers/newest-browsers.ts';

const missing = installBrowsers();
if (missing.length > 0) {
  console.error(
    `Nicht in allen Browsern geprüft: Hier fehlt ${missing.join(', ')}, zu installieren mit apt-get als root.`,
  );
  if (process.env.CI) process.exit(1);
}
if (isBundled || findBrowsers().length > 0) {
  const words = ['test', '--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync('playwright', words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
