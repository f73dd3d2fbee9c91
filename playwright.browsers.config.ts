import { defineConfig } from '@playwright/test';
import type { BrowserSetup } from '#test/browsers/fixtures.ts';
import './test/fixture-club.ts';
import './test/temporary-folder.ts';
import { isBundled } from './bin/browsers/chromium.ts';
import { findBrowsers } from './bin/browsers/newest-browsers.ts';

/**
 * Runs a few tests of the built site in the newest browsers, which Playwright does not control, and in the
 * oldest supported Chromium.
 */
export default defineConfig<object, BrowserSetup>({
  testDir: 'test/browsers',
  // A separate folder, so that the results of failed journeys from playwright.config.ts stay.
  outputDir: 'test-results/browsers',
  globalSetup: 'test/build.ts',
  fullyParallel: true,
  workers: 3,
  // See playwright.config.ts.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./test/run/journey-report.ts']],
  // Long enough for a machine that does ten other things.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [...findBrowsers(), ...(isBundled ? (['floor'] as const) : [])].map((name) => ({
    name,
    use: { browserOf: name },
  })),
});
