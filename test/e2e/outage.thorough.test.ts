import type { Page } from '@playwright/test';
import { outageSentences } from '#platform/db/outage.server.ts';
import { comingDay, formatDayInput } from '#test/coming-days.ts';
import { type Site, startSite } from '../start-site.ts';
import { type OwnPostgres, startPostgres } from '../temporary-postgres.ts';
import { expectAccessible } from './accessibility.ts';
import {
  entered,
  expectFailedSubmission,
  expectMessage,
  group,
  recordForm,
  remove,
  saveButton,
  waitForStatus,
} from './admin/admin-steps.ts';
import { addAdmin, inMenu, password, signIn, username } from './admin.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { settings } from './host.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const resend = (page: Page) => page.getByRole('button', { name: 'Noch einmal senden' });
const listed = (page: Page, name: string) =>
  page.getByRole('main').locator('a[href^="/admin/spieler/"]').filter({ hasText: name });

// The router logs an error in the console if an answer is not a page.
test.use({ expectedFailures: /^503: |^console: Error: Unexpected Server Error/ });
test.describe.configure({ mode: 'serial' });

let postgres: OwnPostgres;
let club: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  postgres = await startPostgres();
  const own = { ...settings, DATABASE_URL: postgres.url };
  club = await startSite(own);
  await addAdmin(own);
});

test.afterAll(async () => {
  await club?.stop();
  await postgres?.remove();
});

test.describe('when the database stops while a form is open', () => {
  test.beforeEach(({ page }) => signIn(page, club.origin));

  test('keeps the typed text and saves it once the database is back', async ({ page }) => {
    await visit(page, '/admin/spieler/neu');
    await fillPlayer(page, 'Ewa Ausfall', '91');
    const typed = await entered(page);

    await postgres.stop();
    expect(await waitForStatus(page, () => saveButton(page).click())).toBe(503);
    await expectFailedSubmission(page, outageSentences.gone);
    await expect(page.getByRole('alert')).toBeInViewport();
    expect(await entered(page)).toEqual(typed);

    // The form sends its data again automatically.
    await postgres.start();
    await expect(page.getByText('Spieler erfolgreich hinzugefügt ✅')).toBeVisible({
      timeout: 45_000,
    });
    await visit(page, '/admin/spieler');
    await expect(listed(page, 'Ewa Ausfall')).toHaveCount(1);

    await listed(page, 'Ewa Ausfall').click();
    await expect(recordForm(page)).toBeVisible();
    await postgres.stop();
    await remove(page);
    await expectFailedSubmission(page, outageSentences.gone);
    await postgres.start();
    await resend(page).click();
    await expectMessage(page, 'Spieler erfolgreich gelöscht ✅');

    await visit(page, '/admin/protokoll');
    const undo = page.getByRole('button', { name: /^Zurücknehmen/ }).first();
    await postgres.stop();
    await undo.click();
    await expectFailedSubmission(page, outageSentences.gone);
    await postgres.start();
    await undo.click();
    await expectMessage(page, 'Änderung zurückgenommen!');
  });

  test('a page that cannot load offers a link to try again', async ({ page }) => {
    await visit(page, '/admin');
    await postgres.stop();
    await page.getByRole('link', { name: inMenu('Team') }).click();
    const again = page.getByRole('link', { name: 'Noch einmal versuchen' });
    await expect(again).toBeVisible();
    await postgres.start();
    await again.click();
    await expect(page.getByRole('region', { name: 'Spielermanagement' })).toBeVisible();
  });

  test('a form sent before hydration can be sent again from the outage page', async ({ page }) => {
    await visit(page, '/admin/naechstes-spiel');
    await field(page, 'Gegner').fill('SC Ausfall');
    await field(page, 'Datum und Uhrzeit').fill(`${formatDayInput(comingDay(20))} 15:00`);
    await page.getByLabel('Art des Spiels').selectOption('Pokal');
    await postgres.stop();
    await recordForm(page).evaluate((form: HTMLFormElement) => form.submit());
    await expect(resend(page)).toBeVisible();
    await waitForHydration(page);
    await expectAccessible(page);
    await postgres.start();
    await resend(page).click();
    await expectMessage(page, 'Nächstes Spiel gespeichert!');
    await expect(field(page, 'Gegner')).toHaveValue('SC Ausfall');
  });
});

test('the sign-in form keeps the typed text and signs in later', async ({ page }) => {
  await visit(page, '/login');
  await field(page, 'Benutzername').fill(username);
  await field(page, 'Passwort').fill(password);
  await postgres.stop();
  const send = page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true });
  await send.click();
  await expectFailedSubmission(page, outageSentences.gone);
  await expect(field(page, 'Benutzername')).toHaveValue(username);
  await expect(field(page, 'Passwort')).toHaveValue(password);
  await postgres.start();
  await send.click();
  await expect(page).toHaveURL(`${club.origin}/admin`);

  await postgres.stop();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectFailedSubmission(page, outageSentences.gone);
  await expect(page.getByText('Du bist noch angemeldet.')).toBeVisible();
  await expectAccessible(page);
  await postgres.start();
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(`${club.origin}/`);
});

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(club.origin + path);
  await waitForHydration(page);
}

async function fillPlayer(page: Page, name: string, shirtNumber: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Position').selectOption('Torwart');
  await field(page, 'Trikotnummer').fill(shirtNumber);
  await group(page, 'Gesamt').getByLabel('Tore', { exact: true }).fill('3');
}
