import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { openTree } from '#test/pages/tree-page.ts';
import { readText } from '#test/read-page.ts';

/* Data trees of a club that enters line-ups but no totals: a missing total is not zero. */

const gameCount = 19;
const numbers = Array.from({ length: gameCount }, (_, index) => index);
const day = (index: number) =>
  `2025-${index < 9 ? '04' : '05'}-${String(index + 1).padStart(2, '0')}`;
const games = Object.fromEntries(
  numbers.map((index) => [
    `g${index}`,
    {
      ...{ date: `${day(index)}T14:00:00.000Z`, opponent: `FC ${index}`, art: 'Meisterschaft' },
      ...{ dynamoTore: 2, gegnerTore: 0 },
    },
  ]),
);
const kader = Object.fromEntries(
  numbers.map((index) => [
    `k${index}`,
    {
      ...{ gameId: `g${index}`, trainerId: 't' },
      players: [{ id: 'p', nummer: 9, bank: false, tore: 1, assists: 0, yellowCards: 0 }],
    },
  ]),
);
const person = { name: 'Anna Probe', position: 'Stürmer', activePlayer: true };
const coach = { name: 'Petra Kogler', trainerArt: 'Cheftrainer', aktiverTrainer: true };
const treeWith = (player: object, trainer: object = {}) => ({
  players: { p: { ...person, ...player } },
  trainers: { t: { ...coach, ...trainer } },
  ...{ games, kader },
});

async function openPlayer(tree: object) {
  const ask = await openTree(tree);
  const page = async (path: string) =>
    readText(load(await (await ask(path)).text())('main').html() ?? '');
  return {
    player: await page('/spieler/Anna%20Probe'),
    games: await page('/spieler/Anna%20Probe/spiele'),
    squad: await page('/team'),
    trainer: await page('/trainer/Petra%20Kogler'),
  };
}

test('a player with counted games is no „Neuzugang“, even without typed totals', async () => {
  const { player, games: list, squad } = await openPlayer(treeWith({}));
  expect(player).not.toContain('Neuzugang');
  expect(player).toMatch(/2025 ?19 ?19/);
  expect(list).toContain('19 Spiele, aus Aufstellungen.');
  expect(squad).toMatch(/Spiele 19/);
});

test('counts a missing figure next to a typed figure', async () => {
  const { squad } = await openPlayer(treeWith({ gamesPlayed: 25 }));
  expect(squad).toMatch(/Spiele 25/);
  expect(squad).toMatch(/Tore 19/);
});

test('an untyped season keeps all counted games', async () => {
  const { player } = await openPlayer(
    treeWith({ gamesPlayed: 30, pastSeasons: [{ season: '2024', gamesPlayed: 11 }] }),
  );
  expect(player).toMatch(/2024 ?11/);
  expect(player).toMatch(/2025 ?19 ?19/);
});

test('the squad page shows no goals if the typed total is zero', async () => {
  const { squad } = await openPlayer(treeWith({ gamesPlayed: 19, goalsScored: 0 }));
  expect(squad).toMatch(/Spiele 19/);
  expect(squad).not.toContain('Tore');
});

test('the page of a trainer counts line-up games if no results are typed', async () => {
  expect((await openPlayer(treeWith({}))).trainer).toMatch(/Spiele ?19/);
  const typed = await openPlayer(treeWith({}, { stats: { games: 40, wins: 30 } }));
  expect(typed.trainer).toMatch(/Spiele ?40/);
  expect(typed.trainer).toMatch(/Siege ?30/);
});
