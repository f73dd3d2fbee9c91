import type { KnipConfig } from 'knip';

export default {
  entry: [
    // Built from here (bin/build-worker.ts).
    'platform/offline/worker/worker.ts',
    // Child processes run them by their names.
    'platform/work/{child,limits-watch}.ts',
    'platform/pictures/picture-work.server.ts',
    'app/back-office/csv-import/reading/list-work.server.ts',
    'test/{odd-work,child-parent,drawn-words}.ts',
    // Kysely runs what they export.
    'platform/db/migrations/*.ts',
    // Under a condition it is what #club/club.ts names.
    'test/fixtures/club/club.ts',
    // Developers start these files by name.
    'bench/*.ts',
    'bin/house.ts',
  ],
  playwright: { config: ['playwright.config.ts', 'playwright.browsers.config.ts'] },
  // dependency-cruiser's parser, which its configuration only names.
  ignoreDependencies: ['@swc/core'],
  // Programs of the system.
  ignoreBinaries: ['apt-get', 'java', 'nginx', 'WebKitWebDriver', 'Xvfb'],
} satisfies KnipConfig;
