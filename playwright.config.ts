import { platform } from 'node:os';
import { defineConfig } from '@playwright/test';
import './test/fixture-club.ts';
import './test/temporary-folder.ts';
import { chromiumLaunch } from './bin/browsers/chromium.ts';

/** Journeys through the built site in a real browser. */
export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: process.env.TEST_ALL ? [] : '**/*.thorough.test.ts',
  globalSetup: 'test/build.ts',
  fullyParallel: true,
  // On two processors: a journey often waits, for what a page does after a while.
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
    // Sooner than the test's own limit, so that the report names the step that hangs.
    actionTimeout: 60_000,
    locale: 'de-AT',
    // Far from Vienna, like the zone of the server (test/e2e/fixtures.ts). Neither browser nor server is
    // allowed to rely on its local zone.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'chromium', use: { launchOptions: await chromiumLaunch() } },
    // Other systems bring Arial, or a face like it, themselves.
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
