import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import {
  type Found,
  openPage,
  openTree,
  readLine,
  readLines,
  region,
} from '#test/pages/tree-page.ts';
import { reportPath, reportTree } from '#test/report-tree.ts';

const openReports = async () => {
  const ask = await openTree(reportTree);
  return { ask, open: (opponent: string) => openPage(ask, reportPath(opponent)) };
};

const entry = ($: CheerioAPI, name: string) => $('main li').filter((_, one) => has($(one), name));
const has = (found: Found, text: string) => readLine(found).includes(text);

/** Reads a player's events, such as goals, as a screen reader announces them. */
function events($: CheerioAPI, name: string): string[] {
  return readLines($, entry($, name).find('svg[role="img"] title, .visually-hidden'));
}

test('the page header shows kind, teams, result, half-time, scorers, date and place', async () => {
  const { open } = await openReports();
  const $ = await open('voll');
  const head = $('main header');
  expect(readLine($('h1'))).toBe('Fortuna Musterau gegen Voll');
  for (const text of [
    /Pokal/,
    /Endstand\s*4:1/,
    /Halbzeit\s*2:0/,
    /Tore für uns: Berta Drei ×3, Dora Rot, Emil Alles ×4/,
    /Donnerstag, 1\. Mai 2025, 16:00 Uhr/,
    /Sportplatz Augasse/,
  ])
    expect(readLine(head)).toMatch(text);
  expect(head.find('img').last().attr('src')).toBe('/images/wappen/fc-wiese.svg');
});

test('shows a dash for missing goals, and 0:0 without scorers', async () => {
  const { open } = await openReports();
  const nil = readLine((await open('ohne-aufstellung'))('main'));
  expect(nil).toMatch(/Endstand\s*0:0/);
  expect(nil).toMatch(/Halbzeit\s*–:–/);
  expect(nil).not.toContain('Tore für uns');
  expect(readLine((await open('nur-bank'))('main'))).toMatch(/Endstand\s*–:–/);
});

test('a match report links to the previous and next game and to social networks', async () => {
  const { open } = await openReports();
  const $ = await open('nur-bank');
  const [before, after] = readLines($, $('nav[aria-label="Weitere Spiele"] a'));
  expect(before).toMatch(/Voriges Spiel.*Ohne Aufstellung.*02\.05\.2025, 0:0/);
  expect(after).toMatch(/Nächstes Spiel.*Ohne Bank.*04\.05\.2025/);
  for (const network of ['Facebook', 'X', 'WhatsApp']) {
    const link = $('main a').filter((_, one) => has($(one), `Auf ${network} teilen`));
    const address = new URL(link.attr('href') ?? '');
    expect([...address.searchParams.values()].join()).toContain(
      `http://localhost${reportPath('nur-bank')}`,
    );
  }
});

