import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rooms, wings } from '../../.dependency-cruiser.ts';

const project = join(import.meta.dirname, '../..');

/** The imports of each file. */
const files: Record<string, string[]> = {
  'app/club/board/page/part.ts': ['#app/teams/card.tsx'],
  'app/club/board/page/route.tsx': ['#app/teams/card.tsx', './part.ts'],
  'app/club/board/sits.ts': ['#app/teams/card.tsx'],
  'app/lounge/chair.ts': ['./leg.ts'],
  'app/lounge/leg.ts': [],
  'app/people/portrait.tsx': ['#app/teams/card.tsx'],
  'app/people/figures/goals.ts': [],
  'app/people/trainers/counts.ts': ['../figures/goals.ts'],
  'app/people/trainers/knows.ts': ['#app/people/figures/goals.ts', '../portrait.tsx'],
  'app/people/trainers/reads.ts': ['#app/club/board/page/part.ts'],
  'app/people/trainers/looks.ts': ['../../teams/card.tsx'],
  'app/people/trainers/sits.ts': ['#app/site/frame.tsx'],
  'app/site/frame.tsx': ['#app/people/portrait.tsx'],
  'app/teams/card.tsx': ['#club/club.ts', '#platform/ui/page.tsx'],
  'app/teams/list.ts': ['./row.ts'],
  'app/teams/row.ts': ['./list.ts'],
  'app/teams/serves.ts': ['#server/app.ts'],
  'app/teams/works.ts': ['workbox-routing'],
  'bench/measure.ts': ['./table.ts'],
  'bench/table.ts': ['./measure.ts'],
  'bin/build.ts': ['./stamp.ts'],
  'bin/stamp.ts': ['./build.ts'],
  'club/club.ts': [],
  'node_modules/kysely/index.js': [],
  'node_modules/react/index.js': [],
  'node_modules/workbox-routing/index.js': [],
  'node_modules/zod/index.js': [],
  'platform/db/migrations/0001-sound.ts': ['kysely'],
  'platform/db/migrations/0002-asks-the-app.ts': ['#platform/values/day.ts'],
  'platform/offline/cache-names.ts': [],
  'platform/offline/page.ts': ['./worker/worker.ts'],
  'platform/offline/worker/worker.ts': ['../cache-names.ts', 'workbox-routing', 'react'],
  'platform/lift/rises.ts': ['#platform/values/day.ts'],
  'platform/records/kind.ts': ['#platform/ui/page.tsx'],
  'platform/ui/asks-records.ts': ['#platform/records/kind.ts'],
  'platform/ui/knows-team.ts': ['#app/teams/card.tsx'],
  'platform/ui/page.tsx': ['react', '#platform/values/day.ts'],
  'platform/values/asks.ts': ['zod'],
  'platform/values/day.test.ts': ['./day.ts', '#test/players.ts'],
  'platform/values/day.ts': [],
  'server/app.ts': ['#app/teams/card.tsx', './site.ts'],
  'server/site.ts': ['./app.ts'],
  'test/games.ts': ['../club/club.ts'],
  'test/players.ts': ['#club/club.ts'],
};

test('finds every violation of the import rules and reports no correct import', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ankick-imports-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await symlink(join(project, 'package.json'), join(root, 'package.json'));
  for (const [path, imports] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), imports.map((name) => `import '${name}';\n`).join(''));
  }
  expect(await listViolations(root)).toEqual([
    'app-knows-no-server: app/teams/serves.ts -> server/app.ts',
    'circle: app/teams/list.ts -> app/teams/row.ts',
    'circle: bench/measure.ts -> bench/table.ts',
    'circle: bin/build.ts -> bin/stamp.ts',
    'circle: server/app.ts -> server/site.ts',
    'club-by-its-alias: test/games.ts -> club/club.ts',
    'migration-stands-alone: platform/db/migrations/0002-asks-the-app.ts -> platform/values/day.ts',
    'no-room: platform/lift/rises.ts -> platform/values/day.ts',
    'no-wing: app/lounge/chair.ts -> app/lounge/leg.ts',
    'only-the-service-worker-uses-workbox: app/teams/works.ts -> node_modules/workbox-routing/index.js',
    'only-the-service-worker-uses-workbox: platform/offline/page.ts -> platform/offline/worker/worker.ts',
    'page-by-itself: app/people/trainers/reads.ts -> app/club/board/page/part.ts',
    'platform-knows-no-wing: platform/ui/knows-team.ts -> app/teams/card.tsx',
    'room-by-its-alias: app/people/trainers/counts.ts -> app/people/figures/goals.ts',
    'room-ui: platform/ui/asks-records.ts -> platform/records/kind.ts',
    'service-worker-stands-alone: platform/offline/worker/worker.ts -> node_modules/react/index.js',
    'values-are-pure: platform/values/asks.ts -> node_modules/zod/index.js',
    'wing-by-its-alias: app/people/trainers/looks.ts -> app/teams/card.tsx',
    'wing-club: app/club/board/sits.ts -> app/teams/card.tsx',
    'wing-people: app/people/trainers/sits.ts -> app/site/frame.tsx',
  ]);
});

test('every app folder is listed as a wing, every platform folder as a room', async () => {
  expect(await listFolders('app')).toEqual(wings.toSorted());
  expect(await listFolders('platform')).toEqual(rooms.toSorted());
});

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(join(project, folder), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted();
}

/** Lists the places in a folder that break the project's import rules. */
async function listViolations(root: string): Promise<string[]> {
  const config = join(project, '.dependency-cruiser.ts');
  const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const folders = ['app', 'platform', 'server', 'bin', 'bench', 'test'];
  const output = await new Promise<string>((resolve) => {
    const args = [program, '--config', config, '--output-type', 'json', ...folders];
    // Ignores the exit code, which is the number of violations.
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }, (_, out) => resolve(out));
  });
  const { violations } = JSON.parse(output).summary as {
    violations: { rule: { name: string }; from: string; to: string }[];
  };
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort();
}
