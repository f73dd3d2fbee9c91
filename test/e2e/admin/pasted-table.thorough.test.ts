import { viennaDate } from '#platform/values/vienna.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { button, field, Thumb } from '#test/e2e/thumb.ts';
import { createGame, createStanding } from '#test/factories.ts';
import { numbered, year } from './pasted-table-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ db }) => {
  await db.deleteFrom('standing').execute();
  await createStanding(db, { team: 'SC Berg', won: 1 });
  await db
    .insertInto('standingsDay')
    .values({ id: 1, day: `${year}-01-01`, source: 'ÖFB' })
    .execute();
  await createGame(db, { date: viennaDate(new Date()), goalsFor: 1, goalsAgainst: 0 });
});

test('pasting a table into the field takes four taps from the task list, too', async ({
  page,
  visit,
}) => {
  await visit('/admin');
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('link', { name: /^Tabelle ist vom/ }));
  const text = field(page, 'Tabelle einfügen');
  // A long press and 'Einfügen' are two taps. The page reads the pasted text automatically.
  thumb.taps += 1;
  await thumb.tap(text);
  await text.evaluate((area: HTMLTextAreaElement, pasted) => {
    area.value = pasted;
    area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
  }, numbered.flat().join('\n'));
  await thumb.tap(button(page, 'Als Tabelle übernehmen'));
  await expect(page.getByRole('main').getByText('Tabelle gespeichert!')).toBeVisible();
  expect(thumb.taps).toBe(4);
});
