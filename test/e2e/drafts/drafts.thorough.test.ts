import type { Page } from '@playwright/test';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { createSigningIn } from '#test/sign-in-admin.ts';
import { field, storedGame, visit } from './draft-steps.ts';
import {
  draftsOn,
  expect,
  expectDraft,
  expectStored,
  failedSubmission,
  game,
  leaving,
  listTypedFields,
  offer,
  sendButton,
  test,
} from './forms-with-draft.ts';

test.use({ expectedFailures: /^(401|403|409): / });

test('keeps a picture description as a draft and asks about a chosen photo', async ({
  page,
  desk,
}) => {
  await visit(page, `${desk.origin}/admin/bilder`);
  await page.getByRole('region', { name: 'Neuigkeiten' }).getByRole('link').first().click();
  await waitForHydration(page);
  await field(page, 'Was ist zu sehen? (für alle, die das Bild nicht sehen)').fill('Jubel');
  await expectDraft(page);
  const typed = await listTypedFields(page);
  await page.reload();
  await waitForHydration(page);
  await offer(page).getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect.poll(() => listTypedFields(page)).toEqual(typed);

  await visit(page, `${desk.origin}/admin/bilder`);
  await page.getByRole('region', { name: 'Spieler' }).getByRole('link').first().click();
  // Waits for the new page, because the library page also has a file field and stays visible for a moment.
  await expect(page.getByRole('link', { name: 'Alle Bilder' })).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles('test/fixtures/club/images/ohne wappen.png');
  await page.getByRole('link', { name: 'Alle Bilder' }).click();
  await expect(leaving(page)).toContainText('Wenn du weitergehst, sind sie weg.');
});

