import { club } from '#club/club.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

test('the home page welcomes its visitors', async ({ open, page }) => {
  await open('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Willkommen bei Fortuna Musterau');
  await expect(heading).toBeInViewport();
});

test('the fan-shop banner is one link without text, but with a name', async ({ open, page }) => {
  await open('/');
  const banner = page.getByRole('main').locator(`a[href="${club.fanShopUrl}"]`);
  await expect(banner).toHaveCount(1);
  await expect(banner).toHaveAccessibleName(/Fanshop.*neues Fenster/);
  await expect(banner).toHaveAttribute('target', '_blank');
  await expect(banner).toHaveAttribute('rel', /noopener|noreferrer/);
  expect(await banner.innerText()).toBe('');
});

for (const corner of ['top left', 'bottom right'])
  test(`a click at the ${corner} of the banner opens the shop in a new window`, async ({
    context,
    open,
    page,
  }) => {
    await context.route(`${club.fanShopUrl}**`, (route) => route.fulfill({ body: 'Shop' }));
    await open('/');
    const banner = page.getByRole('main').locator(`a[href="${club.fanShopUrl}"]`);
    await banner.scrollIntoViewIfNeeded();
    const picture = await banner.getByRole('img').boundingBox();
    const { width = 0, height = 0 } = picture ?? {};
    expect(width * height).toBeGreaterThan(10_000);
    const position = corner === 'top left' ? { x: 3, y: 3 } : { x: width - 3, y: height - 3 };
    const shop = page.waitForEvent('popup');
    await banner.click({ position });
    expect((await shop).url()).toBe(club.fanShopUrl);
    await expect(page).toHaveURL('/');
  });

test('the card of the last season leads to it and hands over what it knows', async ({
  open,
  page,
}) => {
  await open('/');
  const section = page.getByRole('region', { name: 'Letzte Saison' });
  for (const text of [
    '2025',
    '3. Platz in der Musterliga Mitte',
    'Neuzugang des Jahres',
    'Mirko Hrastžalić',
  ])
    await expect(section).toContainText(text);
  await section.getByRole('link').click();
  await expect(page).toHaveURL('/saison/2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saison 2025');
  expect(await page.evaluate(() => history.state.usr.lastSeason)).toMatchObject({
    title: '3. Platz in der Musterliga Mitte',
    playerAchievement: 'Neuzugang des Jahres',
    player: 'Mirko Hrastžalić',
  });
});

test('the last results stand newest first, with how they ended', async ({ open, page }) => {
  await open('/');
  const results = page.getByRole('region', { name: 'Letzte Spiele' }).getByRole('listitem');
  await expect(results).toHaveText(
    [
      /Sieg: .*FC Bach.*So\., 26\.10\.2025.*3:2/,
      /Sieg: .*SC Berg.*Sa\., 18\.10\.2025.*3:1/,
      /Sieg: .*FC Acker.*So\., 05\.10\.2025.*6:0/,
      /Niederlage: .*FC Wiese.*Sa\., 27\.09\.2025.*0:6/,
      /Unentschieden: .*Seeufer Kickers.*Fr\., 22\.08\.2025.*2:2/,
    ],
    { useInnerText: false },
  );
});

test('a result leads to the report of its game', async ({ open, page }) => {
  await open('/');
  await page
    .getByRole('region', { name: 'Letzte Spiele' })
    .getByRole('link', { name: /FC Bach/ })
    .click();
  await expect(page).toHaveURL(/\/spiele\/spielbericht\/fortuna-musterau-vs-fc-bach-2025-10-26$/);
  await expect(page.getByRole('main')).toContainText('Sonntag, 26. Oktober 2025');
});

test('the compact table shows place, team and points of all teams', async ({ open, page }) => {
  await open('/');
  const table = page.getByRole('region', { name: 'Tabelle' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toHaveText(/^1\s*FK Sonne\s*31$/, {
    useInnerText: true,
  });
  await expect(table.getByRole('row').nth(3)).toHaveText(/^3\s*Fortuna Musterau\s*17$/, {
    useInnerText: true,
  });
  await page.getByRole('link', { name: /ganze Tabelle/ }).click();
  await expect(page).toHaveURL('/spiele');
});
