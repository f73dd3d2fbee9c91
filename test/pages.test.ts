import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceSnapshot } from '../app/data/snapshot.server.ts';
import type { Db } from '../app/db/client.server.ts';
import { parseTree } from '../app/transfer/tree.server.ts';
import { club } from '../club/club.ts';
import { openApp } from './app.ts';
import { freshDatabase } from './database.ts';
import { countQueries } from './query-count.ts';
import { mutatedTrees } from './sample-trees.ts';

const fixedPages = [
  '/',
  '/about',
  '/team',
  '/f%C3%BChrung',
  '/spiele',
  '/history',
  '/sponsoren',
  '/contact',
  '/impressum',
  '/privacy',
  '/login',
];

test('every page of 200 random trees answers 200, and each link to a record leads to it', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db);
  await fc.assert(
    fc.asyncProperty(mutatedTrees, async (tree) => {
      await replaceSnapshot(db, parseTree(JSON.stringify(tree), club).snapshot);
      const records = new Set<string>();
      for (const page of fixedPages) {
        const response = await ask(page);
        expect([page, response.status]).toEqual([page, 200]);
        for (const link of recordLinks(await response.text())) records.add(link);
      }
      for (const link of records) expect([link, (await ask(link)).status]).toEqual([link, 200]);
    }),
    { numRuns: 200, seed: 7 },
  );
}, 300_000);

test('ten thousand games and two thousand players cost no query more and stay in the order of magnitude per row', async () => {
  const db = await freshDatabase('sqlite');
  const few = await costOf(db, 1000, 200);
  const many = await costOf(db, 10_000, 2000);
  expect([few['/spiele'].rows, few['/team'].rows]).toEqual([1000, 200]);
  for (const page of ['/spiele', '/team'] as const) {
    expect(few[page].queries).toBeGreaterThan(0);
    expect(many[page].queries).toBe(few[page].queries);
    expect(many[page].rows).toBe(few[page].rows * 10);
    expect(many[page].milliseconds / few[page].milliseconds).toBeLessThan(40);
  }
}, 300_000);

/** What the long pages cost with so many records. */
async function costOf(db: Db, games: number, players: number) {
  await replaceSnapshot(db, parseTree(JSON.stringify(largeTree(games, players)), club).snapshot);
  return { '/spiele': await cost(db, '/spiele'), '/team': await cost(db, '/team') };
}

/** Queries and rows of a page, and the best of three times that it takes. */
async function cost(db: Db, page: string) {
  const times = [];
  let html = '';
  for (let run = 0; run < 3; run++) {
    const ask = await openApp(db);
    const start = performance.now();
    html = await (await ask(page)).text();
    times.push(performance.now() - start);
  }
  return {
    milliseconds: Math.min(...times),
    rows: html.match(/href="\/(?:spiele\/spielbericht|spieler)\//g)?.length ?? 0,
    queries: await countQueries(db, async (counted) => (await openApp(counted))(page)),
  };
}

function largeTree(games: number, players: number) {
  const many = <T>(count: number, entry: (index: number) => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`-O${index}`, entry(index)]));
  const start = Date.UTC(1990, 0, 1);
  return {
    players: many(players, (index) => ({
      name: `Spieler ${index}`,
      position: 'Torwart',
      activePlayer: true,
    })),
    games: many(games, (index) => ({
      date: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
      opponent: `Gegner ${index % 50}`,
      art: 'Meisterschaft',
    })),
  };
}

function recordLinks(html: string): string[] {
  const links = html.matchAll(
    /href="(\/(?:spieler|trainer|spiele\/spielbericht|saison|news)\/[^"]*)"/g,
  );
  return [...links].map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}
