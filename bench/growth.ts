import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { replaceSnapshot } from '../app/data/snapshot.server.ts';
import { type Db, openDatabase } from '../app/db/client.server.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { parseTree } from '../app/transfer/tree.server.ts';
import { club } from '../club/club.ts';
import { signedInAsk } from '../test/admin.ts';
import { type Ask, openApp } from '../test/app.ts';
import { largeTree, type Size } from '../test/large-tree.ts';

/** What is not shown grows: 40 active players, and 200 games a season where there are as many. */
const stored: Size[] = [
  { games: 10, seasons: 1, players: 10, active: 10 },
  { games: 100, seasons: 1, players: 100, active: 40 },
  { games: 1000, seasons: 10, players: 1000, active: 40 },
  { games: 10_000, seasons: 50, players: 10_000, active: 40 },
];
/** What is shown grows: all players are active, all games are of one season. */
const shown: Size[] = [10, 100, 1000].map((count) => ({
  games: count,
  seasons: 1,
  players: count,
  active: count,
}));

const pages = {
  Startseite: '/',
  Spiele: '/spiele',
  Team: '/team',
  Spielmanagement: '/admin/spiele',
  Spielbericht: `/spiele/spielbericht/${club.slugPrefix}-vs-gegner-0`,
};
const warmUps = 30;
const times = 60;
const now = new Date('2025-11-21T10:00:00Z');
const number = new Intl.NumberFormat('de-AT');

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/**
 * What pages cost as games and players grow in number: time (median), what one request adds to the
 * heap, what the heap holds when all requests are over.
 */
export async function run(): Promise<string> {
  const lines = [
    `| Spiele (Saisonen), Spieler (aktiv) | ${Object.keys(pages).join(' | ')} |`,
    `| --- |${' --- |'.repeat(Object.keys(pages).length)}`,
  ];
  for (const size of [...stored, ...shown]) {
    const cells = await withSite(size, async (ask) => {
      const measured = [];
      for (const page of Object.values(pages)) measured.push(await measure(ask, page));
      return measured;
    });
    lines.push(`| ${inWords(size)} | ${cells.join(' | ')} |`);
  }
  return lines.join('\n');
}

function inWords({ games, seasons, players, active }: Size): string {
  const [many, most, listed] = [games, players, active].map((count) => number.format(count));
  return `${many} (${seasons}), ${most} (${listed})`;
}

/** A site of this size for a signed-in admin, which is gone afterwards. */
async function withSite<T>(size: Size, work: (ask: Ask) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-bench-'));
  const db = openDatabase({ dataDir });
  try {
    await fill(db, size);
    const app = await openApp(db, () => now);
    return await work(await signedInAsk(app, db, { now }));
  } finally {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  }
}

async function fill(db: Db, size: Size): Promise<void> {
  await migrate(db);
  await replaceSnapshot(db, parseTree(JSON.stringify(largeTree(size)), club).snapshot);
}

async function measure(ask: Ask, page: string): Promise<string> {
  const taken = [];
  for (let run = 0; run < warmUps + times; run++) {
    const start = performance.now();
    await read(ask, page);
    if (run >= warmUps) taken.push(performance.now() - start);
  }
  const added = [];
  for (let run = 0; run < 5; run++) {
    const before = await heldMegabytes();
    await read(ask, page);
    added.push(heapMegabytes() - before);
  }
  const held = await heldMegabytes();
  return `${median(taken).toFixed(1)} ms, +${median(added).toFixed(1)} MB, ${held.toFixed(0)} MB`;
}

async function read(ask: Ask, page: string): Promise<void> {
  const answer = await ask(page);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`);
}

async function heldMegabytes(): Promise<number> {
  // What ended just now is let go of only in a later turn.
  for (let turn = 0; turn < 2; turn++) {
    await setTimeout(50);
    collectGarbage();
  }
  return heapMegabytes();
}

function heapMegabytes(): number {
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
