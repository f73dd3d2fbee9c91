import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, password, test, username } from '#test/e2e/admin.ts';
import { holdData } from '#test/e2e/hold-data.ts';
import { tabTo } from './admin-steps.ts';

test.describe('who is not signed in yet', () => {
  test.beforeEach(async ({ club: _, context }) => context.clearCookies());

  test('signs in and gets to the admin page that was wanted', async ({ club, page, visit }) => {
    await visit('/admin/spieler?suche=an');
    await expect(page).toHaveURL(`${club.origin}/login?zu=%2Fadmin%2Fspieler%3Fsuche%3Dan`);
    await page.getByLabel('Benutzername').fill(` ${username.toUpperCase()} `);
    await page.getByLabel('Passwort').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${club.origin}/admin/spieler?suche=an`);
    await expect(page.getByText(`Angemeldet als ${username}`)).toBeVisible();
  });

  test.describe('and cannot', () => {
    test.use({ expectedFailures: /^403: .*\/login\.data/ });

    for (const [name, typed, message] of [
      ['niemand', password, 'Benutzername nicht gefunden.'],
      [username, 'falsch', 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Anmeldedaten.'],
    ] as const)
      test(`reads '${message}'`, async ({ page, visit }) => {
        await visit('/login');
        await page.getByLabel('Benutzername').fill(name);
        await page.getByLabel('Passwort').fill(typed);
        await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
        await expect(page.getByRole('alert')).toHaveText(message);
        await expect(page.getByLabel('Benutzername')).toHaveValue(name);
        await expectAccessible(page);
      });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('signs in, and out again', async ({ club, page }) => {
      await page.goto(`${club.origin}/admin`);
      await page.getByLabel('Benutzername').fill(username);
      await page.getByLabel('Passwort').fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
      await expect(page).toHaveURL(`${club.origin}/admin`);
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page).toHaveURL(`${club.origin}/`);
      await page.goto(`${club.origin}/admin`);
      await expect(page).toHaveURL(/\/login\?zu=%2Fadmin$/);
    });
  });
});

test('a signed-in admin is sent from /login to /admin', async ({ club, page, visit }) => {
  await visit('/login');
  await expect(page).toHaveURL(`${club.origin}/admin`);
});

test('signing out leads home, and back to /admin only by signing in', async ({
  club,
  page,
  visit,
}) => {
  await visit('/admin/tabelle');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${club.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Willkommen/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?zu=%2Fadmin%2Ftabelle$/);
});

test('a way back that leads on to the sign-in page before its styles are there is no fault', async ({
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

test('the admin page has the slogan, the title and the tools, none of them open', async ({
  page,
  visit,
}) => {
  await visit('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin');
  await expect(page.getByRole('banner').or(page.locator('main > header'))).toContainText([
    /./,
    'Immer einmal mehr.',
  ]);
  const tools = page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link');
  await expect(tools).toContainText([
    'Kaderverwaltung',
    'Spielermanagement',
    'Trainerverwaltung',
    'Spielmanagement',
    'Tabellenmanagement',
    'Nächstes Spiel',
    'Bilder',
    'Posteingang',
    'Newsletter',
    'Protokoll',
  ]);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('on a phone an open tool stands on the first screen, the others in one line above it', async ({
  page,
  visit,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await visit('/admin/protokoll');
    const tools = page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link');
    await expect(tools.filter({ hasText: 'Protokoll' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Protokoll' })).toBeInViewport({ ratio: 0.5 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The first one is out of sight until the keyboard comes to it.
    await expect(tools.first()).not.toBeInViewport();
    await tabTo(page, tools.first());
    await expect(tools.first()).toBeInViewport({ ratio: 1 });
  }
});

test('a tool that is half in sight on a phone opens at a touch', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit('/admin/protokoll');
  const tools = page.getByRole('navigation', { name: 'Verwaltung' });
  const half = await tools
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => ({ name: link.textContent, box: link.getBoundingClientRect() }))
        .find(({ box }) => box.left < 0 && box.right > 4),
    );
  await page.mouse.click(2, (half?.box.top ?? 0) + 20, { delay: 100 });
  await expect(tools.locator('[aria-current=page]')).toHaveText(half?.name ?? '');
});

test('one tool is open at a time, marked, and closes', async ({ club, page, visit }) => {
  await visit('/admin');
  const tools = page.getByRole('navigation', { name: 'Verwaltung' });
  for (const name of ['Spielermanagement', 'Trainerverwaltung']) {
    await tools.getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
    await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(tools.locator('[aria-current=page]')).toHaveText(name);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Trainerverwaltung' })).toBeVisible();
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
});

test("while the players load 'Lade Spieler...' is shown", async ({ page, visit }) => {
  await visit('/admin');
  const release = await holdData(page);
  await page.getByRole('link', { name: 'Spielermanagement' }).click();
  await expect(page.getByText('Lade...', { exact: true })).toBeVisible();
  await expect(page.getByText('Lade Spieler...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Spielermanagement' })).toBeVisible();
  await expect(page.getByText('Lade')).toHaveCount(0);
});
