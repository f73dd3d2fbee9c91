import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, inMenu, password, test, username } from '#test/e2e/admin.ts';

test.describe('a signed-out admin', () => {
  test.beforeEach(async ({ club: _, context }) => context.clearCookies());

  test('signs in and opens the requested admin page', async ({ club, page, visit }) => {
    await visit('/admin/spieler?suche=an');
    await expect(page).toHaveURL(`${club.origin}/login?zu=%2Fadmin%2Fspieler%3Fsuche%3Dan`);
    await page.getByLabel('Benutzername').fill(` ${username.toUpperCase()} `);
    await page.getByLabel('Passwort').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${club.origin}/admin/spieler?suche=an`);
    await expect(page.getByText(`Angemeldet als ${username}`)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('signs in and signs out', async ({ club, page }) => {
      await page.goto(`${club.origin}/admin`);
      await page.getByLabel('Benutzername').fill(username);
      await page.getByLabel('Passwort').fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page).toHaveURL(`${club.origin}/admin`);
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page).toHaveURL(`${club.origin}/`);
      await page.goto(`${club.origin}/admin`);
      await expect(page).toHaveURL(/\/login\?zu=%2Fadmin$/);
    });
  });
});

test('signing out opens the home page; the back button then leads to the sign-in', async ({
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

test('the desktop menu lists twelve links and the tools of the open one', async ({
  page,
  visit,
}) => {
  await visit('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  for (const [job, words] of Object.entries({
    Spieltag: ['Spiele', 'Aufstellung', 'Tabelle'],
    Verein: ['Team2 2 zu tun', 'Saison', 'Sponsoren', 'Website'],
    Post: ['Neuigkeiten', 'Posteingang', 'Newsletter'],
    Mehr: ['Personen', 'Daten'],
  }))
    await expect(menu.getByRole('list', { name: job }).getByRole('link')).toHaveText(words);
  for (const [word, tools] of Object.entries({
    Spiele: ['Nächstes Spiel', 'Spielplan einlesen', 'Gegner', 'Spielorte'],
    Tabelle: ['Runden'],
    Team: ['Spieler', 'Trainer', 'Mannschaften', 'Mannschaftskader', 'Vorstand'],
    Saison: ['Saisonen', 'Bewerbe', 'Saisonwechsel'],
    Sponsoren: ['Fanshop'],
    Website: ['Startbild', 'Texte', 'Vereinsdaten', 'Wappen und Farben', 'Bilder'],
    Personen: ['Protokoll'],
    Daten: ['Liste einlesen', 'Beispielinhalte'],
  })) {
    const link = page.getByRole('link', { name: inMenu(word) });
    await menu.locator(link).click();
    const entry = menu.getByRole('listitem').filter({ has: link });
    await expect(entry.getByRole('list').getByRole('link')).toHaveText(tools);
    await expect(menu.locator('[aria-current=page]')).toHaveCount(1);
  }
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
});

test('on a phone each of four tool groups opens its tools in two taps', async ({ page, visit }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await visit('/admin');
    const jobs = page.getByRole('navigation', { name: 'Bereiche' });
    await expect(jobs.getByRole('link')).toHaveText([
      'Spieltag',
      'Verein2 2 zu tun',
      'Post',
      'Mehr',
    ]);
    await expect(jobs).toBeInViewport({ ratio: 1 });
    await jobs.getByRole('link', { name: 'Verein' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verein');
    await expect(jobs.locator('[aria-current=page]')).toHaveText(/^Verein/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('link', { name: 'Spieler', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Spielermanagement' })).toBeVisible();
    await expect(jobs.locator('[aria-current]')).toHaveText(/^Verein/);
    await expectNoSidewaysScroll(page);
  }
});

test('on a phone an admin signs out on the page Mehr', async ({ club, page, visit }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await visit('/admin/mehr');
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${club.origin}/`);
  await page.goto(`${club.origin}/admin`);
  await expect(page).toHaveURL(/\/login/);
});

test('the menu marks the open tool, and Schließen leads back to the dashboard', async ({
  club,
  page,
  visit,
}) => {
  await visit('/admin');
  const tools = page.getByRole('navigation', { name: 'Admin' });
  for (const [word, name, title] of [
    ['Team', 'Spieler', 'Spielermanagement'],
    ['Team', 'Trainer', 'Trainerverwaltung'],
  ] as const) {
    await tools.getByRole('link', { name: inMenu(word) }).click();
    await tools.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(tools.locator('[aria-current=page]')).toHaveText(name);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Trainerverwaltung' })).toBeVisible();
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
});
