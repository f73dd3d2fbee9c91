import { expect, test } from 'vitest';
import { openPage, openTree, readLine, readLines } from './tree-page.ts';

test('empty lists show a sentence instead of entries', async () => {
  const ask = await openTree();
  const games = await openPage(ask, '/spiele');
  expect(readLines(games, games('main *'))).toContain('No games available.');
  expect(games('main table')).toHaveLength(0);
  const seasons = await openPage(ask, '/history');
  expect(readLines(seasons, seasons('main *'))).toContain('Hier stehen bald unsere Erfolge.');
  for (const [path, sentence] of [
    ['/team', 'Der Kader wird gerade zusammengestellt.'],
    ['/f%C3%BChrung', 'Der Vorstand wird gerade neu gewählt.'],
    ['/sponsoren', 'Hier ist noch Platz für deinen Betrieb.'],
  ] as const) {
    const $ = await openPage(ask, path);
    expect($('main li'), path).toHaveLength(0);
    expect(readLines($, $('main *'))).toContain(sentence);
  }
});

test('the home page hides sections without data', async () => {
  const $ = await openPage(await openTree(), '/');
  expect($('section[aria-labelledby], section[aria-label]')).toHaveLength(0);
  expect(readLine($('main'))).toContain('Hier stehen bald Ergebnisse, Tabelle und Neuigkeiten.');
});

test('with an empty database the pages of records answer 404', async () => {
  const ask = await openTree();
  for (const path of [
    '/spieler/Jonas%20Sandling',
    '/trainer/Marius%20Pappelnig',
    '/spiele/spielbericht/fortuna-musterau-vs-fc-bach',
    '/saison/2024',
    '/news/jonas-sandling-ist-unser-neuer-kapit%C3%A4n',
  ])
    await openPage(ask, path, 404);
});
