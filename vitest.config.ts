import { defineConfig } from 'vitest/config';
import { fixtureClub } from './test/fixture-club.ts';

export default defineConfig({
  ssr: { resolve: { conditions: [fixtureClub] } },
  test: {
    include: ['{app,platform,server,bin}/**/*.test.ts', 'test/!(e2e|browsers)/*.test.ts'],
    globalSetup: ['test/build.ts', 'test/database-setup.ts'],
    // Vitest's own choice leaves one processor free; on two that is half.
    maxWorkers: 2,
    // Nobody waits that long: it is for machines that do ten other things.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
