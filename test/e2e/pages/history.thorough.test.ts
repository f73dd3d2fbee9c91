import { delayData } from '#test/e2e/delay-data-requests.ts';
import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

test('a click on a season shows its known data before the server answers', async ({
  open,
  page,
}) => {
  for (const year of ['2024', '2025']) {
    await open('/history');
    const release = await delayData(page);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: year }) })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Saison ${year}`);
    await expect(page.getByRole('table')).toHaveCount(0);
    release();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(`/saison/${year}`);
    expect(await page.evaluate(() => history.state.usr.season)).toMatchObject({ id: year });
  }
});

test('the season page highlights the row of the club and links to its people', async ({
  open,
  page,
}) => {
  for (const [year, name, path] of [
    ['2024', 'Anto Brezovčić', '/spieler/Anto%20Brezov%C4%8Di%C4%87'],
    ['2025', 'Marius Pappelnig', '/trainer/Marius%20Pappelnig'],
  ] as const) {
    await open(`/saison/${year}`);
    const grounds = await page
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
    const teams = starter.seasons[year]?.teams ?? [];
    const own = teams.find(({ team }) => team === 'Fortuna Musterau')?.position ?? 0;
    expect(grounds.filter((ground) => ground === grounds[own])).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} | Fortuna Musterau`);
  }
});
