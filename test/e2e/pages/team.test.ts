import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';
import { holdData } from '#test/e2e/hold-data.ts';
import { starter } from '#test/e2e/starter.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the trainers come first, then the players by position', async ({ open, page }) => {
  await open('/team');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Trainer',
    'Torwart',
    'Verteidiger',
    'Mittelfeld',
    'Stürmer',
  ]);
  await expect(group(page, 'Trainer').getByRole('link')).toHaveText([
    /Marius Pappelnig.*Cheftrainer/,
    /Nero Lipanjić.*Co-Trainer/,
    /Günther Lärchnig.*Torwarttrainer/,
  ]);
});

test('every active player stands in the group of the position, no other anywhere', async ({
  open,
  page,
}) => {
  await open('/team');
  const players = Object.values(starter.players);
  for (const position of ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer']) {
    const names = players
      .filter((player) => player.position === position && player.activePlayer)
      .map(({ name }) => name);
    const cards = group(page, position).getByRole('listitem');
    await expect(cards).toHaveCount(names.length);
    for (const name of names) await expect(cards.filter({ hasText: name })).toHaveCount(1);
  }
  const gone = players.filter(({ activePlayer }) => !activePlayer);
  expect(gone).toHaveLength(1);
  for (const { name } of gone) await expect(page.getByText(name)).toHaveCount(0);
});

test('a card shows games and goals where there are any', async ({ open, page }) => {
  await open('/team');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(card('Anto Brezovčić')).toHaveText(/Stürmer\s*Spiele 20\s*Tore 14/);
  await expect(card('Sami Sarvzai')).toContainText('Spiele 15');
  await expect(card('Sami Sarvzai')).not.toContainText('Tore');
  await expect(card('Marius Pappelnig')).not.toContainText('Spiele');
});

