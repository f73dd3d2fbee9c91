import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { largeSitePages, readPage, teamSitePages, withLargeSite } from '#test/load/large-site.ts';
import type { Size } from '#test/load/large-tree.ts';
import type { Ask } from '#test/open-app.ts';
import { markdownTable } from './output/markdown-table.ts';

/** In these sizes, mainly data grow that no page shows: inactive players and games of old seasons. */
const stored: Size[] = [
  { games: 10, seasons: 1, players: 10, active: 10 },
  { games: 100, seasons: 1, players: 100, active: 40 },
  { games: 1000, seasons: 10, players: 1000, active: 40 },
  { games: 10_000, seasons: 50, players: 10_000, active: 40 },
  { games: 20_000, seasons: 30, players: 1000, active: 40 },
];
/** In these sizes, data grow that pages show: all players are active, and all games are in one season. */
const shown: Size[] = [10, 100, 1000].map((count) => ({
  games: count,
  seasons: 1,
  players: count,
  active: count,
}));

const ofTeams: Size[] = [
  { games: 67, seasons: 1, players: 100, active: 40, teams: 2 },
  { games: 667, seasons: 1, players: 1000, active: 40, teams: 10 },
  { games: 20_000, seasons: 30, players: 1000, active: 40, teams: 10 },
];

const warmUps = 30;
const times = 60;
const number = new Intl.NumberFormat('de-AT');

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

export async function run(): Promise<string> {
  return [
    await tableOf([...stored, ...shown], largeSitePages),
    await tableOf(ofTeams, teamSitePages),
  ].join('\n\n');
}

async function tableOf(sizes: readonly Size[], pages: Record<string, string>): Promise<string> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const cells = await withLargeSite(size, async (ask) => {
      const measured = [];
      for (const page of Object.values(pages)) measured.push(await measure(ask, page));
      return measured;
    });
    rows.push([inWords(size), ...cells]);
  }
  return markdownTable(['games (seasons), players (active)', ...Object.keys(pages)], rows);
}

function inWords({ games, seasons, players, active, teams }: Size): string {
  const [many, most, listed] = [games, players, active].map((count) => number.format(count));
  const ofThem = teams === undefined ? '' : `, ${teams} teams`;
  return `${many} (${seasons}), ${most} (${listed})${ofThem}`;
}

async function measure(ask: Ask, page: string): Promise<string> {
  const taken = [];
  for (let run = 0; run < warmUps + times; run++) {
    const start = performance.now();
    await readPage(ask, page);
    if (run >= warmUps) taken.push(performance.now() - start);
  }
  const added = [];
  for (let run = 0; run < 5; run++) {
    const before = await heldMegabytes();
    await readPage(ask, page);
    added.push(heapMegabytes() - before);
  }
  const held = await heldMegabytes();
  return `${median(taken).toFixed(1)} ms, +${median(added).toFixed(1)} MB, ${held.toFixed(0)} MB`;
}

async function heldMegabytes(): Promise<number> {
  // Objects of a finished request become free only in a later turn of the event loop.
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
