import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import {
  announce,
  entries,
  failure,
  nextGame,
  path,
  refusal,
  undo,
} from './admin-audit-log-steps.ts';
import { expectFormAccessible, expectTargets, message, rowsOf } from './admin-forms.ts';

const newest = (page: Page) => entries(page).first();

test('the audit log is sound, empty and with what its entries hide, on a phone too', async ({
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
  expect(await rowsOf(fields)).toEqual([
    'Feld | Vorher | Nachher',
    'Gegner | ASV Neu | Noch einer',
  ]);
  await expectTargets(page.locator('summary'));
  await expectTargets(entries(page).getByRole('button'));
  await expectFormAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('entries are read, taken back, and refused with a sentence', async ({
    club,
    db,
    page,
    visit,
  }) => {
    await visit(path);
    await announce({ page, db, club }, ['Eins', 'Zwei']);
    await visit(path);
    await newest(page)
      .getByText('max hat das nächste Spiel gegen Zwei geändert: Gegner Zwei statt Eins')
      .click();
    expect(await rowsOf(newest(page).getByRole('table'))).toEqual([
      'Feld | Vorher | Nachher',
      'Gegner | Eins | Zwei',
    ]);
    await undo(page, 2);
    await expect(message(page)).toHaveText('Änderung zurückgenommen!');
    await page.goto(club.origin);
    await expect(nextGame(page)).toContainText('Eins');
    await visit(path);
    await undo(page, 2);
    await expect(failure(page)).toHaveText(refusal);
    await expect(entries(page)).toHaveCount(3);
  });
});
