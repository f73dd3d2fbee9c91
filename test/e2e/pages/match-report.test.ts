import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';

const players = {
  '-a': { name: 'Anton Tor', position: 'Torwart', activePlayer: true },
  '-b': { name: 'Berta Drei', position: 'Stürmer', activePlayer: true },
  '-c': { name: 'Cäsar Gelb', position: 'Mittelfeld', activePlayer: true },
  '-d': { name: 'Dora Rot', position: 'Verteidiger', activePlayer: true },
  '-e': { name: 'Emil Alles', position: 'Stürmer', activePlayer: false },
  '-f': { name: 'Fritz Bank', position: 'Mittelfeld', activePlayer: true },
};

const trainers = {
  '-t': {
    name: 'Tom Trainer',
    trainerArt: 'Cheftrainer',
    experience: 'UEFA-A-Lizenz',
    birthyear: 1980,
    aktiverTrainer: true,
  },
  '-u': { name: 'Uwe Unbekannt', trainerArt: 'Co-Trainer', aktiverTrainer: true },
};

const game = (day: number, opponent: string, rest: object = {}) => ({
  date: `2025-05-${String(day).padStart(2, '0')}T14:00:00.000Z`,
  opponent,
  art: 'Meisterschaft',
  ...rest,
});

const result = { dynamoTore: 4, gegnerTore: 1, dynamoToreHalbzeit: 2, gegnerToreHalbzeit: 0 };

const games = {
  '-full': game(1, 'Voll', { ...result, art: 'Pokal', wappen: '/images/wappen/fc-wiese.svg' }),
  '-none': game(2, 'Ohne Aufstellung', { dynamoTore: 0, gegnerTore: 0 }),
  '-bench': game(3, 'Nur Bank'),
  '-start': game(4, 'Ohne Bank'),
  '-gone': game(5, 'Ohne Trainer'),
  '-high': game(6, 'Spielgemeinschaft Maria Saal', { dynamoTore: 12, gegnerTore: 11 }),
};

const kader = {
  '-k1': {
    gameId: '-full',
    trainerId: '-t',
    players: [
      { id: '-a', nummer: 1, bank: false, tore: 0, assists: 0 },
      { id: '-b', nummer: 9, bank: false, tore: 3, assists: 2 },
      { id: '-c', nummer: 6, bank: false, tore: 0, assists: 1, blueCards: 1 },
      { id: '-d', nummer: 4, bank: false, tore: 1, assists: 0, yellowCards: 2 },
      { id: '-gone', nummer: 23, bank: false, tore: 0, assists: 0 },
      { id: '-e', nummer: 10, bank: true, tore: 4, assists: 0, redCards: 1 },
      { id: '-f', nummer: 0, bank: true, tore: 0, assists: 0 },
      { id: '-gone-too', nummer: 0, bank: true, tore: 0, assists: 0 },
    ],
  },
  '-k3': { gameId: '-bench', trainerId: '-u', players: [{ id: '-f', nummer: 8, bank: true }] },
  '-k4': { gameId: '-start', trainerId: '-t', players: [{ id: '-a', nummer: 1, bank: false }] },
  '-k5': { gameId: '-gone', trainerId: '-left', players: [{ id: '-a', nummer: 1, bank: false }] },
};

test.use({ content: { players, trainers, games, kader } });

const report = (opponent: string) => `/spiele/spielbericht/fortuna-musterau-vs-${opponent}`;
const box = (page: Page, name: string) => page.getByRole('region', { name });
const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** The events of a player in words, as a screen reader says them. */
async function events(page: Page, name: string): Promise<string[]> {
  const icons = await entry(page, name)
    .locator('svg[role="img"] title, .visually-hidden')
    .allTextContents();
  return icons.map((text) => text.trim());
}

