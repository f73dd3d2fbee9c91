import type { Page } from '@playwright/test';
import { openDatabase } from '#platform/db/client.server.ts';
import { markChanged, write } from '#platform/records/revision.server.ts';
import { playerForm, signInForPosting } from '../site-admin.ts';
import { startSite } from '../start-site.ts';
import { expectMessage, group, saveButton } from './admin/admin-steps.ts';
import { expect, test } from './admin.ts';
import { renameDirectly, withoutFinalTables } from './live-steps.ts';

/** The game against FK Sonne in spring. */
const sonne = (page: Page) =>
  page.getByRole('main').locator('a[href="/spiele/spielbericht/fortuna-musterau-vs-fk-sonne"]');

test('a page opened by a click shows changes, also those made while it was hidden', async ({
  visit,
  db,
  page,
}) => {
  await visit('/team');
  await page.getByRole('link', { name: /Jonas Sandling/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Jonas Sandling');
  await renameDirectly(db, 'Jonas Umbenannt');
  await expect(heading).toHaveText('Jonas Umbenannt');

  await hide(page, true);
  await renameDirectly(db, 'Jonas Zweimal');
  // Wait longer than a visible page needs for an update.
  await page.waitForTimeout(1000);
  await expect(heading).toHaveText('Jonas Umbenannt');
  await hide(page, false);
  await expect(heading).toHaveText('Jonas Zweimal');
});

test('marks only the changed rows for a while and updates the charts', async ({
  visit,
  club,
  db,
  page,
  other,
}) => {
  await withoutFinalTables(db);
  await visit('/spiele');
  const course = page.getByRole('figure');
  await expect(course).toContainText('17 Punkte nach 12 Spielen');
  expect(await markedRows(page)).toEqual([]);
  await saveScore(other, club.origin, '9');
  await expect.poll(() => markedRows(page), oftenEnough).toEqual([expect.stringMatching(/Sonne/)]);
  await expect(sonne(page)).toContainText('9:3');
  await expect(course).toContainText('20 Punkte nach 12 Spielen');
  await expect(course.getByRole('img', { name: /höchster Sieg 9:3 gegen FK Sonne/ })).toBeVisible();
  await saveTable(other, club.origin);
  // By now the mark of the first change has faded, so only the new mark is left.
  await expect.poll(() => markedRows(page), oftenEnough).toEqual([expect.stringMatching(/^1/)]);
  await expect.poll(() => markedRows(page)).toEqual([]);
});

test.describe('pages with stored data in the site frame only', () => {
  test.use({ expectedFailures: /404: .*gibt-es-nicht\.data/ });

  for (const path of ['/contact', '/newsletter', '/gibt-es-nicht'])
    test(`${path} shows changes in the site frame`, async ({ visit, db, page }) => {
      await visit(path);
      const sponsors = page.getByRole('region', { name: 'Unsere Sponsoren' });
      await expect(sponsors.getByRole('img', { name: 'Elektro Umbenannt' })).toHaveCount(0);
      await write(db, async (transaction) => {
        await transaction.updateTable('sponsor').set({ name: 'Elektro Umbenannt' }).execute();
        await markChanged(transaction, ['sponsor']);
      });
      await expect(sponsors.getByRole('img', { name: 'Elektro Umbenannt' }).first()).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: 'Aktualisiert: Sponsoren.' }),
      ).toHaveCount(1);
    });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows a changed game without a mark', async ({ visit, db, page }) => {
    await visit('/spiele');
    await write(db, async (transaction) => {
      const game = transaction.updateTable('game').set({ goalsFor: 9 });
      await game.where('id', '=', '-G03').execute();
      await markChanged(transaction, ['game']);
    });
    await expect(sonne(page)).toContainText('9:3');
    expect(await markedRows(page)).toEqual([]);
  });
});

async function saveScore(page: Page, origin: string, goals: string) {
  await page.goto(`${origin}/admin/spiele/-G03`);
  await group(page, 'Endstand').getByLabel('Fortuna Musterau').fill(goals);
  await saveButton(page).click();
  // The page shows a warning, because the line-up of this game has fewer goals.
  await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await expectMessage(page, 'Spiel gespeichert!');
}

/** Poll often, because a mark lasts only three seconds. */
const oftenEnough = { intervals: [100] };

async function markedRows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      // Ignore animations of stylesheets, because a script sets the marks.
      .filter((element) =>
        element
          .getAnimations()
          .some((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation)),
      )
      .map(({ textContent }) => textContent ?? ''),
  );
}

/** Adds one win to the first team of the table. */
async function saveTable(page: Page, origin: string) {
  await page.goto(`${origin}/admin/tabelle`);
  const wins = page.getByLabel('Gewonnen').first();
  await wins.fill(String(Number(await wins.inputValue()) + 1));
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectMessage(page, 'Tabelle gespeichert!');
}

/** Simulates a phone in a pocket, or a tab in the background. */
async function hide(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('a page without a free live stream checks for changes from time to time', async ({ page }) => {
  const site = await startSite({ TRUST_PROXY: '1', ORIGIN: '', DATABASE_URL: '' });
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const others = await Promise.all(
    Array.from({ length: 300 }, () => fetch(`${site.origin}/live`, { headers })),
  );
  await page.setExtraHTTPHeaders(headers);
  await page.clock.install();
  const asked = page.waitForResponse((answer) => answer.url().includes('/live?'));
  await page.goto(`${site.origin}/team`);
  await (await asked).finished();
  const db = openDatabase({ dataDir: site.dataDir });
  const post = await signInForPosting(db);
  expect((await post(site.origin, playerForm('Neu Angekommen'))).status).toBe(303);
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('link', { name: /Neu Angekommen/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const { body } of others) await body?.cancel();
  await db.destroy();
  await site.stop();
});
