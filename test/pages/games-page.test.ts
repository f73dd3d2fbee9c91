import { expect, test } from 'vitest';
import { club } from '#club/club.ts';
import { openApp } from '#test/app.ts';
import { freshDatabase } from '#test/database.ts';
import { starter, starterText } from '#test/e2e/starter.ts';
import { createGame, createSeason, createStanding, createTeam } from '#test/factories.ts';
import { manySeasons, years } from '#test/many-seasons.ts';
import { read, textOf } from '#test/read-page.ts';
import { untidyGames } from '#test/untidy-games.ts';
import { lineOf, linesOf, openPage, openTree, rowsOf } from './tree-page.ts';

const noon = (day: string) => new Date(`${day}T11:00:00.000Z`);

test('a year without games has a page that says so, with the seasons to choose from', async () => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { date: '2024-05-10' });
  await createGame(db, { date: '2025-05-10' });
  for (const year of ['1999', '2026', '2031']) {
    const html = await read(db, `/spiele?saison=${year}`);
    expect(html).toContain(`<title>Spiele ${year} |`);
    expect(html).toContain('No games available.');
    for (const link of ['/spiele?saison=2024', '/spiele']) expect(html).toContain(`href="${link}"`);
    const [, seasons = ''] = /<nav aria-label="Saison"(.*?)<\/nav>/s.exec(html) ?? [];
    expect(textOf(seasons)).toContain(`Saison ${year}`);
    expect(seasons).not.toContain('aria-current');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
  const ask = await openApp(db);
  for (const nonsense of [
    ...['x', '999', '20255', '0000', '2025x', '2026x', '25', '', '2024&saison=2025'],
    ...['%00', '%E2%80%8E2024'],
  ])
    expect(lineOf((await openPage(ask, `/spiele?saison=${nonsense}`, 404))('h1'))).toBe(
      'Keine Saison-Daten vorhanden.',
    );
});

test('the games to come stand before the results, and those newest first', async () => {
  const db = await freshDatabase('sqlite');
  for (const [month, opponent] of [
    ['03', 'FC Wiese'],
    ['04', 'SC Berg'],
    ['06', 'FC Acker'],
    ['07', 'FK Sonne'],
  ])
    await createGame(db, { date: `2025-${month}-10`, opponent });
  const text = textOf(await read(db, '/spiele', noon('2025-05-01')));
  expect(text).toMatch(
    /Als Nächstes.*FC Acker.*Weitere Spiele.*FK Sonne.*April 2025.*SC Berg.*März 2025.*FC Wiese/,
  );
  expect(textOf(await read(db, '/spiele', noon('2025-08-01')))).not.toContain('Als Nächstes');
});

test('in winter the page of the past autumn names the first game of the coming season, and that one the last', async () => {
  const db = await freshDatabase('sqlite');
  await createTeam(db, { id: 'u18', address: 'u18' });
  const autumn = { date: '2025-10-26', opponent: 'SC Berg', goalsFor: 2, goalsAgainst: 0 };
  await createGame(db, autumn);
  await createGame(db, { date: '2026-03-07', opponent: 'FC Off', status: 'calledOff' });
  await createGame(db, { date: '2026-03-14', opponent: 'FC Acker' });
  await createGame(db, { date: '2026-03-10', opponent: 'U18 Gegner', teamId: 'u18' });
  const open = async (path: string, day: string) => textOf(await read(db, path, noon(day)));
  for (const day of ['2025-10-27', '2025-12-31'])
    expect(await open('/spiele', day)).toMatch(
      /Spiele 2025.*Als Nächstes Sa\., 14\.03\.2026.*FC Acker Zuletzt.*SC Berg/,
    );
  const january = await open('/spiele', '2026-01-01');
  expect(january).toMatch(
    /Spiele 2026.*Als Nächstes.*FC Acker Zuletzt So\., 26\.10\.2025.*SC Berg/,
  );
  const asked = await open('/spiele?saison=2025', '2026-01-01');
  expect(asked).not.toMatch(/Als Nächstes|Zuletzt/);
});

test('of many games to come the first three stand open, and all are there', async () => {
  const db = await freshDatabase('sqlite');
  const days = Array.from({ length: 12 }, (_, index) => `2025-06-${String(index + 10)}`);
  for (const date of days) await createGame(db, { date });
  const html = await read(db, '/spiele', noon('2025-05-01'));
  const [open = '', folded = ''] = html.split('<summary>9 weitere Spiele');
  const listed = (part: string) => [...part.matchAll(/dateTime="([^"]*)"/g)].map(([, day]) => day);
  expect(listed(open)).toEqual(days.slice(0, 3));
  expect(listed(folded)).toEqual(days.slice(3));
});

