import { configDefaults, defineConfig } from 'vitest/config';
import { fixtureClub } from './test/fixture-club.ts';
import './test/temporary-folder.ts';

// React as visitors get it: that of developers, which Vitest's own 'test' means, takes twice as long.
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
    // The club's colours are read from its theme; else Vitest empties it.
    css: { include: [/\.css\?raw$/] },
    // One process for many files: loading our code and the built site again for each file took half of the
    // time.
    isolate: false,
    // On two processors: some tests wait, for a process to end or for a database that does not answer.
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
