import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, password, test, username } from '#test/e2e/admin.ts';
import { holdData } from '#test/e2e/hold-data.ts';

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
        await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
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
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
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

test('at a desk twelve words stand beside the page, and the tools of the open one below it', async ({
  page,
  visit,
}) => {
  await visit('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
  const menu = page.getByRole('navigation', { name: 'Verwaltung' });
  for (const [job, words] of Object.entries({
    Spieltag: ['Spiele', 'Aufstellung', 'Tabelle'],
    Verein: ['Team', 'Saison', 'Sponsoren', 'Website'],
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
    Website: ['Startbild', 'Texte', 'Kontakt und Menü', 'Wappen und Farben', 'Bilder'],
    Personen: ['Protokoll'],
    Daten: ['Liste einlesen', 'Beispielinhalte'],
  })) {
    const link = page.getByRole('link', { name: word, exact: true });
    await menu.locator(link).click();
    const entry = menu.getByRole('listitem').filter({ has: link });
    await expect(entry.getByRole('list').getByRole('link')).toHaveText(tools);
    await expect(menu.locator('[aria-current=page]')).toHaveCount(1);
  }
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
});

test('on a phone four jobs stand at the thumb, and each leads to its tools in two taps', async ({
  page,
  visit,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await visit('/admin');
    const jobs = page.getByRole('navigation', { name: 'Bereiche' });
    await expect(jobs.getByRole('link')).toHaveText(['Spieltag', 'Verein', 'Post', 'Mehr']);
    await expect(jobs).toBeInViewport({ ratio: 1 });
    await jobs.getByRole('link', { name: 'Verein' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verein');
    await expect(jobs.locator('[aria-current=page]')).toHaveText('Verein');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('link', { name: 'Spieler', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Spielermanagement' })).toBeVisible();
    await expect(jobs.locator('[aria-current]')).toHaveText('Verein');
    await expectNoSidewaysScroll(page);
  }
});

test('with letters twice as large no page is wider than a phone, and the jobs stay legible', async ({
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

test('on a phone one signs out under Mehr', async ({ club, page, visit }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await visit('/admin/mehr');
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${club.origin}/`);
  await page.goto(`${club.origin}/admin`);
  await expect(page).toHaveURL(/\/login/);
});

test('one tool is open at a time, marked, and closes', async ({ club, page, visit }) => {
  await visit('/admin');
  const tools = page.getByRole('navigation', { name: 'Verwaltung' });
  for (const [word, name, title] of [
    ['Team', 'Spieler', 'Spielermanagement'],
    ['Team', 'Trainer', 'Trainerverwaltung'],
  ] as const) {
    await tools.getByRole('link', { name: word, exact: true }).click();
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

test('at a wide desk the list stands beside the open record, which is marked in it', async ({
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

test('a record that is not there leaves the frame standing, with the way back to the start', async ({
  club,
  page,
  visit,
}) => {
  await visit('/admin/spieler/keiner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spieler nicht gefunden');
  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
});

test("while the players load 'Lade Spieler...' is shown", async ({ page, visit }) => {
  await visit('/admin');
  const release = await holdData(page);
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByText('Lade...', { exact: true })).toBeVisible();
  await expect(page.getByText('Lade Spieler...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('region', { name: 'Spielermanagement' })).toBeVisible();
  await expect(page.getByText('Lade')).toHaveCount(0);
});