test('the table says of which season it is, and a season without one shows the last', async () => {
  const db = await freshDatabase('sqlite');
  await createSeason(db, { id: '2024', teams: [{ team: 'Meister 2024' }] });
  await createStanding(db, { team: club.name, won: 1 });
  await createGame(db, { date: '2023-05-10', goalsFor: 1, goalsAgainst: 0 });
  await createGame(db, { date: '2024-05-10', goalsFor: 1, goalsAgainst: 0 });
  await createGame(db, { date: '2025-05-10', goalsFor: 1, goalsAgainst: 0 });
  await createGame(db, { date: '2026-05-10', kind: 'Freundschaftsspiel' });
  const open = async (path: string, day: string) => textOf(await read(db, path, noon(day)));
  const title = (year: number) => `${club.league} ${year}`;

  const none = 'Für 2026 gibt es noch keine Tabelle. Hier steht die von 2025.';
  await db.updateTable('standing').set({ won: 9 }).execute();
  for (let day = 1; day <= 8; day++)
    await createGame(db, { date: `2025-06-0${day}`, goalsFor: 1, goalsAgainst: 0 });
  const now = '2026-03-01';
  const current = await open('/spiele', now);
  expect(current).toContain(`${title(2025)} ${none}`);
  const before = await open('/spiele?saison=2025', now);
  expect(before).toContain(`${title(2025)} Tabelle der`);
  expect(before).not.toContain('noch keine Tabelle');
  expect(await open('/spiele?saison=2024', now)).toMatch(
    new RegExp(`${title(2024)} .*Meister 2024`),
  );
  expect(await open('/spiele?saison=2023', now)).toContain(
    `${title(2023)} Zu dieser Saison ist keine Tabelle gespeichert.`,
  );
});

test('a link at the top leads to the table', async () => {
  const db = await freshDatabase('sqlite');
  await createStanding(db);
  const html = await read(db, '/spiele');
  expect(html.indexOf('href="#tabelle"')).toBeLessThan(html.indexOf('id="tabelle"'));
  expect(html).toContain('href="#tabelle"');
});

const gameLinks = 'main a[href^="/spiele/spielbericht/"]';

test('all games of a season that is over stand there, the newest first, each with its report', async () => {
  const ask = await openTree(starterText);
  const $ = await openPage(ask, '/spiele');
  const days = Object.values(starter.games)
    .map(({ date }) =>
      new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format(new Date(date)),
    )
    .sort()
    .reverse();
  const links = $(gameLinks).toArray();
  expect(links.map((link) => $(link).find('time').attr('datetime')?.slice(0, 10))).toEqual(days);
  const addresses = new Set(links.map((link) => $(link).attr('href') ?? ''));
  expect(addresses.size).toBe(days.length);
  for (const address of addresses) await openPage(ask, address);
});

test('where there is one season, there is none to choose', async () => {
  const $ = await openPage(await openTree(starterText), '/spiele');
  expect($('nav[aria-label="Saison"]')).toHaveLength(0);
  expect($('h1').text()).toBe('Spiele 2025');
});

test('a game shows weekday and date, both teams, both goals, crest and kind', async () => {
  const $ = await openPage(await openTree(starterText), '/spiele');
  const game = $(gameLinks).last();
  expect(linesOf($, game)[0]).toMatch(
    /Sa\., 15\.03\.2025.*Freundschaftsspiel.*Fortuna Musterau.*3.*:.*2.*FC Bach/,
  );
  expect(game.find('img')).toHaveLength(2);
  expect(game.find('img').last().attr('src')).toBe('/images/wappen/fc-bach.svg');
});

test('the league table ranks all teams, games played are won + drawn + lost', async () => {
  const $ = await openPage(await openTree(starterText), '/spiele');
  const table = $('table').filter((_, one) => $(one).text().includes('Gewonnen'));
  expect(rowsOf($, table.find('tr'))).toEqual([
    'PositionPl. | Team | SpieleSp. | GewonnenS | UnentschiedenU | VerlorenN | PunktePkt.',
    '1 | FK Sonne | 12 | 10 | 1 | 1 | 31',
    '2 | FC Wiese | 12 | 7 | 2 | 3 | 23',
    '3 | Fortuna Musterau | 12 | 5 | 2 | 5 | 17',
    '4 | FC Bach | 12 | 4 | 3 | 5 | 15',
    '5 | SC Berg | 12 | 3 | 4 | 5 | 13',
    '6 | FC Acker | 12 | 2 | 3 | 7 | 9',
    '7 | Seeufer Kickers | 12 | 2 | 3 | 7 | 9',
  ]);
});

