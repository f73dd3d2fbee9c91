import { platform } from 'node:os';
import { defineConfig } from '@playwright/test';
import './test/fixture-club.ts';
import './test/temporary-folder.ts';
import { chromiumLaunch } from './bin/browsers/chromium.ts';

export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: process.env.TEST_ALL ? [] : '**/*.thorough.test.ts',
  globalSetup: 'test/build.ts',
  fullyParallel: true,
  // Three workers keep two processors busy, because tests often wait for a page.
  workers: 3,
  // The report lists tests that pass only on a retry (test/run/report.ts). They do not block an unrelated
  // change.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./test/run/journey-report.ts']],
  // Long enough for a machine that does ten other things.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Shorter than the time limit of the test, so that the report names the step that does not end.
    actionTimeout: 60_000,
    locale: 'de-AT',
    // Far from Vienna, like the zone of the server (test/e2e/fixtures.ts). Neither browser nor server is
    // allowed to rely on its local zone.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'chromium', use: { launchOptions: await chromiumLaunch() } },
    // Only Linux can lack Arial. Other systems have Arial or a similar font.
    ...(platform() === 'linux'
      ? [
          {
            name: 'without Arial',
            testMatch: 'layout-shift.thorough.test.ts',
            use: { launchOptions: await chromiumLaunch('without-arial') },
          },
        ]
      : []),
  ],
});