test('lists starters and substitutes with name, position and number', async () => {
  const { open } = await openReports();
  const $ = await open('voll');
  const players = (name: string) => readLines($, region($, name).find('li'));
  expect(players('Startaufstellung')).toEqual([
    expect.stringMatching(/1.*Anton Tor.*Torwart/),
    expect.stringMatching(/9.*Berta Drei.*Stürmer/),
    expect.stringMatching(/6.*Cäsar Gelb.*Mittelfeld/),
    expect.stringMatching(/4.*Dora Rot.*Verteidiger/),
    expect.stringMatching(/#23/),
  ]);
  expect(players('Ersatzbank')).toEqual([
    expect.stringMatching(/10.*Emil Alles.*Stürmer/),
    expect.stringMatching(/Fritz Bank.*Mittelfeld/),
    expect.stringMatching(/Unbekannt/),
  ]);
});

test('lists the events of a player and draws each goal, assist and card', async () => {
  const { open } = await openReports();
  const $ = await open('voll');
  for (const [name, expected, drawn] of [
    ['Anton Tor', [], 0],
    ['Berta Drei', ['3 Tore', '2 Vorlagen'], 5],
    ['Cäsar Gelb', ['1 Vorlage', 'Gelbe Karte'], 2],
    ['Dora Rot', ['1 Tor', 'Gelbe Karte', 'Rote Karte'], 3],
    ['Emil Alles', ['4 Tore', 'Rote Karte'], 2],
    ['#23', [], 0],
  ] as const) {
    expect([name, events($, name)]).toEqual([name, expected]);
    expect([name, entry($, name).find('svg').length]).toEqual([name, drawn]);
  }
});

test('links players of the line-up to their pages, except deleted players', async () => {
  const { ask, open } = await openReports();
  const $ = await open('voll');
  expect(entry($, 'Emil Alles').find('a').attr('href')).toBe('/spieler/Emil%20Alles');
  const player = await openPage(ask, '/spieler/Emil%20Alles');
  expect(player('head > title').text()).toBe('Emil Alles | Fortuna Musterau');
  for (const name of ['#23', 'Unbekannt']) {
    expect(entry($, name)).toHaveLength(1);
    expect(entry($, name).find('a')).toHaveLength(0);
  }
  expect(entry($, '#23').find('img').attr('src')).toContain('ohne%20foto');
});

test('a player’s page lists only games with a result', async () => {
  const { ask } = await openReports();
  const appearances = async (path: string) => {
    const $ = await openPage(ask, path);
    return { $, games: region($, 'Letzte Einsätze').find('li') };
  };
  const { $, games } = await appearances('/spieler/Emil%20Alles');
  expect(readLines($, games)).toEqual([expect.stringMatching(/Sieg:.*Voll.*Ersatzbank.*4:1/)]);
  expect(events($, 'Voll')).toContain('4 Tore');
  expect(games.find('a').attr('href')).toBe(reportPath('voll'));
  // The other line-ups belong to games without a result.
  expect((await appearances('/spieler/Anton%20Tor')).games).toHaveLength(1);
});

test('the trainer box shows name, experience and age, and dashes for unknown values', async () => {
  const { ask, open } = await openReports();
  const year = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', year: 'numeric' }).format(),
  );
  const box = region(await open('voll'), 'Trainer');
  expect(readLine(box)).toMatch(new RegExp(`Tom Trainer.*UEFA-A-Lizenz.*Alter.*${year - 1980}`));
  expect(box.find('a').attr('href')).toBe('/trainer/Tom%20Trainer');
  const trainer = await openPage(ask, '/trainer/Tom%20Trainer');
  expect(trainer('head > title').text()).toBe('Tom Trainer | Fortuna Musterau');
  expect(readLine(region(await open('nur-bank'), 'Trainer'))).toMatch(
    /Uwe Unbekannt.*Erfahrung.*–.*Alter.*–/,
  );
});

test('a match page names only the missing parts', async () => {
  const { open } = await openReports();
  const [trainer, lineup, bench] = [
    'Keine Trainerdaten verfügbar',
    'Keine Aufstellung verfügbar',
    'Keine Spieler auf der Bank',
  ];
  for (const [opponent, missing] of [
    ['voll', []],
    ['ohne-aufstellung', [trainer, lineup, bench]],
    ['nur-bank', [lineup]],
    ['ohne-bank', [bench]],
    ['ohne-trainer', [trainer, bench]],
  ] as const) {
    const $ = await open(opponent);
    const said = [trainer, lineup, bench].filter((sentence) =>
      readLines($, $('main *')).includes(sentence as string),
    );
    expect([opponent, said]).toEqual([opponent, missing]);
  }
});

const changes = {
  players: {
    a: { name: 'Anna Links', position: 'Verteidiger', activePlayer: true },
    b: { name: 'Berta Rechts', position: 'Verteidiger', activePlayer: true },
    c: { name: 'Cora Mitte', position: 'Mittelfeld', activePlayer: true },
    d: { name: 'Dora Spitze', position: 'Stürmer', activePlayer: true },
    e: { name: 'Eva Bank', position: 'Stürmer', activePlayer: true },
    f: { name: 'Frida Bank', position: 'Stürmer', activePlayer: true },
    g: { name: 'Gerda Bank', position: 'Stürmer', activePlayer: true },
    h: { name: 'Hanna Bank', position: 'Stürmer', activePlayer: true },
  },
  games: {
    g: { date: '2025-05-10', opponent: 'SC Berg', art: 'Pokal', dynamoTore: 1, gegnerTore: 0 },
  },
  kader: {
    k: {
      gameId: 'g',
      players: [
        { id: 'a', nummer: 2, minuteAus: 46 },
        { id: 'b', nummer: 3, assists: 1, assistsMinuten: '12' },
        { id: 'c', nummer: 6, yellowCards: 2, yellowCardsMinuten: '30, 45+2', redCards: 1 },
        { id: 'd', nummer: 9, tore: 1, toreMinuten: '12', redCards: 1, redCardsMinuten: '88' },
        { id: 'e', nummer: 12, bank: true, minuteEin: 46 },
        { id: 'f', nummer: 14, bank: true, minuteEin: 60, eingewechseltFuer: 3, minuteAus: 80 },
        { id: 'g', nummer: 15, bank: true, eingewechselt: true, yellowCards: 1 },
        { id: 'h', nummer: 16, bank: true },
      ],
    },
  },
};

