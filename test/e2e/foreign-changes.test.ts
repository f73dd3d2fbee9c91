import type { Page } from '@playwright/test';
import { markChanged, write } from '#platform/records/revision.server.ts';
import { createGame } from '#test/factories.ts';
import { expect, test } from './admin.ts';
import { changeFromOutside, expectAsOpened, foreignChanges } from './foreign-changes-steps.ts';

/* Finds links by address, because an added element leaves a gap in the name of the link. */
const season = (page: Page, year: string) => page.locator(`a[href$="saison=${year}"]`);
const step = (page: Page) => page.getByRole('navigation', { name: 'Weitere Spiele' }).locator('a');

for (const [which, change] of Object.entries(foreignChanges))
  test(`a page ${which} opens links without a reload and shows a new score`, async ({
    db,
    page,
    other,
    visit,
  }) => {
    await createGame(db, { date: '2099-05-10', kickoff: '15:00' });
    await visit('/spiele');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const ways = [
      season(page, '2099'),
      season(page, '2025').or(page.locator('nav a[href="/spiele"]')).last(),
      page.locator('main a[href*="2025-10-26"]').first(),
      step(page).last(),
      step(page).first(),
      step(page).first(),
    ];
    for (const way of ways) {
      await changeFromOutside(page, change);
      const before = page.url();
      await way.click();
      await expect(page).not.toHaveURL(before);
      await expectAsOpened(page, other);
    }
    await changeFromOutside(page, change);
    await write(db, async (transaction) => {
      const played = transaction.updateTable('game').where('goalsFor', 'is not', null);
      await played.set({ goalsFor: 14 }).execute();
      await markChanged(transaction, ['game']);
    });
    await expect(page.getByRole('main')).toContainText('14');
    await expectAsOpened(page, other);
    await expect(page.locator('[data-same]')).toHaveCount(1);
  });
