import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { announce, entries, path } from './admin-audit-log-steps.ts';
import { expectFormAccessible, expectTargets, readRows } from './admin-forms.ts';

const newest = (page: Page) => entries(page).first();

test('the audit log is accessible when empty, with open entries and on a phone', async ({
  club,
  db,
  page,
  visit,
}) => {
  await visit(path);
  await expect(page.getByText('Noch hat niemand etwas geändert.')).toBeVisible();
  await expectFormAccessible(page);
  await announce({ page, db, club }, ['ASV Neu', 'Noch einer']);
  await visit(path);
  const fields = newest(page).getByRole('table');
  await expect(fields).toBeHidden();
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await readRows(fields)).toEqual([
    'Feld | Vorher | Nachher',
    'Gegner | ASV Neu | Noch einer',
  ]);
  await expectTargets(page.locator('summary'));
  await expectTargets(entries(page).getByRole('button'));
  await expectFormAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
