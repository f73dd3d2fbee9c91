import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createTrainer } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';

/* app/people/figures/figures.test.ts tests the counting rules. */

interface Played {
  date: string;
  kind?: 'Pokal';
  result?: [goalsFor: number, goalsAgainst: number];
  entry: { goals?: number; assists?: number; onBench?: number; cameOn?: 1; minuteOn?: number };
}

/** Creates a goalkeeper and a trainer with opening balances, and games of both. */
async function withGames(db: Db, games: readonly Played[]): Promise<void> {
  await createTrainer(db, { id: 't', name: 'Petra Kogler', address: 'petra', games: 1, wins: 1 });
  await createPlayer(db, {
    ...{ id: 'a', name: 'Anna Probe', address: 'anna', position: 'Torwart' },
    pastSeasons: [{ season: '2025', gamesPlayed: 5, goals: 2 }],
  });
  for (const { date, kind = 'Meisterschaft', result = [2, 1], entry } of games) {
    const [goalsFor, goalsAgainst] = result;
    const game = await createGame(db, { date, kind, goalsFor, goalsAgainst, opponent: date });
    const players = [{ playerId: 'a', shirtNumber: 1, ...entry }];
    await createLineup(db, { gameId: game.id, trainerId: 't', players });
  }
}

async function read(ask: Ask, path: string) {
  const answer = await ask(path);
  const $ = load((await answer.text()).replaceAll('\u00AD', ''));
  return {
    status: answer.status,
    title: $('h1').text(),
    says: $('header h1 + *').text(),
    games: $('main ol .visually-hidden + span, main ol li')
      .toArray()
      .map((node) => /\d{4}-\d\d-\d\d/.exec($(node).text())?.[0])
      .filter((date, index, all) => date && all.indexOf(date) === index),
    hrefs: $('main a')
      .toArray()
      .map((node) => $(node).attr('href')),
    links: Object.fromEntries(
      $('main a')
        .toArray()
        .map((node) => [$(node).text(), $(node).attr('href') ?? '']),
    ),
  };
}

const games: Played[] = [
  { date: '2025-04-01', entry: { goals: 2 } },
  { date: '2025-05-01', kind: 'Pokal', result: [3, 0], entry: { goals: 1 } },
  { date: '2025-06-01', entry: { onBench: 1 } },
  { date: '2026-04-01', result: [0, 0], entry: { onBench: 1, minuteOn: 60 } },
];

onEnginesOfRun((engine) => {
  test('each figure of a player links to the games behind this figure', async () => {
    const db = await freshDatabase(engine);
    await withGames(db, games);
    const ask = await openApp(db);
    const profile = await read(ask, '/spieler/anna');
    expect(profile.hrefs).toContain('/spieler/anna/spiele?zahl=tore&saison=2025');
    const goals = await read(ask, '/spieler/anna/spiele?zahl=tore&saison=2025');
    expect(goals).toMatchObject({
      title: 'Anna Probe: Tore 2025',
      says: '5 Tore: 3 aus Aufstellungen, 2 von Hand eingetragen.',
      games: ['2025-05-01', '2025-04-01'],
    });
    const cup = await read(ask, goals.links.Pokal ?? '');
    expect(cup).toMatchObject({
      title: 'Anna Probe: Tore (Pokal) 2025',
      says: '1 Tor, aus Aufstellungen.',
      games: ['2025-05-01'],
    });
    expect(await read(ask, '/spieler/anna/spiele')).toMatchObject({
      says: '8 Spiele: 3 aus Aufstellungen, 5 von Hand eingetragen. 2 Mal von Beginn an. 30 Minuten in 1 Spiel, von denen man es weiß.',
      games: ['2026-04-01', '2025-05-01', '2025-04-01'],
    });
    expect((await read(ask, '/spieler/anna/spiele?zahl=zu-null')).games).toEqual(['2025-05-01']);
    for (const wrong of [
      'zahl=toString',
      'art=Liga',
      'saison=1999',
      'saison=',
      'seite=0',
      'seite=2',
    ])
      expect([wrong, (await ask(`/spieler/anna/spiele?${wrong}`)).status]).toEqual([wrong, 404]);
    expect((await ask('/spieler/niemand/spiele')).status).toBe(404);
  });

  test('each figure of a trainer links to the games behind this figure', async () => {
    const db = await freshDatabase(engine);
    await withGames(db, games);
    const ask = await openApp(db);
    const profile = await read(ask, '/trainer/petra');
    const wins = await read(ask, profile.links['4'] ?? '');
    expect(wins).toMatchObject({
      title: 'Petra Kogler: Siege',
      says: '4 Siege: 3 aus Aufstellungen, 1 von Hand eingetragen.',
      games: ['2025-06-01', '2025-05-01', '2025-04-01'],
    });
    expect((await read(ask, '/trainer/petra/spiele?ausgang=unentschieden')).games).toEqual([
      '2026-04-01',
    ]);
    expect((await ask('/trainer/petra/spiele?ausgang=x')).status).toBe(404);
  });
});

test('shows fifty games per page, with links to older and newer games', async () => {
  const db = await freshDatabase('sqlite');
  const days = Array.from({ length: 51 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  await withGames(
    db,
    days.map((day) => ({ date: day.toISOString().slice(0, 10), entry: {} })),
  );
  const ask = await openApp(db);
  const first = await read(ask, '/spieler/anna/spiele?saison=2024');
  expect(first.games).toHaveLength(50);
  const second = await read(ask, first.links['Ältere Spiele'] ?? '');
  expect(second.games).toEqual(['2024-01-01']);
  expect(second.links['Neuere Spiele']).toBe('/spieler/anna/spiele?saison=2024');
});
