import { expect, test } from '#test/e2e/fixtures.ts';
import { untidyGames } from '#test/untidy-games.ts';

test.use({ content: untidyGames });

test('server and browser show equal dates in time zones other than Vienna', async ({
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

test('the report of an opponent with a slash and a percent sign opens', async ({ open, page }) => {
  await open('/spiele?saison=2025');
  await page.getByRole('link', { name: /Müller\/Söhne 100%/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Müller/Söhne 100%');
  await expect(page.getByText('Startaufstellung')).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Müller/Söhne 100%');
});

test('the table highlights the row of the club in any spelling of its name', async ({
  open,
  page,
}) => {
  await open('/spiele');
  const grounds = await page
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
  expect(grounds.filter((ground) => ground === grounds[3])).toHaveLength(1);
});
