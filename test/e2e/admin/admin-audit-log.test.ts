import type { Page } from '@playwright/test';
import type { Db } from '#platform/db/client.server.ts';
import { comingDay } from '#test/coming-days.ts';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { createGame, createOpponent } from '#test/factories.ts';
import {
  expectFormAccessible,
  expectTargets,
  type Fields,
  message,
  noVersion,
  post,
  rowsOf,
} from './admin-forms.ts';

/* What is undone and what not, and all pages of it: test/admin/audit-log.test.ts. */

const path = '/admin/protokoll';
const refusal =
  'Das lässt sich nicht zurücknehmen. Diesen Eintrag hat inzwischen jemand geändert. Nimm zuerst die späteren Änderungen daran zurück.';

const entries = (page: Page) => page.getByRole('main').locator('ol').getByRole('listitem');
const newest = (page: Page) => entries(page).first();
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const nextGame = (page: Page) => page.getByRole('region', { name: 'Nächstes Spiel' });

async function undo(page: Page, entry: number): Promise<void> {
  const whole = entries(page).filter({ hasText: `Eintrag ${entry}:` });
  await whole.getByRole('button', { name: /^Zurücknehmen/ }).click();
}

/** Announces a next game; each opponent is another entry of the audit log. */
async function announce(
  { page, db, club }: { page: Page; db: Db; club: { origin: string } },
  opponents: readonly string[],
): Promise<void> {
  const address = `${club.origin}/admin/naechstes-spiel`;
  for (const opponent of opponents) {
    await createOpponent(db, { name: opponent });
    // Else it would be made, and the entry one of a group.
    await createGame(db, { opponent, date: comingDay(20), kickoff: '16:00' });
    const html = await (await page.request.get(address)).text();
    const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? noVersion;
    const fields: Fields = [
      ['version', version],
      ['opponent', opponent],
      ['startsAt', `${comingDay(20)}T16:00`],
      ['kind', 'Meisterschaft'],
    ];
    expect((await post(page, address, fields)).status()).toBe(303);
  }
}

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

test.describe('an entry', () => {
  test.use({ expectedFailures: /409/ });

  test('is taken back; a refusal after it drops that message, and leaves one on the page', async ({
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
