import { expect, onTestFinished, test, vi } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

test('uses the Chromium of CHROMIUM_PATH with the fonts of the tests', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { executablePath, env } = await chromiumLaunch();
  expect(executablePath).toBe('/opt/chromium');
  expect(env.FONTCONFIG_FILE).toMatch(/arial-like\.conf$/);
});
