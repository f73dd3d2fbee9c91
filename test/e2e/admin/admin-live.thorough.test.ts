import type { Page } from '@playwright/test';
import { markChanged, write } from '#platform/records/revision.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { createGame } from '#test/factories.ts';
import { createMessage } from '#test/message-factories.ts';
import { players, rename } from './admin-live-steps.ts';
import { expectMessage, saveButton } from './admin-steps.ts';

/** An open page looks for messages every ten seconds, so the tests must wait longer. */
const soon = { timeout: 25_000 };
const tool = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /Posteingang/ });

test('the dashboard reloads when a game begins', async ({ db, page, visit }) => {
  await createGame(db, { date: viennaDate(new Date()), kickoff: '23:59' });
  await page.clock.install();
  await visit('/admin');
  await expect(page.getByRole('region', { name: 'Heute' })).toBeVisible();
  const loading = page.waitForRequest(/\/admin\.data/);
  await page.clock.fastForward('24:00:00');
  await loading;
});

test('the audit log adds another admin’s change and keeps an open entry open', async ({
  club,
  page,
  other,
  visit,
}) => {
  await rename(other, club.origin);
  await visit('/admin/protokoll');
  const entries = page.getByRole('listitem').filter({ has: page.locator('details') });
  await expect(entries).toHaveCount(1);
  await entries.locator('summary').click();
  await other.getByRole('link', { name: /Jonas Umbenannt/ }).click();
  await other.getByLabel('Name', { exact: true }).fill('Jonas Nochmals');
  await saveButton(other).click();
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(1).locator('details')).toHaveAttribute('open');
  await expect(entries.nth(0).locator('details')).not.toHaveAttribute('open');
});

test('a changing list keeps the text typed in the footer form', async ({
  club,
  page,
  other,
  visit,
}) => {
  await visit('/team');
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.pressSequentially('fan@verein');
  await rename(other, club.origin);
  await expect(page.getByRole('link', { name: /Jonas Umbenannt/ })).toHaveCount(1);
  await expect(email).toBeFocused();
  await page.keyboard.type('.example');
  await expect(email).toHaveValue('fan@verein.example');
});

test('the sponsor form stays open with its text when the list of sponsors changes', async ({
  db,
  page,
  visit,
}) => {
  await visit('/sponsoren');
  await page.getByRole('button', { name: 'Sponsor werden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sponsor werden' });
  await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('Zwanzig Bälle');
  await dialog.getByRole('radio', { name: 'Sachspende' }).check();
  await write(db, async (transaction) => {
    await transaction.updateTable('sponsor').set({ name: 'Gasthof Umbenannt' }).execute();
    await markChanged(transaction, ['sponsor']);
  });
  await expect(page.getByText('Gasthof Umbenannt').first()).toBeAttached();
  await expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Zwanzig Bälle');
  await expect(dialog.getByRole('radio', { name: 'Sachspende' })).toBeChecked();
});

test('every tool counts a new message, and the open inbox lists it', async ({
  db,
  page,
  other,
  club,
  visit,
}) => {
  await visit(`${players}/neu`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Anna');
  await other.goto(`${club.origin}/admin/posteingang`);
  await createMessage(db, { name: 'Berta', message: 'Wann ist das Training?' });
  await expect(tool(page)).toHaveAccessibleName('Posteingang 1 ungelesen', soon);
  await expect(name).toHaveValue('Anna');
  await expect(other.getByRole('link', { name: /Ungelesen: Berta/ })).toBeVisible(soon);
  // A message that is read in one browser is marked as read in the other browser.
  await tool(page).click();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('link', { name: /Berta/ }).click();
  await expect(page.getByRole('heading', { name: 'Berta' })).toBeVisible();
  await expect(other.getByRole('link', { name: /^Berta/ })).toBeVisible(soon);
  await expect(tool(other)).toHaveAccessibleName('Posteingang');
});

test('shows the message about a save once and removes it from the address', async ({
  page,
  visit,
}) => {
  await visit('/admin/tabelle');
  await page.getByLabel('Gewonnen').first().fill('18');
  await saveButton(page).click();
  await expectMessage(page, 'Tabelle gespeichert!');
  await expect(page).toHaveURL(/\/admin\/tabelle$/);
  // The message stays until the page is left or loaded again.
  await expectMessage(page, 'Tabelle gespeichert!');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('Tabelle gespeichert!')).toHaveCount(0);
  await saveButton(page).click();
  await expectMessage(page, 'Tabelle gespeichert!');
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page.getByRole('heading', { name: 'Tabellenmanagement' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tabellenmanagement' })).toBeVisible();
  await expect(page.getByText('Tabelle gespeichert!')).toHaveCount(0);
});
