import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import starter from '#club/starter.json?raw';
import { TreeError } from '#platform/data-tree/note.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { runsOfRun } from '#test/run/cases-of-run.ts';
import {
  mutatedTrees,
  notesOn,
  parse,
  randomTrees,
  settings,
  untidyTree,
} from '#test/sample-trees.ts';
import { emptySnapshot, readSnapshot, replaceSnapshot } from './snapshot.server.ts';
import { formatTree, parseTree } from './tree.server.ts';

/** Imports a data tree and returns the text of the export. */
async function through(db: Db, text: string): Promise<string> {
  await replaceSnapshot(db, kinds, parseTree(text, kinds, settings).snapshot, new Date());
  return formatTree(await readSnapshot(db, kinds), kinds, settings);
}

/** The number of random trees for each engine. SQLite is faster, so more trees are tested on it. */
const runs = { sqlite: runsOfRun(30, 300), postgres: runsOfRun(10, 100) };

onEachEngine((engine) => {
  test('an imported export produces identical bytes', async () => {
    const db = await freshDatabase(engine);
    const first = await through(db, JSON.stringify(untidyTree));
    expect(await through(db, first)).toBe(first);
  });

  test('imports the starter content without notes, and its export stays stable', async () => {
    const db = await freshDatabase(engine);
    expect(parseTree(starter, kinds, club).notes).toEqual([]);
    const first = await through(db, starter);
    expect(await through(db, first)).toBe(first);
  });

  test('the order of rows in the database does not change the export', async () => {
    const db = await freshDatabase(engine);
    const { snapshot } = parse(untidyTree);
    const turned = { ...emptySnapshot(kinds), ...snapshot };
    for (const rows of Object.values(turned)) (rows as unknown[]).reverse();
    await replaceSnapshot(db, kinds, turned, new Date());
    const stored = formatTree(await readSnapshot(db, kinds), kinds, settings);
    expect(stored).toBe(await through(db, JSON.stringify(untidyTree)));
  });

  test('parseTree rejects a random tree with a TreeError, or the export stays stable', async () => {
    const db = await freshDatabase(engine);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutatedTrees, randomTrees), async (tree) => {
        const text = JSON.stringify(tree);
        try {
          parseTree(text, kinds, settings);
        } catch (error) {
          expect(error).toBeInstanceOf(TreeError);
          return;
        }
        accepted++;
        const first = await through(db, text);
        expect(await through(db, first)).toBe(first);
      }),
      { ...runs[engine], seed: 3 },
    );
    expect(accepted).toBeGreaterThan(runs[engine].numRuns / 2);
  }, 300_000);
});

test('both database engines export identical bytes', async () => {
  const [sqlite, postgres] = [await freshDatabase('sqlite'), await freshDatabase('postgres')];
  await fc.assert(
    fc.asyncProperty(mutatedTrees, async (tree) => {
      const text = JSON.stringify(tree);
      expect(await through(postgres, text)).toBe(await through(sqlite, text));
    }),
    { ...runsOfRun(10, 30), seed: 4 },
  );
}, 300_000);

test('random text throws nothing but a TreeError', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    mutatedTrees.map((tree) => JSON.stringify(tree).slice(1)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      try {
        const { snapshot } = parseTree(text, kinds, settings);
        const once = formatTree(snapshot as never, kinds, settings);
        expect(
          formatTree(parseTree(once, kinds, settings).snapshot as never, kinds, settings),
        ).toBe(once);
      } catch (error) {
        expect(error).toBeInstanceOf(TreeError);
      }
    }),
    { ...runsOfRun(200, 1000), seed: 5 },
  );
});

test('reading an export adds notes only about faults that no import can repair', async () => {
  const lasting = /\/id: |keine Bilder von fremden Servern|\/content: fehlt|\/opponent: fehlt/;
  fc.assert(
    fc.property(mutatedTrees, (tree) => {
      const once = formatTree(parse(tree).snapshot as never, kinds, settings);
      expect(notesOn(JSON.parse(once)).filter((text) => !lasting.test(text))).toEqual([]);
    }),
    { numRuns: 500, seed: 6 },
  );
});

test('parseTree reads ten thousand games and two thousand players within the time limit', () => {
  const many = <T>(count: number, entry: (index: number) => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`-O${index}`, entry(index)]));
  const day = (index: number) => new Date(index * 86_400_000).toISOString();
  const { snapshot } = parse({
    players: many(2000, () => ({ name: 'Max Muster', position: 'Torwart', activePlayer: true })),
    games: many(10_000, (index) => ({ date: day(index), opponent: 'SC Berg', art: 'Pokal' })),
    kader: many(500, (index) => ({ spieltag: day(index) })),
  });
  expect(snapshot.game.length).toBe(10_000);
  expect(new Set(snapshot.game.map(({ slug }) => slug)).size).toBe(10_000);
  expect(snapshot.lineup.length).toBe(500);
}, 60_000);