test('the footer form keeps its text on other pages and offers its draft', async ({
  page,
  desk,
}) => {
  await visit(page, `${desk.origin}/team`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('fan@verein.example');
  await expectDraft(page);
  await footer.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(footer.getByRole('textbox')).toHaveValue('fan@verein.example');
  await page.reload();
  await waitForHydration(page);
  await footer.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(footer.getByRole('textbox')).toHaveValue('fan@verein.example');
});

test('a draft of a record that another admin has changed shows a conflict', async ({
  page,
  other,
  desk,
}) => {
  await visit(page, desk.origin + storedGame);
  await field(page, 'Anpfiff').fill('11:11');
  await expectDraft(page);
  await visit(other, desk.origin + storedGame);
  await field(other, 'Anpfiff').fill('12:12');
  await sendButton(other, game).click();
  await expectStored(other, game);
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Anpfiff')).toHaveValue('12:12');
  await expect(offer(page)).toContainText('Seither wurde dieser Eintrag geändert.');
  await offer(page).getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(field(page, 'Anpfiff')).toHaveValue('11:11');
  await sendButton(page, game).click();
  await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toContainText('12:12');
  await expect(field(page, 'Anpfiff')).toHaveValue('11:11');
});

test('shows a draft only to its own admin and deletes the draft at sign-out', async ({
  page,
  db,
  desk,
  fillIn,
}) => {
  await createSigningIn(db, 'eva');
  await fillIn(game);
  expect(await draftsOn(page)).toEqual(['entwurf:max:/admin/spiele/neu']);
  await db.updateTable('session').set({ username: 'eva' }).execute();
  const evas = await db
    .selectFrom('user')
    .select('id')
    .where('username', '=', 'eva')
    .executeTakeFirstOrThrow();
  await db.updateTable('session').set({ userId: evas.id }).execute();
  await visit(page, desk.origin + game.path);
  await expect(page.getByText('Angemeldet als eva')).toBeVisible();
  await expect(field(page, 'Gegner')).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
  await game.fill(page);
  await expect.poll(() => draftsOn(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await leaving(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(`${desk.origin}/`);
  expect(await draftsOn(page)).toEqual(['entwurf:max:/admin/spiele/neu']);
});

test('text typed in two tabs becomes two drafts, offered one after the other', async ({
  page,
  context,
  desk,
  fillIn,
}) => {
  await fillIn(game);
  const second = await context.newPage();
  await visit(second, desk.origin + game.path);
  await field(second, 'Gegner').fill('SV Zweiter Tab');
  await expect.poll(() => textOfDrafts(second)).toContain('SV Zweiter Tab');
  await second.close();
  await field(page, 'Gegner').fill('SV Erster Tab');
  await expect.poll(() => textOfDrafts(page)).toContain('SV Erster Tab');
  await page.reload();
  await waitForHydration(page);
  await offer(page).getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(field(page, 'Gegner')).toHaveValue('SV Erster Tab');
  await sendButton(page, game).click();
  await expectStored(page, game);
  await visit(page, desk.origin + game.path);
  await offer(page).getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(field(page, 'Gegner')).toHaveValue('SV Zweiter Tab');
});

test('asks before it sends a form after another admin has signed in over it', async ({
  page,
  db,
  fillIn,
}) => {
  await createSigningIn(db, 'eva');
  const typed = await fillIn(game);
  await db.deleteFrom('session').execute();
  await sendButton(page, game).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Benutzername').fill('eva');
  await dialog.getByLabel('Passwort').fill('falsch');
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Passwort').fill('Blaue Pferde tanzen am Dienstag');
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('dialog', { name: 'Als eva senden?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nicht senden' }).click();
  await sendButton(page, game).click();
  await expect(page.getByRole('dialog', { name: 'Als eva senden?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nicht senden' }).click();
  expect(await listTypedFields(page)).toEqual(typed);
  expect(
    await db.selectFrom('game').where('opponent', '=', 'SK Tippfehler').selectAll().execute(),
  ).toEqual([]);
  expect(await draftsOn(page)).toEqual(['entwurf:max:/admin/spiele/neu']);
  await sendButton(page, game).click();
  await dialog.getByRole('button', { name: 'Als eva senden' }).click();
  await expectStored(page, game);
});

test('deletes a visitor’s draft after a day and an admin’s after fourteen days', async ({
  page,
  desk,
}) => {
  await visit(page, `${desk.origin}/contact`);
  const hour = 60 * 60 * 1000;
  const ages = {
    'entwurf::/contact': 25 * hour,
    'entwurf::/newsletter': 23 * hour,
    'entwurf:max:/admin/x': (14 * 24 + 1) * hour,
    'entwurf:max:/admin/y': (14 * 24 - 1) * hour,
  };
  await page.evaluate((drafts) => {
    for (const [key, age] of Object.entries(drafts)) {
      const entries = [['message', 'Von früher']];
      localStorage.setItem(key, JSON.stringify({ savedAt: Date.now() - age, entries }));
    }
  }, ages);
  await page.reload();
  await waitForHydration(page);
  const left = async () => (await draftsOn(page)).toSorted();
  await expect.poll(left).toEqual(['entwurf::/newsletter', 'entwurf:max:/admin/y']);
  await expect(offer(page)).toHaveCount(0);
});

test('shows a message if the device cannot save drafts', async ({ page, desk }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, `${desk.origin}/admin/spiele/neu`);
  await field(page, 'Gegner').fill('SV Voll');
  await expect(page.getByText('Sein Speicher ist voll oder gesperrt.')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Spiele' }).click();
  await expect(leaving(page).getByRole('button', { name: 'Als Entwurf behalten' })).toBeHidden();
});

test('asks before it replaces the typed text of a form', async ({ page, desk }) => {
  await visit(page, `${desk.origin}/admin/newsletter/neu`);
  await page.locator('[contenteditable=true]').fill('Selbst getippt');
  await expectDraft(page);
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await leaving(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  const text = page.locator('textarea[name=body]');
  await expect(text).toHaveValue('Selbst getippt');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await leaving(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(text).toHaveValue(/Auf der Website lesen/);
  await expect(failedSubmission(page)).toHaveCount(0);
});

const textOfDrafts = (page: Page) => page.evaluate(() => Object.values({ ...localStorage }).join());
