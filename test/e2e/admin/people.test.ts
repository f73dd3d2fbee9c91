import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { createTeam } from '#test/factories.ts';

const people = '/admin/personen';
const password = 'Sieben rote Dächer im Nebel';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Verwaltung' });

/** Takes an invitation in a browser of its own. */
async function join(browser: Browser, address: string, username: string, scripts = true) {
  const context = await browser.newContext({ locale: 'de-AT', javaScriptEnabled: scripts });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort').fill(password);
  await button(page, 'Einladung annehmen').click();
  await expect(page).toHaveURL(/\/admin$/);
  return page;
}

test.use({ expectedFailures: /^422: / });

test.describe('where mail goes out', () => {
  test.use({ hasMail: true });

  test('an editor is invited by a mail, and sees what editors see', async ({
    browser,
    club,
    mails,
    page,
    visit,
  }) => {
    await visit(people);
    await page.getByRole('link', { name: 'Person einladen' }).click();
    await page.getByLabel('E-Mail').fill('eva@verein.example');
    await page.getByLabel('Redaktion').check();
    await expectAccessible(page);
    await button(page, 'Einladung schicken').click();
    await expect(page.getByText('Einladung verschickt!')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Offene Einladungen' })).toContainText(
      'eva@verein.example',
    );
    await expectAccessible(page);
    await expect.poll(() => mails?.received.length).toBe(1);
    const [mail] = mails?.received ?? [];
    expect(mail?.recipients).toEqual(['eva@verein.example']);
    const raw = mail?.raw.replaceAll('=\r\n', '') ?? '';
    const [path = ''] = /\/einladung\/[\w-]{43}/.exec(raw) ?? [];
    const asEva = await join(browser, club.origin + path, 'eva');
    await expect(menu(asEva).getByRole('link', { name: 'Neuigkeiten' })).toBeVisible();
    for (const name of ['Spiele', 'Personen', 'Posteingang'])
      await expect(menu(asEva).getByRole('link', { name, exact: true })).toHaveCount(0);
    await visit(people);
    await expect(page.getByText('Keine Einladung ist offen.')).toBeVisible();
    await asEva.context().close();
  });
});

test('a coach gets a link without mail or script, and sees the team’s games alone', async ({
  browser,
  club,
  db,
  page,
  visit,
}) => {
  await createTeam(db, { name: 'U14', address: 'u14' });
  await visit(`${people}/einladen`);
  await page.getByLabel('E-Mail').fill('ida@verein.example');
  await expect(page.getByLabel('alle Mannschaften')).toBeHidden();
  await page.getByLabel('Sport', { exact: true }).check();
  await page.getByLabel('einzelne Mannschaften').check();
  await button(page, 'Link ausstellen').click();
  await expect(page.getByText('Bitte wähle mindestens eine Mannschaft.')).toBeVisible();
  await page.getByLabel('U14').check();
  await button(page, 'Link ausstellen').click();
  const link = page.getByRole('textbox', { name: 'Link für ida@verein.example' });
  await expect(link).toHaveValue(/\/einladung\/[\w-]{43}$/);
  await expectAccessible(page);
  const asIda = await join(browser, await link.inputValue(), 'ida', false);
  await expect(menu(asIda).getByRole('link', { name: 'Spiele', exact: true })).toBeVisible();
  for (const name of ['Neuigkeiten', 'Personen', 'Spieler'])
    await expect(menu(asIda).getByRole('link', { name, exact: true })).toHaveCount(0);
  expect((await asIda.goto(club.origin + people))?.status()).toBe(403);
  await visit(`${people}/ida`);
  await expect(page.getByLabel('U14')).toBeChecked();
  await asIda.context().close();
});

test('on a phone a person is removed once the box is ticked', async ({ browser, page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(`${people}/einladen`);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('E-Mail').fill('eva@verein.example');
  await page.getByLabel('Redaktion').check();
  await button(page, 'Link ausstellen').click();
  const address = await page
    .getByRole('textbox', { name: 'Link für eva@verein.example' })
    .inputValue();
  await expectNoSidewaysScroll(page);
  const asEva = await join(browser, address, 'eva');
  await visit(people);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'eva', exact: true }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Zugang entfernen').click();
  await expect(page.getByLabel('Ja, dieser Zugang soll weg.')).toBeFocused();
  await page.getByLabel('Ja, dieser Zugang soll weg.').check();
  await button(page, 'Zugang entfernen').click();
  await expect(page.getByText('Zugang entfernt!')).toBeVisible();
  await asEva.reload();
  await expect(asEva).toHaveURL(/\/login/);
  await asEva.context().close();
});
