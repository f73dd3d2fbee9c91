import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listBreaks } from '../bin/project-breaks.ts';
import { readImports } from '../bin/source-imports.ts';
import { club } from '../club/club.ts';

const fixture = join(import.meta.dirname, 'fixtures/imports');

const data = 'data/ imports no route, ui, auth, React Router, React or Hono.';
const migration = 'a migration imports nothing of the app, which changes after it.';
const domain = 'domain/ imports only domain/.';
const domainTest = 'a test in domain/ imports only domain/, test/, vitest, fast-check and node:.';
const server = 'nothing in app/ imports server/.';
const routes = 'no route folder imports another.';
const browser = 'a file of the browser imports nothing but types from a .server file.';
const kysely = 'only db/, data/ and test/ import Kysely.';
const ui = 'ui/ imports no data/, db/, routes/.';
const worker = 'the service worker imports only domain/, kept-names.ts and Workbox.';
const workerAlone = 'only the service worker imports itself and Workbox.';
const empty = 'which does not say what it holds.';
const clubName = "but the club's name stands in club/ only.";

test('each rule is found broken, and nothing else', async () => {
  expect(await listBreaks(fixture, ['Muster', 'Muster Villach'])).toEqual([
    `app/data/answers.server.ts: imports hono/factory, but ${data}`,
    `app/data/draws.server.ts: imports app/ui/card.tsx, but ${data}`,
    `app/data/knows-page.server.ts: imports app/routes/team/route.tsx, but ${data}`,
    `app/data/redirects.server.ts: imports react-router, but ${data}`,
    `app/data/renders.server.ts: imports react, but ${data}`,
    `app/data/signs-in.server.ts: imports app/auth/session.server.ts, but ${data}`,
    `app/db/migrations/0001-uses-app.ts: imports app/domain/positions.ts, but ${migration}`,
    `app/domain/asks-page.test.ts: imports app/ui/card.tsx, but ${domainTest}`,
    `app/domain/knows-club.ts: imports club/club.ts, but ${domain}`,
    `app/domain/knows-data.ts: imports app/data/players.server.ts, but ${domain}`,
    `app/domain/reads-disk.ts: imports node:fs, but ${domain}`,
    `app/domain/uses-package.ts: imports zod, but ${domain}`,
    `app/lib/dates.ts: is called lib, ${empty}`,
    `app/live/starts.server.ts: imports server/app.ts, but ${server}`,
    `app/offline/reaches-worker.ts: imports app/offline/worker/worker.ts, but ${workerAlone}`,
    `app/offline/worker/worker.ts: imports react, but ${worker}`,
    `app/routes/team/borrows-later.tsx: imports app/routes/player/player-card.tsx, but ${routes}`,
    `app/routes/team/borrows-looks.tsx: imports app/routes/player/player-card.css, but ${routes}`,
    `app/routes/team/borrows.tsx: imports app/routes/player/player-card.tsx, but ${routes}`,
    `app/routes/team/loads.tsx: imports app/data/players.server.ts, but ${browser}`,
    `app/transfer/queries.server.ts: imports kysely, but ${kysely}`,
    `app/ui/index.ts: is called index, ${empty}`,
    `app/ui/knows-page.tsx: imports app/routes/team/route.tsx, but ${ui}`,
    `app/ui/loads-inline-type.ts: imports app/texts.server, but ${browser}`,
    `app/ui/opens-database.tsx: imports app/db/client.server.ts, but ${ui}`,
    `app/ui/poster.css: says ‘Muster Villach’ on line 2, ${clubName}`,
    `app/ui/reads-data.tsx: imports app/data/players.server.ts, but ${ui}`,
    `app/utils.ts: is called utils, ${empty}`,
    `bin/greet.ts: says ‘Muster’ on line 1, ${clubName}`,
    `bin/types.d.ts: is called types, ${empty}`,
    `server/helpers/headers.ts: is called helpers, ${empty}`,
    `server/queries.ts: imports kysely/migration, but ${kysely}`,
  ]);
});

test('the project breaks no rule', async () => {
  const root = join(import.meta.dirname, '..');
  expect(await listBreaks(root, [club.name, club.shortName])).toEqual([]);
});

test('an unpacked archive is looked through on a machine without Git', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ankick-archive-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of ['app/domain', 'node_modules/utils', 'build'])
    await mkdir(join(root, folder), { recursive: true });
  const breaking = "import 'hono';\n";
  await writeFile(join(root, '.gitignore'), 'node_modules/\n/build/\n*.log\n');
  for (const path of ['app/domain/asks.ts', 'node_modules/utils/index.ts', 'build/utils.ts'])
    await writeFile(join(root, path), breaking);
  vi.stubEnv('PATH', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(await listBreaks(root, ['Muster'])).toEqual([
    `app/domain/asks.ts: imports hono, but ${domain}`,
  ]);
});

test('a file that cannot be parsed is not passed over', () => {
  expect(() => readImports('app/half.ts', "import { a } from './")).toThrow(/^app\/half\.ts: /);
});
