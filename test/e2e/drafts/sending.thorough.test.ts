import type { Page } from '@playwright/test';
import { storeGame } from '#test/e2e/admin/admin-forms.ts';
import { inMenu, password, username } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import {
  contact,
  draftsOn,
  expect,
  expectStored,
  failedSubmission,
  game,
  lineup,
  listTypedFields,
  sendButton,
  test,
} from './forms-with-draft.ts';

test.use({
  viewport: { width: 390, height: 844 },
  expectedFailures:
    /^50[24]: |^401: |^console: (Failed to fetch manifest patches )?TypeError: Failed to fetch|^net::ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|ABORTED|FAILED)/,
});

for (const form of [lineup, game, contact]) {
  test.describe(form.name, () => {
    test('stays when no answer comes and is sent again with one tap', async ({
      page,
      desk,
      fillIn,
    }) => {
      await page.clock.install();
      const typed = await fillIn(form);
      desk.isStuck = true;
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await sendButton(page, form).click();
      await sent;
      await page.clock.fastForward(15_000);
      await expect(failedSubmission(page)).toContainText('Der Server antwortet nicht.');
      expect(await listTypedFields(page)).toEqual(typed);
      desk.isStuck = false;
      await page.getByRole('button', { name: 'Noch einmal senden' }).click();
      await expectStored(page, form);
    });

    test('stays when a proxy returns 502 and is sent again automatically', async ({
      page,
      desk,
      fillIn,
    }) => {
      const typed = await fillIn(form);
      desk.isAlone = true;
      await sendButton(page, form).click();
      await expect(failedSubmission(page)).toContainText('Wir versuchen es gleich noch einmal.');
      expect(await listTypedFields(page)).toEqual(typed);
      desk.isAlone = false;
      await expectStored(page, form);
    });

    test('stays when the server restarts and is sent again automatically', async ({
      page,
      club,
      desk,
      fillIn,
    }) => {
      const typed = await fillIn(form);
      desk.site = 'http://127.0.0.1:1';
      const next = await club.restart();
      await sendButton(page, form).click();
      await expect(failedSubmission(page)).toContainText('Der Server antwortet nicht.');
      expect(await listTypedFields(page)).toEqual(typed);
      desk.site = next;
      await expectStored(page, form);
    });
  });
}

test('shows that an action failed and retries it with one tap', async ({ page, context, desk }) => {
  await page.goto(`${desk.origin}/admin/spiele/-G01`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Keine Verbindung.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByText('Spiel gelöscht!')).toBeVisible();
});

test('the notice about a failed action keeps a distance from the button', async ({
  page,
  context,
  desk,
}) => {
  await storeGame(page, desk.origin, { opponent: 'SV Neu', date: '2025-11-16', kickoff: '14:00' });
  await page.goto(`${desk.origin}/admin/protokoll`);
  await waitForHydration(page);
  const undo = page.getByRole('button', { name: /^Zurücknehmen/ });
  const tools = page.waitForResponse((answer) => /\/notices-[^/]+\.js$/.test(answer.url()));
  await undo.focus();
  await (await tools).finished();
  await context.setOffline(true);
  await undo.click();
  const notice = failedSubmission(page).filter({ hasText: 'Keine Verbindung.' });
  await expect(notice).toBeVisible();
  const said = await notice.boundingBox();
  const button = await undo.boundingBox();
  expect((button?.y ?? 0) - ((said?.y ?? 0) + (said?.height ?? 0))).toBeGreaterThanOrEqual(8);
});

test('the sign-in form keeps both fields and retries with one tap', async ({ page, db, desk }) => {
  await db.deleteFrom('session').execute();
  await page.goto(`${desk.origin}/login`);
  await waitForHydration(page);
  await formOfSignIn(page).getByLabel('Benutzername').fill(username);
  await formOfSignIn(page).getByLabel('Passwort').fill(password);
  desk.isAlone = true;
  await formOfSignIn(page).getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(failedSubmission(page)).toContainText('Der Server antwortet nicht.');
  await expect(formOfSignIn(page).getByLabel('Passwort')).toHaveValue(password);
  desk.isAlone = false;
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page).toHaveURL(`${desk.origin}/admin`);
  expect(await draftsOn(page)).toEqual([]);
});

test('an error page continues automatically, as its heading promises', async ({
  page,
  context,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/spieltag`);
  await waitForHydration(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Nächstes Spiel' });
  const tool = page.getByRole('region', { name: 'Nächstes Spiel' });
  await link.click();
  await expect(tool).toBeVisible();
  await page.getByRole('link', { name: inMenu('Spieltag') }).click();
  await expect(tool).toBeHidden();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('geht es hier weiter');
  await context.setOffline(false);
  await expect(tool).toBeVisible();
});

const formOfSignIn = (page: Page) => page.getByRole('main').locator('form');
