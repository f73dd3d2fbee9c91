import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/admin.ts';
import { announce, entries, path } from './admin-audit-log-steps.ts';
import { expectFormAccessible, message } from './admin-forms.ts';

const refusal =
  'Das lässt sich nicht zurücknehmen. Diesen Eintrag hat inzwischen jemand geändert. Nimm zuerst die späteren Änderungen daran zurück.';
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const nextGame = (page: Page) => page.getByRole('region', { name: 'Nächstes Spiel' });

async function undo(page: Page, entry: number): Promise<void> {
  const whole = entries(page).filter({ hasText: `Eintrag ${entry}:` });
  await whole.getByRole('button', { name: /^Zurücknehmen/ }).click();
}

test.describe('an entry of the audit log', () => {
  test.use({ expectedFailures: /409/ });

  test('is undone; a later refused undo replaces the success message with an error', async ({
    club,
    db,
    page,
    visit,
  }) => {
    await visit(path);
    await announce({ page, db, club }, ['Eins', 'Zwei', 'Drei']);
    await visit(path);
    await undo(page, 3);
    await expect(message(page)).toHaveText('Änderung zurückgenommen!');
    await expect(entries(page)).toHaveCount(4);
    await undo(page, 1);
    await expect(failure(page)).toHaveText(refusal);
    await expect(message(page)).toBeEmpty();
    await expect(entries(page)).toHaveCount(4);
    await expectFormAccessible(page);
    await visit(`${path}?vor=3`);
    await undo(page, 1);
    await expect(failure(page)).toHaveText(refusal);
    await expect(entries(page)).toHaveCount(2);
    await expect(page).toHaveURL(`${club.origin}${path}?vor=3`);
    await page.goto(club.origin);
    await expect(nextGame(page)).toContainText('Zwei');
  });
});
