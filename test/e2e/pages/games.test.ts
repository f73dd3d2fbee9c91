import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

const table = (page: Page) => page.getByRole('table', { name: /Musterliga Mitte/ });
const games = (page: Page) => page.getByRole('main').locator('a[href^="/spiele/spielbericht/"]');

test('all games of a season that is over stand there, the newest first', async ({ open, page }) => {
  await open('/spiele');
  const days = Object.values(starter.games)
    .map(({ date }) =>
      new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format(new Date(date)),
    )
    .sort()
    .reverse();
  const shown = await games(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')?.slice(0, 10)));
  expect(shown).toEqual(days);
});

test('where there is one season, there is none to choose', async ({ open, page }) => {
  await open('/spiele');
  await expect(page.getByRole('navigation', { name: 'Saison' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spiele 2025');
});

test('a game shows weekday and date, both teams, both goals, crest and kind', async ({
  open,
  page,
}) => {
  await open('/spiele');
  const game = games(page).last();
  await expect(game).toHaveText(
    /Sa\., 15\.03\.2025.*Freundschaftsspiel.*Fortuna Musterau.*3.*:.*2.*FC Bach/,
  );
  const crests = game.locator('img');
  await expect(crests).toHaveCount(2);
  await expect(crests.last()).toHaveAttribute('src', '/images/wappen/fc-bach.svg');
});

test('a click leads to the report and hands the game over', async ({ open, page }) => {
  await open('/spiele');
  await games(page).last().click();
  await expect(page).toHaveURL('/spiele/spielbericht/fortuna-musterau-vs-fc-bach');
  expect(await page.evaluate(() => history.state.usr.game)).toMatchObject({
    opponent: 'FC Bach',
    date: '2025-03-15',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fortuna Musterau gegen FC Bach',
  );
});

test('a clicked game is painted at once, before the server has answered', async ({
  open,
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('/spiele');
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  await games(page).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FC Bach');
  await expect(page.getByRole('main')).toContainText('3:2');
  await expect(page.getByText('Startaufstellung')).toHaveCount(0);
  resolve();
  await expect(page.getByText('Startaufstellung')).toBeVisible();
});

test('every game of the list has a report of its own', async ({ request }) => {
  const html = await (await request.get('/spiele')).text();
  const links = [...html.matchAll(/href="(\/spiele\/spielbericht\/[^"]+)"/g)].map(
    ([, link]) => link,
  );
  expect(new Set(links).size).toBe(Object.keys(starter.games).length);
  for (const link of new Set(links)) expect((await request.get(link ?? '')).status()).toBe(200);
});

test('the league table ranks all teams, games played are won + drawn + lost', async ({
  open,
  page,
}) => {
  await open('/spiele');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Position',
    'Team',
    'Spiele',
    'Gewonnen',
    'Unentschieden',
    'Verloren',
    'Punkte',
  ]);
  const rows = await table(page)
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
    );
  expect(rows.slice(1)).toEqual([
    '1 | FK Sonne | 12 | 10 | 1 | 1 | 31',
    '2 | FC Wiese | 12 | 7 | 2 | 3 | 23',
    '3 | Fortuna Musterau | 12 | 5 | 2 | 5 | 17',
    '4 | FC Bach | 12 | 4 | 3 | 5 | 15',
    '5 | SC Berg | 12 | 3 | 4 | 5 | 13',
    '6 | FC Acker | 12 | 2 | 3 | 7 | 9',
    '7 | Seeufer Kickers | 12 | 2 | 3 | 7 | 9',
  ]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the club's own row is marked, and no other (${colorScheme})`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme });
    await open('/spiele');
    const grounds = await table(page)
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
    const own = grounds[3];
    expect(grounds.filter((ground) => ground === own)).toHaveLength(1);
  });

test('on a phone the table shows place, team and points', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/spiele');
  await expect(table(page).getByRole('columnheader')).toHaveText([/^Pos/, 'Team', 'Punkte']);
  await expect(table(page).getByRole('row').nth(3)).toHaveText(/^3\s*Fortuna Musterau\s*17$/, {
    useInnerText: true,
  });
});

test('the table is still one to a screen reader at 320 px', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/spiele');
  await expect(table(page)).toHaveAccessibleName('Tabelle der Musterliga Mitte 2025');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Position', 'Team', 'Punkte']);
  await expect(table(page).getByRole('rowheader')).toHaveCount(7);
  const own = table(page).getByRole('row').filter({ hasText: 'Fortuna Musterau' });
  await expect(own.getByRole('rowheader')).toHaveText('Fortuna Musterau');
  await expect(own.getByRole('cell')).toHaveCount(2);
});

for (const width of [390, 1280])
  test(`the newest result stands on the first two screens at ${width} px, and a link leads to the table`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/spiele');
    const newest = games(page).filter({ hasText: '26.10.2025' });
    expect((await newest.boundingBox())?.y).toBeLessThan(2 * 844);
    await page.getByRole('link', { name: 'Zur Tabelle' }).click();
    await expect(table(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Musterliga Mitte 2025' })).toBeInViewport({
      ratio: 1,
    });
  });
