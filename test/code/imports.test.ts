import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rooms } from '../../.dependency-cruiser.ts';

const project = join(import.meta.dirname, '../..');

/** Each file with what it imports. */
const files: Record<string, string[]> = {
  'app/lounge/chair.ts': ['./leg.ts', '#platform/ui/page.tsx'],
  'app/lounge/leg.ts': [],
  'app/lounge/sits.ts': ['#app/team/card.tsx'],
  'app/board/sits.ts': ['#app/team/card.tsx'],
  'app/people/portrait.tsx': [],
  'app/team/card.tsx': ['#app/people/portrait.tsx', '#club/club.ts', '#platform/ui/page.tsx'],
  'app/team/list.ts': ['./row.ts'],
  'app/team/row.ts': ['./list.ts'],
  'app/team/serves.ts': ['#server/app.ts'],
  'app/team/works.ts': ['workbox-routing'],
  'app/trainers/knows.ts': ['#app/people/portrait.tsx'],
  'app/trainers/sits.ts': ['#app/team/card.tsx'],
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
  'platform/offline/kept-names.ts': [],
  'platform/offline/page.ts': ['./worker/worker.ts'],
  'platform/offline/worker/worker.ts': ['../kept-names.ts', 'workbox-routing', 'react'],
  'platform/ui/knows-team.ts': ['#app/team/card.tsx'],
  'platform/ui/page.tsx': ['react'],
  'platform/values/asks.ts': ['zod'],
  'platform/values/day.test.ts': ['./day.ts', '#test/players.ts'],
  'platform/values/day.ts': [],
  'server/app.ts': ['#app/team/card.tsx', './site.ts'],
  'server/site.ts': ['./app.ts'],
  'test/games.ts': ['../club/club.ts'],
  'test/players.ts': ['#club/club.ts'],
};

test('each rule for imports is found broken, and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ankick-imports-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await symlink(join(project, 'package.json'), join(root, 'package.json'));
  for (const [path, imports] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), imports.map((name) => `import '${name}';\n`).join(''));
  }
  expect(await listViolations(root)).toEqual([
    'app-knows-no-server: app/team/serves.ts -> server/app.ts',
    'circle: app/team/list.ts -> app/team/row.ts',
    'circle: bench/measure.ts -> bench/table.ts',
    'circle: bin/build.ts -> bin/stamp.ts',
    'circle: server/app.ts -> server/site.ts',
    'club-by-its-alias: test/games.ts -> club/club.ts',
    'migration-stands-alone: platform/db/migrations/0002-asks-the-app.ts -> platform/values/day.ts',
    'only-the-service-worker-uses-workbox: app/team/works.ts -> node_modules/workbox-routing/index.js',
    'only-the-service-worker-uses-workbox: platform/offline/page.ts -> platform/offline/worker/worker.ts',
    'platform-knows-no-room: platform/ui/knows-team.ts -> app/team/card.tsx',
    'room-by-itself: app/board/sits.ts -> app/team/card.tsx',
    'room-by-itself: app/lounge/sits.ts -> app/team/card.tsx',
    'room-trainers: app/trainers/sits.ts -> app/team/card.tsx',
    'service-worker-stands-alone: platform/offline/worker/worker.ts -> node_modules/react/index.js',
    'values-are-pure: platform/values/asks.ts -> node_modules/zod/index.js',
  ]);
});

test('the rooms stand above each other, in no circle', () => {
  const left = new Map(Object.entries(rooms));
  for (let size = 0; size !== left.size; ) {
    size = left.size;
    for (const [room, used] of left) if (!used.some((other) => left.has(other))) left.delete(room);
  }
  expect([...left.keys()]).toEqual([]);
});

/** What the project's own rules say of a folder. */
async function listViolations(root: string): Promise<string[]> {
  const config = join(project, '.dependency-cruiser.ts');
  const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const folders = ['app', 'platform', 'server', 'bin', 'bench', 'test'];
  const output = await new Promise<string>((resolve) => {
    const args = [program, '--config', config, '--output-type', 'json', ...folders];
    // It ends with the number of faults.
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }, (_, out) => resolve(out));
  });
  const { violations } = JSON.parse(output).summary as {
    violations: { rule: { name: string }; from: string; to: string }[];
  };
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort();
}
