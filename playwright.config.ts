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
  // What passes late is named at the end, to be searched (test/run/report.ts). It does not keep a
  // change from landing that has nothing to do with it.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./test/run/journey-report.ts']],
  // Nobody waits that long: it is for machines that do ten other things.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Sooner than the test's own limit, so that the report names the step that hangs.
    actionTimeout: 60_000,
    locale: 'de-AT',
    // Far from Vienna, as is the server (test/e2e/fixtures.ts): neither may trust its own zone.
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