test('games stand by their date in Vienna, in whatever order they were entered', async () => {
  const ask = await openTree(untidyGames);
  const games = async (year: number) => {
    const $ = await openPage(ask, `/spiele?saison=${year}`);
    return linesOf($, $(gameLinks));
  };
  expect(await games(2025)).toEqual([
    expect.stringMatching(/Mi\., 31\.12\.2025.*–.*–.*Müller\/Söhne 100%/),
    expect.stringMatching(/Mo\., 01\.09\.2025.*Pokal.*–.*–.*SC Berg/),
    expect.stringMatching(/So\., 15\.06\.2025.*Freundschaftsspiel.*2.*2.*Späte Geister/),
    expect.stringMatching(/Fr\., 11\.04\.2025.*Meisterschaft.*0.*–.*SC Berg/),
  ]);
  expect(await games(2026)).toEqual([expect.stringMatching(/Do\., 01\.01\.2026.*–.*–.*SC Berg/)]);
});

test('a game without a crest of its own on this site shows the default one', async () => {
  const $ = await openPage(await openTree(untidyGames), '/spiele?saison=2025');
  for (const opponent of ['Späte Geister', 'Müller/Söhne']) {
    const game = $(gameLinks).filter((_, one) => $(one).text().includes(opponent));
    expect(game.find('img').last().attr('src')).toBe('/images/ohne%20wappen.png');
  }
});

test('the first game against a team has the plain address, later ones their date', async () => {
  const ask = await openTree(untidyGames);
  for (const [slug, date] of [
    ['fortuna-musterau-vs-sc-berg', '11. April 2025'],
    ['fortuna-musterau-vs-sc-berg-2025-09-01', '1. September 2025'],
    ['fortuna-musterau-vs-sc-berg-2026-01-01', '1. Jänner 2026'],
  ])
    expect((await openPage(ask, `/spiele/spielbericht/${slug}`))('main').text()).toContain(date);
});

test('a table of four teams is ranked by points, wins, draws, defeats and name', async () => {
  const $ = await openPage(await openTree(untidyGames), '/spiele');
  expect(rowsOf($, $('main tbody tr'))).toEqual([
    '1 | Eins | 1 | 1 | 0 | 0 | 3',
    '2 | Zwei | 1 | 1 | 0 | 0 | 3',
    '3 | fortuna musterau | 3 | 0 | 3 | 0 | 3',
    '4 | Vier | 4 | 0 | 3 | 1 | 3',
  ]);
});

test('the last season that has begun is shown, the others stand in the address as links', async () => {
  const ask = await openTree(manySeasons);
  for (const [path, year] of [
    ['/spiele', 2025],
    ['/spiele?saison=2025', 2025],
    ['/spiele?saison=2024', 2024],
    ['/spiele?saison=2099', 2099],
  ] as const) {
    const $ = await openPage(ask, path);
    expect($('head > title').text()).toBe(`Spiele ${year} | ${club.name}`);
    expect(lineOf($('h1'))).toBe(`Spiele ${year}`);
    const inOrder = [
      expect.stringMatching(`01\\.01\\.${year}.*Neujahr`),
      expect.stringMatching(`15\\.06\\.${year}.*Sommer`),
      expect.stringMatching(`31\\.12\\.${year}.*Silvester`),
    ];
    // The past stands newest first, what is to come in its order.
    expect(linesOf($, $(gameLinks))).toEqual(year === 2099 ? inOrder : inOrder.toReversed());
    const seasons = $('nav[aria-label="Saison"] a');
    expect(linesOf($, seasons)).toEqual(years.map(String));
    expect(linesOf($, seasons.filter('[aria-current=page]'))).toEqual([String(year)]);
    const addresses = seasons.toArray().map((link) => $(link).attr('href'));
    expect(addresses).toEqual(
      years.map((one) => (one === 2025 ? '/spiele' : `/spiele?saison=${one}`)),
    );
  }
});
