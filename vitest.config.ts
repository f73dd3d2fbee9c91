import { configDefaults, defineConfig } from 'vitest/config';
import { fixtureClub } from './test/fixture-club.ts';
import './test/temporary-folder.ts';

// Use the React build that visitors get. The development build, which Vitest uses by default, takes twice as
// long.
process.env.NODE_ENV = 'production';

export default defineConfig({
  ssr: { resolve: { conditions: [fixtureClub] } },
  test: {
    include: ['{app,platform,server,bin}/**/*.test.ts', 'test/!(e2e|browsers)/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_ALL ? [] : ['**/*.thorough.test.ts']),
    ],
    globalSetup: ['test/build.ts', 'test/compile-cache.ts', 'test/database-setup.ts'],
    setupFiles: ['test/fuzz-seed.ts'],
    // Tests read the club's colours from its theme file. Without this setting, Vitest empties the file.
    css: { include: [/\.css\?raw$/] },
    // One process for many files: loading our code and the built site again for each file took half of the
    // time.
    isolate: false,
    // Three workers run on two processors, because some tests only wait for a process or a database.
    maxWorkers: 3,
    // Tests that pass on a retry are listed at the end, so that they can be examined (test/run/report.ts).
    retry: 1,
    reporters: ['default', './test/run/unit-report.ts'],
    // Limits for a machine under heavy load; no test normally waits that long.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
