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
    // One process for many files: to load ours and the built site anew for each took half of the time.
    isolate: false,
    // On two processors: some tests wait, for a process to end or for a database that does not answer.
    maxWorkers: 3,
    // What passes late is named at the end, to be searched (test/run/report.ts).
    retry: 1,
    reporters: ['default', './test/run/unit-report.ts'],
    // Nobody waits that long: it is for machines that do ten other things.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
