import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, inMenu, password, test, username } from '#test/e2e/admin.ts';
import { delayData } from '#test/e2e/delay-data-requests.ts';

test.describe('a signed-out admin', () => {
  test.beforeEach(async ({ club: _, context }) => context.clearCookies());

  test.describe('with a wrong username or password', () => {
    test.use({ expectedFailures: /^403: .*\/login\.data/ });

    for (const [name, typed, message] of [
      ['niemand', password, 'Benutzername nicht gefunden.'],
      [username, 'falsch', 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Anmeldedaten.'],
    ] as const)
      test(`sees the message '${message}'`, async ({ page, visit }) => {
        await visit('/login');
        await page.getByLabel('Benutzername').fill(name);
        await page.getByLabel('Passwort').fill(typed);
        await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
        await expect(page.getByRole('alert')).toHaveText(message);
        await expect(page.getByLabel('Benutzername')).toHaveValue(name);
        await expectAccessible(page);
      });
  });
});

test('a signed-in admin is redirected from /login to /admin', async ({ club, page, visit }) => {
  await visit('/login');
  await expect(page).toHaveURL(`${club.origin}/admin`);
});

test('the back button opens the sign-in page without errors while styles load slowly', async ({
  club,
  page,
  visit,
}) => {
  await visit('/admin/tabelle');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${club.origin}/`);
  await page.route(/\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?zu=%2Fadmin%2Ftabelle$/);
});

test('text twice as large fits a phone, and the tool groups stay readable', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of ['', '/post', '/suche?suche=fc', '/spiele/neu', '/spieler', '/tabelle']) {
    await visit(`/admin${path}`);
    await expectNoSidewaysScroll(page);
  }
  const jobs = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link');
  for (const job of await jobs.all())
    expect(await job.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
});

test('a wide screen shows the list next to the record and marks it there', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/admin/spieler');
  const name = 'Jürgen Tannreiter';
  const player = page.getByRole('link', { name });
  await player.click();
  await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(player).toHaveAttribute('aria-current', 'page');
  const [list, record] = [await player.boundingBox(), await page.getByRole('region').boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(record?.x ?? 0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await expect(player).toBeHidden();
  await expect(page.getByRole('link', { name: 'Alle Spieler' })).toBeVisible();
});

test('an unknown record keeps the menu and shows a link back to the dashboard', async ({
  club,
  page,
  visit,
}) => {
  await visit('/admin/spieler/keiner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spieler nicht gefunden');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
});

test("shows 'Lade Spieler...' while the players load", async ({ page, visit }) => {
  await visit('/admin');
  const release = await delayData(page);
  await page.getByRole('link', { name: inMenu('Team') }).click();
  await expect(page.getByText('Lade...', { exact: true })).toBeVisible();
  await expect(page.getByText('Lade Spieler...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Spielermanagement' })).toBeVisible();
  await expect(page.getByText('Lade')).toHaveCount(0);
});