test('the head names kind, teams, result, half-time, date and place', async ({ open, page }) => {
  await open(report('voll'));
  const head = page.getByRole('main').locator('header');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fortuna Musterau gegen Voll');
  for (const text of [
    'Pokal',
    /Endstand\s*4:1/,
    /Halbzeit\s*2:0/,
    'Donnerstag, 1. Mai 2025, 16:00 Uhr',
    'Sportplatz Augasse',
  ])
    await expect(head).toContainText(text);
  await expect(head.locator('img').last()).toHaveAttribute('src', '/images/wappen/fc-wiese.svg');
});

test('below the score stand those who scored, with how often', async ({ open, page }) => {
  await open(report('voll'));
  const head = page.getByRole('main').locator('header');
  await expect(head).toContainText(/Tore für uns: Berta Drei ×3, Dora Rot, Emil Alles ×4/);
  await open(report('ohne-aufstellung'));
  await expect(head).not.toContainText('Tore für uns');
});

test('a report leads on to the games before and after it', async ({ open, page }) => {
  await open(report('nur-bank'));
  const steps = page.getByRole('navigation', { name: 'Weitere Spiele' });
  await expect(steps.getByRole('link')).toHaveText([
    /Voriges Spiel.*Ohne Aufstellung.*02\.05\.2025, 0:0/,
    /Nächstes Spiel.*Ohne Bank.*04\.05\.2025/,
  ]);
  await steps.getByRole('link', { name: /Nächstes/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ohne Bank');
});

test('a report is shared by links to the networks', async ({ open, page, baseURL }) => {
  await open(report('voll'));
  const main = page.getByRole('main');
  for (const network of ['Facebook', 'X', 'WhatsApp']) {
    const link = main.getByRole('link', { name: `Auf ${network} teilen` });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect([...address.searchParams.values()].join()).toContain(`${baseURL}${report('voll')}`);
  }
});

test('a player’s page tells of the games with a result, newest first', async ({ open, page }) => {
  await open('/spieler/Emil%20Alles');
  const appearances = box(page, 'Letzte Einsätze');
  await expect(appearances.getByRole('listitem')).toHaveText([/Sieg:.*Voll.*Ersatzbank.*4:1/]);
  expect(await events(page, 'Voll')).toContain('4 Tore');
  await appearances.getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname === report('voll'));
  // The other line-ups are of games without a result.
  await open('/spieler/Anton%20Tor');
  await expect(box(page, 'Letzte Einsätze').getByRole('listitem')).toHaveCount(1);
});

for (const width of [320, 390, 960, 1280])
  test(`a score of two digits each covers no team’s name at ${width} px`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(report('spielgemeinschaft-maria-saal'));
    const score = await page
      .getByText('Endstand 12:11')
      .evaluate((element) => element.getBoundingClientRect().toJSON());
    const names = await page.locator('h1 > span:has(img)').evaluateAll((teams) =>
      teams.map((team) => {
        const name = document.createRange();
        name.selectNode(team.lastChild as Node);
        return name.getBoundingClientRect().toJSON();
      }),
    );
    expect(names).toHaveLength(2);
    for (const { left, right, top, bottom } of names)
      expect(
        right <= score.left || left >= score.right || bottom <= score.top || top >= score.bottom,
      ).toBe(true);
  });

test('goals that nobody entered show a dash, nil shows 0', async ({ open, page }) => {
  await open(report('ohne-aufstellung'));
  await expect(page.getByRole('main')).toContainText(/Endstand\s*0:0/);
  await expect(page.getByRole('main')).toContainText(/Halbzeit\s*–:–/);
  await open(report('nur-bank'));
  await expect(page.getByRole('main')).toContainText(/Endstand\s*–:–/);
});

test('starters and substitutes stand in their boxes, with name, position and number', async ({
  open,
  page,
}) => {
  await open(report('voll'));
  await expect(box(page, 'Startaufstellung').locator('li')).toHaveText([
    /1.*Anton Tor.*Torwart/,
    /9.*Berta Drei.*Stürmer/,
    /6.*Cäsar Gelb.*Mittelfeld/,
    /4.*Dora Rot.*Verteidiger/,
    /#23/,
  ]);
  await expect(box(page, 'Ersatzbank').locator('li')).toHaveText([
    /10.*Emil Alles.*Stürmer/,
    /Fritz Bank.*Mittelfeld/,
    /Unbekannt/,
  ]);
});

