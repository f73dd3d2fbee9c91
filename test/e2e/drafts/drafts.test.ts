import type { Page } from '@playwright/test';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { field, storedGame, visit } from './draft-steps.ts';
import { expect, expectDraft, formOf, listTypedFields, offer, test } from './forms-with-draft.ts';

test.use({ expectedFailures: /^(401|403|409): / });
const lineup = '/admin/kader/-K01';

/** For each page with a form, a function that changes a field or a row. */
const places: Record<string, (page: Page) => Promise<unknown>> = {
  '/admin/spieler/neu': (page) => field(page, 'Name').fill('Nie Gesendet'),
  '/admin/trainer/neu': (page) => field(page, 'Name').fill('Nie Gesendet'),
  '/admin/spiele/neu': (page) => field(page, 'Gegner').fill('SV Nie'),
  [storedGame]: (page) => field(page, 'Anpfiff').fill('11:11'),
  async [lineup](page) {
    await page.locator('main form li > details > summary').first().click();
    await page.getByRole('button', { name: /^Herausnehmen/ }).click();
  },
  '/admin/kader/neu': (page) =>
    page
      .getByRole('group', { name: 'Spieler wählen', exact: true })
      .getByRole('button')
      .first()
      .click(),
  '/admin/tabelle': (page) => page.getByRole('button', { name: 'Team hinzufügen' }).click(),
  '/admin/naechstes-spiel': (page) => field(page, 'Gegner').fill('SV Nie'),
  '/admin/newsletter/neu': (page) => page.locator('[contenteditable=true]').fill('Nie gesendet'),
  '/contact': (page) => field(page, 'Nachricht').fill('Nie gesendet'),
  '/sponsoren/anfrage': (page) => formOf(page).getByLabel('Sachspende').check(),
  '/newsletter': (page) => field(page, 'E-Mail').fill('fan@verein.example'),
};

for (const [path, type] of casesOfRun(Object.entries(places), ([path]) =>
  ['/admin/spiele/neu', '/contact'].includes(path),
))
  test(`offers the text typed at ${path} after a reload and restores it unchanged`, async ({
    page,
    desk,
  }) => {
    await visit(page, desk.origin + path);
    await type(page);
    await expectDraft(page);
    const typed = await listTypedFields(page);
    await page.reload();
    await waitForHydration(page);
    expect(await listTypedFields(page)).not.toEqual(typed);
    await offer(page).getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect.poll(() => listTypedFields(page)).toEqual(typed);
  });
