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
  const words = process.argv.slice(2);
  const given = words.length > 0 ? ['--pass-with-no-tests', ...words] : [];
  const all = ['test', '--config', 'playwright.browsers.config.ts', ...given];
  const { status } = spawnSync('playwright', all, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