for (const [name, expected] of [
  ['Anton Tor', []],
  ['Berta Drei', ['3 Tore', '2 Vorlagen']],
  ['Cäsar Gelb', ['1 Vorlage', 'Gelbe Karte']],
  ['Dora Rot', ['1 Tor', 'Gelbe Karte', 'Rote Karte']],
  ['Emil Alles', ['4 Tore', 'Rote Karte']],
  ['#23', []],
] as const)
  test(`${name} has the events: ${expected.join(', ') || 'none'}`, async ({ open, page }) => {
    await open(report('voll'));
    expect(await events(page, name)).toEqual(expected);
  });

test('each goal and assist is drawn, and cards have their colours', async ({ open, page }) => {
  await open(report('voll'));
  const drawn = (name: string) => entry(page, name).locator('svg').count();
  expect(await drawn('Berta Drei')).toBe(5);
  expect(await drawn('Cäsar Gelb')).toBe(2);
  expect(await drawn('Dora Rot')).toBe(3);
  const colours = await entry(page, 'Dora Rot')
    .locator('svg[role="img"] rect')
    .evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).fill.match(/\d+/g)?.map(Number)),
    );
  const [yellow = [], red = []] = colours;
  expect(yellow[1], 'a yellow has much green').toBeGreaterThan(150);
  expect(red[1], 'a red has little').toBeLessThan(90);
});

test('a player who left the database is a number without a link', async ({ open, page }) => {
  await open(report('voll'));
  await expect(entry(page, '#23').getByRole('link')).toHaveCount(0);
  await expect(entry(page, 'Unbekannt').getByRole('link')).toHaveCount(0);
  await expect(entry(page, '#23').locator('img')).toHaveAttribute('src', /ohne%20foto/);
});

test('a player of the line-up leads to the page of the player', async ({ open, page }) => {
  await open(report('voll'));
  await page.getByRole('link', { name: 'Emil Alles' }).click();
  await expect(page).toHaveURL('/spieler/Emil%20Alles');
  await expect(page).toHaveTitle('Emil Alles | Fortuna Musterau');
});

test("the trainer's box shows name, experience and age", async ({ open, page }) => {
  await open(report('voll'));
  const year = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', year: 'numeric' }).format(),
  );
  await expect(box(page, 'Trainer')).toHaveText(
    new RegExp(`Tom Trainer.*UEFA-A-Lizenz.*Alter.*${year - 1980}`),
  );
  await box(page, 'Trainer').getByRole('link', { name: 'Tom Trainer' }).click();
  await expect(page).toHaveURL('/trainer/Tom%20Trainer');
  await expect(page).toHaveTitle('Tom Trainer | Fortuna Musterau');
});

test('a trainer of unknown age and experience shows dashes', async ({ open, page }) => {
  await open(report('nur-bank'));
  await expect(box(page, 'Trainer')).toHaveText(/Uwe Unbekannt.*Erfahrung.*–.*Alter.*–/);
});

for (const [opponent, sentences] of [
  [
    'ohne-aufstellung',
    ['Keine Trainerdaten verfügbar', 'Keine Aufstellung verfügbar', 'Keine Spieler auf der Bank'],
  ],
  ['nur-bank', ['Keine Aufstellung verfügbar']],
  ['ohne-bank', ['Keine Spieler auf der Bank']],
  ['ohne-trainer', ['Keine Trainerdaten verfügbar', 'Keine Spieler auf der Bank']],
] as const)
  test(`the report against ${opponent} says what is missing, and only that`, async ({
    open,
    page,
  }) => {
    await open(report(opponent));
    for (const sentence of [
      'Keine Trainerdaten verfügbar',
      'Keine Aufstellung verfügbar',
      'Keine Spieler auf der Bank',
    ])
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(
        (sentences as readonly string[]).includes(sentence) ? 1 : 0,
      );
  });