test('every card has a picture that loads', async ({ open, page }) => {
  await open('/team');
  const cards = page.getByRole('main').getByRole('listitem');
  const count = await cards.count();
  expect(count).toBe(22);
  for (let index = 0; index < count; index++) {
    const picture = cards.nth(index).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a click on a player hands the record over and shows the page', async ({ open, page }) => {
  await open('/team');
  await page.getByRole('link', { name: /Gregor Rotbuchner/ }).click();
  await expect(page).toHaveURL('/spieler/Gregor%20Rotbuchner');
  expect(await page.evaluate(() => history.state.usr.player)).toMatchObject({
    name: 'Gregor Rotbuchner',
    position: 'Verteidiger',
  });
  await expect(page).toHaveTitle('Gregor Rotbuchner | Fortuna Musterau');
});

test('a click on a trainer hands the record over and shows the page', async ({ open, page }) => {
  await open('/team');
  await page.getByRole('link', { name: /Nero Lipanjić/ }).click();
  await expect(page).toHaveURL('/trainer/Nero%20Lipanji%C4%87');
  expect(await page.evaluate(() => history.state.usr.trainer)).toMatchObject({
    name: 'Nero Lipanjić',
  });
  await expect(page).toHaveTitle('Nero Lipanjić | Fortuna Musterau');
});

for (const [kind, name, later] of [
  ['player', 'Gregor Rotbuchner', 'USV Anhöhe Hobby'],
  ['trainer', 'Nero Lipanjić', 'ÖFB-D-Lizenz'],
] as const)
  test(`a clicked ${kind} is painted at once, before the server has answered`, async ({
    open,
    page,
  }) => {
    await open('/team');
    const release = await holdData(page);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(later)).toHaveCount(0);
    release();
    await expect(page.getByText(later)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

test("without a record handed over a click shows 'Lade...' until the server has answered", async ({
  open,
  page,
}) => {
  await open('/saison/2024');
  const release = await holdData(page);
  await page.getByRole('link', { name: 'Gregor Rotbuchner' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' }).first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gregor Rotbuchner');
});

test.describe('when a player was removed a moment ago', () => {
  test.use({ expectedFailures: /^404: .*\.data/ });

  test("the click ends at the top of 'Spieler nicht gefunden'", async ({ open, page }) => {
    await open('/team');
    await page.route(/\.data(\?|$)/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/spieler\/[^.]+/, 'spieler/Niemand'),
      }),
    );
    const card = page.getByRole('link', { name: /Raphael Ulmrich/ });
    await card.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spieler nicht gefunden');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the page of a player tells who it is', async ({ open, page }) => {
  await open('/spieler/Gregor%20Rotbuchner');
  const main = page.getByRole('main');
  await expect(main.locator('header')).toHaveText(/4.*Gregor Rotbuchner.*Verteidiger/);
  await expect(main.locator('dl').first()).toHaveText(
    new RegExp(
      [
        'Geburtsjahr.*1988',
        'Im Verein seit.*14\\.01\\.2023',
        'Letzter Verein.*USV Anhöhe Hobby',
        'Bewerbe.*Musterliga Mitte, Musterpokal',
      ].join('.*'),
    ),
  );
});

test('the page of a player lists the past seasons and their sum', async ({ open, page }) => {
  await open('/spieler/Gregor%20Rotbuchner');
  const rows = page.getByRole('table').getByRole('row');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
  );
  expect(cells).toEqual([
    'Saison | Spiele | Tore | Vorlagen | Gelbe Karten | Rote Karten | Zu null',
    '2023 | 9 | 0 | 0 | 1 | 0 | 0',
    '2024 | 19 | 1 | 1 | 3 | 0 | 0',
    'Gesamt | 28 | 1 | 1 | 4 | 0 | 0',
  ]);
});

test("a player without past seasons or club before is 'Neuzugang' and 'Neuanmeldung'", async ({
  open,
  page,
}) => {
  await open('/spieler/Sami%20Sarvzai');
  await expect(page.getByText('Neuzugang', { exact: true })).toBeVisible();
  await expect(page.getByText('Neuanmeldung', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a player who left the squad keeps the page', async ({ open, page }) => {
  const answer = await open('/spieler/Marcel%20H%C3%A4ssling');
  expect(answer.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marcel Hässling');
});

test('the page of a trainer shows the record with a win rate of one decimal', async ({
  open,
  page,
}) => {
  await open('/trainer/Nero%20Lipanji%C4%87');
  const main = page.getByRole('main');
  await expect(main.locator('header')).toHaveText(/Nero Lipanjić.*Co-Trainer/);
  await expect(main.locator('dl').first()).toHaveText(
    /Geburtsjahr.*1985.*Im Verein seit.*15\.01\.2024.*Erfahrung.*ÖFB-D-Lizenz/,
  );
  await expect(main.locator('dl').last()).toHaveText(
    /Spiele.*42.*Siege.*10.*Unentschieden.*6.*Niederlagen.*26.*Siegquote.*23,8\s%/,
  );
});

test("a trainer's bar is stacked in proportion", async ({ open, page }) => {
  await open('/trainer/Nero%20Lipanji%C4%87');
  const bar = page.getByRole('img', { name: '10 Siege, 6 Unentschieden, 26 Niederlagen' });
  await expect(bar).toBeVisible();
  const parts = await bar.locator('rect').evaluateAll((all) =>
    all.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return { left, width, fill: getComputedStyle(part).fill };
    }),
  );
  const [wins, draws, losses] = parts;
  if (!wins || !draws || !losses) throw new Error(`${parts.length} parts instead of 3`);
  expect(draws.width / wins.width).toBeCloseTo(6 / 10, 2);
  expect(losses.width / wins.width).toBeCloseTo(26 / 10, 2);
  expect(draws.left).toBeCloseTo(wins.left + wins.width, 0);
  expect(losses.left).toBeCloseTo(draws.left + draws.width, 0);
  expect(new Set(parts.map(({ fill }) => fill)).size).toBe(3);
});
