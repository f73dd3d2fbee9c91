import { club } from '#club/club.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

test('the home page greets visitors, and every part of its banner opens the fan shop', async ({
  context,
  open,
  page,
}) => {
  await context.route(`${club.fanShopUrl}**`, (route) => route.fulfill({ body: 'Shop' }));
  await open('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Willkommen bei Fortuna Musterau');
  await expect(heading).toBeInViewport();

  const banner = page.getByRole('main').locator(`a[href="${club.fanShopUrl}"]`);
  await expect(banner).toHaveCount(1);
  await expect(banner).toHaveAccessibleName(/Fanshop.*neues Fenster/);
  await expect(banner).toHaveAttribute('target', '_blank');
  await expect(banner).toHaveAttribute('rel', /noopener|noreferrer/);
  expect(await banner.innerText()).toBe('');
  await banner.scrollIntoViewIfNeeded();
  const picture = await banner.getByRole('img').boundingBox();
  const { width = 0, height = 0 } = picture ?? {};
  expect(width * height).toBeGreaterThan(10_000);
  for (const position of [
    { x: 3, y: 3 },
    { x: width - 3, y: height - 3 },
  ]) {
    const shop = page.waitForEvent('popup');
    await banner.click({ position });
    expect((await shop).url()).toBe(club.fanShopUrl);
    await (await shop).close();
    await expect(page).toHaveURL('/');
  }
});

test('the home page links to the last season, a match report and the table', async ({
  open,
  page,
}) => {
  await open('/');
  await page.getByRole('region', { name: 'Letzte Saison' }).getByRole('link').click();
  await expect(page).toHaveURL('/saison/2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saison 2025');
  expect(await page.evaluate(() => history.state.usr.lastSeason)).toMatchObject({
    title: '3. Platz in der Musterliga Mitte',
    playerAchievement: 'Neuzugang des Jahres',
    player: 'Mirko Hrastžalić',
  });

  await page.goBack();
  await page
    .getByRole('region', { name: 'Letzte Spiele' })
    .getByRole('link', { name: /FC Bach/ })
    .click();
  await expect(page).toHaveURL(/\/spiele\/spielbericht\/fortuna-musterau-vs-fc-bach-2025-10-26$/);
  await expect(page.getByRole('main')).toContainText('Sonntag, 26. Oktober 2025');

  await page.goBack();
  const table = page.getByRole('region', { name: 'Tabelle' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row').nth(1)).toHaveText(/^1\s*FK Sonne\s*12\s*31$/, {
    useInnerText: true,
  });
  await expect(table.getByRole('row').nth(3)).toHaveText(/^3\s*Fortuna Musterau\s*12\s*17$/, {
    useInnerText: true,
  });
  await page.getByRole('link', { name: /ganze Tabelle/ }).click();
  await expect(page).toHaveURL('/spiele');
});