test('a line-up shows substitutions, assists and cards with their minutes', async () => {
  const $ = await openPage(await openTree(changes), reportPath('sc-berg'));
  const told = (name: string) => {
    const player = $('main li').filter((_, one) => has($(one).find('a'), name));
    return [name, readLine(player.find('[class*="told"]'))];
  };
  expect(['Anna', 'Berta', 'Cora', 'Dora', 'Eva', 'Frida', 'Gerda', 'Hanna'].map(told)).toEqual([
    ['Anna', 'bis 46. Minute'],
    ['Berta', 'bis 60. Minute · Vorlage 12.'],
    ['Cora', 'Gelb 30. · Gelb-Rot 45+2.'],
    ['Dora', 'Rot 88.'],
    ['Eva', 'ab 46. Minute für Anna Links'],
    ['Frida', 'ab 60. Minute für Berta Rechts, bis 80. Minute'],
    ['Gerda', 'eingewechselt'],
    ['Hanna', ''],
  ]);
});

test('a future game shows an unknown venue, also in calendars', async () => {
  const coming = { date: '2090-05-06', art: 'Meisterschaft' };
  const ask = await openTree({
    venues: { v: { name: 'Waldstadion' } },
    games: {
      a: { ...coming, opponent: 'Auswärts', ground: 'away' },
      n: { ...coming, opponent: 'Neutral', ground: 'neutral' },
      k: { ...coming, opponent: 'Bekannt', ground: 'away', venueId: 'v' },
      h: { ...coming, opponent: 'Daheim' },
      o: { ...coming, opponent: 'Abgesagt', ground: 'away', status: 'calledOff' },
      p: { ...coming, opponent: 'Gespielt', ground: 'away', dynamoTore: 1, gegnerTore: 0 },
    },
  });
  const open = 'Ort noch offen';
  const says = async (opponent: string) => {
    const path = reportPath(opponent);
    const calendar = await (await ask(`${path}/kalender.ics`)).text();
    const head = readLine((await openPage(ask, path))('main header'));
    return [opponent, head.includes(open), calendar.includes(open)];
  };
  const asked = ['auswärts', 'neutral', 'bekannt', 'daheim', 'abgesagt', 'gespielt'];
  expect(await Promise.all(asked.map(says))).toEqual([
    ['auswärts', true, true],
    ['neutral', true, true],
    ['bekannt', false, false],
    ['daheim', false, false],
    ['abgesagt', false, false],
    ['gespielt', false, false],
  ]);
});

test('other match pages mark a postponed game; its own page has no calendar link', async () => {
  const coming = { art: 'Meisterschaft', ground: 'away' };
  const ask = await openTree({
    games: {
      a: { ...coming, opponent: 'Davor', date: '2090-05-06' },
      o: { ...coming, opponent: 'Fraglich', date: '2090-05-13', status: 'postponed' },
    },
  });
  const before = await openPage(ask, reportPath('davor'));
  expect(readLine(before('nav[aria-label="Weitere Spiele"]'))).toMatch(
    /Fraglich.*2090, verschoben/,
  );
  expect(before('main a[href$="kalender.ics"]')).toHaveLength(1);
  const off = await openPage(ask, reportPath('fraglich'));
  expect(off('main a[href$="kalender.ics"]')).toHaveLength(0);
});
