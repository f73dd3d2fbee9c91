import { expect, test } from '#test/e2e/fixtures.ts';

const games = {
  '-g1': { date: '2025-09-01', opponent: 'SC Berg', art: 'Pokal' },
  '-g2': {
    date: '2025-04-11T16:30:00.000Z',
    opponent: 'SC Berg',
    art: 'Meisterschaft',
    wappen: '/images/wappen/sc-berg.svg',
    dynamoTore: 0,
    gegnerTore: '',
  },
  // Half past midnight in Vienna, still the evening before in New York.
  '-g3': {
    date: '2025-06-14T22:30:00.000Z',
    opponent: 'Späte Geister',
    art: 'Freundschaftsspiel',
    wappen: 'https://wappen.example/geister.png',
    dynamoTore: '2',
    gegnerTore: 2,
  },
  '-g4': { date: '2025-12-31', opponent: 'Müller/Söhne 100%', art: 'Meisterschaft' },
  '-g5': { date: '2026-01-01', opponent: 'SC Berg', art: 'Meisterschaft' },
};

const leagueTable = [
  { team: 'Zwei', won: 1, drawn: 0, lost: 0 },
  null,
  { team: 'fortuna musterau', won: '0', drawn: 3, lost: 0 },
  { team: 'Eins', won: 1, drawn: 0, lost: 0 },
  { team: 'Vier', won: 0, drawn: 3, lost: 1 },
];

test.use({
  content: {
    games,
    leagueTable,
    'upcoming-game': { opponent: 'SC Berg', datetime: '2031-06-30T22:30:00.000Z' },
    news: { 1: { title: 'Über Nacht', date: '2025-01-01', content: '<p>Kurz.</p>' } },
  },
});

test('games stand by their date in Vienna, in whatever order they were entered', async ({
  open,
  page,
}) => {
  const list = page.getByRole('main').locator('a[href^="/spiele/spielbericht/"]');
  await open('/spiele?saison=2025');
  await expect(list).toHaveText([
    /Mi\., 31\.12\.2025.*–.*–.*Müller\/Söhne 100%/,
    /Mo\., 01\.09\.2025.*Pokal.*–.*–.*SC Berg/,
    /So\., 15\.06\.2025.*Freundschaftsspiel.*2.*2.*Späte Geister/,
    /Fr\., 11\.04\.2025.*Meisterschaft.*0.*–.*SC Berg/,
  ]);
  await open('/spiele?saison=2026');
  await expect(list).toHaveText([/Do\., 01\.01\.2026.*–.*–.*SC Berg/]);
});

test('server and browser agree on every date, though neither is in Vienna', async ({
  open,
  page,
  request,
}) => {
  for (const [path, dates] of [
    ['/spiele?saison=2025', ['So., 15.06.2025', 'Mi., 31.12.2025', 'Juni 2025']],
    ['/spiele?saison=2026', ['Do., 01.01.2026', 'Jänner 2026']],
    ['/', ['Dienstag, 1. Juli 2031, 00:30 Uhr', 'So., 15.06.2025', '1. Jänner 2025']],
    ['/spiele/spielbericht/fortuna-musterau-vs-späte-geister', ['Sonntag, 15. Juni 2025']],
    ['/news/über-nacht', ['1. Jänner 2025']],
  ] as const) {
    const html = (await (await request.get(path)).text()).replaceAll('<!-- -->', '');
    await open(path);
    for (const date of dates) {
      expect(html, path).toContain(date);
      await expect(page.getByRole('main'), path).toContainText(date);
    }
  }
});

test('a game without a crest of its own on this site shows the default one', async ({
  open,
  page,
}) => {
  await open('/spiele?saison=2025');
  for (const [opponent, crest] of [
    ['Späte Geister', '/images/ohne%20wappen.png'],
    ['Müller/Söhne', '/images/ohne%20wappen.png'],
  ] as const) {
    const row = page.getByRole('link', { name: new RegExp(opponent) });
    await expect(row.locator('img').last()).toHaveAttribute('src', crest);
  }
});

test('the first game against a team has the plain address, later ones their date', async ({
  open,
  page,
}) => {
  for (const [path, date] of [
    ['fortuna-musterau-vs-sc-berg', '11. April 2025'],
    ['fortuna-musterau-vs-sc-berg-2025-09-01', '1. September 2025'],
    ['fortuna-musterau-vs-sc-berg-2026-01-01', '1. Jänner 2026'],
  ] as const) {
    await open(`/spiele/spielbericht/${path}`);
    await expect(page.getByRole('main')).toContainText(date);
  }
});

test('an opponent with slash and percent sign has a report', async ({ open, page }) => {
  await open('/spiele?saison=2025');
  await page.getByRole('link', { name: /Müller\/Söhne 100%/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Müller/Söhne 100%');
  await expect(page.getByText('Startaufstellung')).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Müller/Söhne 100%');
});

test('a table of four teams is ranked by points, wins, draws, defeats and name', async ({
  open,
  page,
}) => {
  await open('/spiele');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveText([
    /Team/,
    /^1Eins11003$/,
    /^2Zwei11003$/,
    /^3fortuna musterau30303$/,
    /^4Vier40313$/,
  ]);
  const grounds = await rows.evaluateAll((all) =>
    all.map((row) => getComputedStyle(row).backgroundColor),
  );
  expect(grounds.filter((ground) => ground === grounds[3])).toHaveLength(1);
});
