import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/fixtures.ts';
import { fixedPaths } from '#test/e2e/pages.ts';

test.use({ content: 'empty', contextOptions: { reducedMotion: 'reduce' } });

for (const path of fixedPaths)
  test(`with nothing entered ${decodeURI(path)} is a sound page`, async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await open(path)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|Invalid Date/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

test('lists without entries say so', async ({ open, page }) => {
  const main = page.getByRole('main');
  await open('/spiele');
  await expect(main.getByText('No games available.', { exact: true })).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await open('/history');
  await expect(main.getByText('Keine Saison-Daten vorhanden.', { exact: true })).toBeVisible();
  for (const [path, sentence] of [
    ['/team', 'Der Kader wird gerade zusammengestellt.'],
    ['/führung', 'Der Vorstand wird gerade neu gewählt.'],
    ['/sponsoren', 'Hier ist noch Platz für deinen Betrieb.'],
  ] as const) {
    await open(path);
    await expect(main.getByRole('listitem'), path).toHaveCount(0);
    await expect(main.getByText(sentence, { exact: true })).toBeVisible();
  }
});

test('the home page leaves out what it knows nothing of', async ({ open, page }) => {
  await open('/');
  await expect(page.getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Nächstes Spiel' })).toContainText('...');
});

test('addresses of records are not found', async ({ request }) => {
  for (const path of [
    '/spieler/Jonas%20Sandling',
    '/trainer/Marius%20Pappelnig',
    '/spiele/spielbericht/fortuna-musterau-vs-fc-bach',
    '/saison/2024',
    '/news/jonas-sandling-ist-unser-neuer-kapit%C3%A4n',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
