import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, inMenu, test } from '#test/e2e/admin.ts';
import { createTeam } from '#test/factories.ts';
import { button, join, people } from './people-steps.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

test.use({ expectedFailures: /^422: / });

test.describe('with a mail server', () => {
  test.use({ hasMail: true });

  test('an editor is invited by mail and sees only the tools of editors', async ({
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

test('a coach joins with a link instead of a mail and sees only allowed tools', async ({
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
  const asIda = await join(browser, await link.inputValue(), 'ida');
  await expect(menu(asIda).getByRole('link', { name: inMenu('Spiele') })).toBeVisible();
  for (const name of ['Neuigkeiten', 'Personen', 'Spieler'])
    await expect(menu(asIda).getByRole('link', { name, exact: true })).toHaveCount(0);
  expect((await asIda.goto(club.origin + people))?.status()).toBe(403);
  await visit(`${people}/ida`);
  await expect(page.getByLabel('U14')).toBeChecked();
  await asIda.context().close();
});
