import type { KnipConfig } from 'knip';

export default {
  entry: [
    // bin/build-worker.ts builds the service worker from this file.
    'platform/offline/worker/worker.ts',
    // Child processes run these files. The code names them only by their paths.
    'platform/work/{child,limits-watch}.ts',
    'platform/pictures/picture-work.server.ts',
    'app/back-office/csv-import/reading/list-work.server.ts',
    'test/{odd-work,child-parent,drawn-words}.ts',
    // Kysely runs the functions that these files export.
    'platform/db/migrations/*.ts',
    // `#club/club.ts` is this file if Node runs with the condition `fixture-club`.
    'test/fixtures/club/club.ts',
    // Developers start these files by name.
    'bench/*.ts',
    'bin/house.ts',
  ],
  playwright: { config: ['playwright.config.ts', 'playwright.browsers.config.ts'] },
  // The parser of dependency-cruiser. Only the configuration of dependency-cruiser names this package.
  ignoreDependencies: ['@swc/core'],
  // Programs of the operating system, not of npm packages.
  ignoreBinaries: ['apt-get', 'java', 'nginx', 'WebKitWebDriver', 'Xvfb'],
} satisfies KnipConfig;
