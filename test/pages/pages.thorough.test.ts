import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { freshDatabase } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { mutatedTrees } from '#test/sample-trees.ts';

const fixedPages = [
  '/',
  '/about',
  '/team',
  '/f%C3%BChrung',
  '/spiele',
  '/history',
  '/sponsoren',
  '/sponsoren/anfrage',
  '/newsletter',
  '/contact',
  '/impressum',
  '/privacy',
  '/barrierefreiheit',
  '/login',
];

test('every page of 200 random trees and every linked record answers 200', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db);
  await fc.assert(
    fc.asyncProperty(mutatedTrees, async (tree) => {
      await replaceSnapshot(
        db,
        kinds,
        parseTree(JSON.stringify(tree), kinds, club).snapshot,
        new Date(),
      );
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

function recordLinks(html: string): string[] {
  const links = html.matchAll(
    /href="(\/(?:spieler|trainer|spiele\/spielbericht|saison|news)\/[^"]*)"/g,
  );
  return [...links].map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}
