import { Session } from 'node:inspector/promises';
import { largeSitePages, readPage, withLargeSite } from '#test/load/large-site.ts';
import type { Ask } from '#test/open-app.ts';
import { markdownTable } from './output/markdown-table.ts';

const size = { games: 200, seasons: 8, players: 60, active: 30 };
const warmUps = 100;
const times = 300;
const rooms: [name: string, pattern: RegExp][] = [
  ['React', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  ['React Router', /\/node_modules\/(?:react-router|@react-router|turbo-stream|cookie)\//],
  ['Kysely', /\/node_modules\/kysely\//],
  ['other packages', /\/node_modules\//],
  ['own code', /\/build\/server\//],
  ['node', /^node:|^$/],
];

/**
 * Measures the time to render a page that is not cached, and how much of it each part of the program takes
 * (V8's sampling profiler). Time in SQLite counts as Node's time, because Node calls SQLite.
 */
export async function run(): Promise<string> {
  const names = [...rooms.map(([name]) => name), 'garbage'];
  const rows = await withLargeSite(size, async (ask) => {
    const measured = [];
    for (const [page, path] of Object.entries(largeSitePages)) {
      const { milliseconds, shares } = await profile(ask, path);
      const cells = names.map((name) => `${((shares.get(name) ?? 0) * 100).toFixed(0)} %`);
      measured.push([page, `${milliseconds.toFixed(1)} ms`, ...cells]);
    }
    return measured;
  });
  const head = ['page', 'mean', ...names];
  return markdownTable(head, rows);
}

async function profile(ask: Ask, path: string) {
  for (let time = 0; time < warmUps; time++) await readPage(ask, path);
  // This first measurement runs without the profiler, because the profiler itself takes time.
  const start = performance.now();
  for (let time = 0; time < times; time++) await readPage(ask, path);
  const milliseconds = (performance.now() - start) / times;

  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  for (let time = 0; time < times; time++) await readPage(ask, path);
  const { profile: taken } = await session.post('Profiler.stop');
  session.disconnect();

  const roomOf = new Map(taken.nodes.map(({ id, callFrame }) => [id, room(callFrame)]));
  const shares = new Map<string, number>();
  const { samples = [], timeDeltas = [] } = taken;
  const busy = samples
    .map((id, index) => ({ name: roomOf.get(id), microseconds: timeDeltas[index] ?? 0 }))
    .filter(({ name }) => name !== undefined);
  const all = busy.reduce((sum, { microseconds }) => sum + microseconds, 0);
  for (const { name = '', microseconds } of busy)
    shares.set(name, (shares.get(name) ?? 0) + microseconds / all);
  return { milliseconds, shares };
}

/** Undefined for time in which no function ran. */
function room({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)') return undefined;
  if (functionName === '(garbage collector)') return 'garbage';
  return rooms.find(([, pattern]) => pattern.test(url))?.[0];
}
