import { viennaDate } from '#platform/values/vienna.ts';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { button, field, openTool, Thumb } from '#test/e2e/thumb.ts';
import { createGame, createStanding } from '#test/factories.ts';
import { expectFormAccessible } from './admin-forms.ts';
import { rows, table, year } from './pasted-table-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
const footnote = '* Abzug von 3 Punkten';

test.beforeEach(async ({ db }) => {
  await db.deleteFrom('standing').execute();
  await createStanding(db, { team: 'SC Berg', won: 1 });
  await db
    .insertInto('standingsDay')
    .values({ id: 1, day: `${year}-01-01`, source: 'ÖFB' })
    .execute();
  await createGame(db, { date: viennaDate(new Date()), goalsFor: 1, goalsAgainst: 0 });
});

test('an admin pastes, checks and saves the league table with four taps', async ({
  context,
  db,
  page,
  visit,
}, { annotations }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/admin');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${table}\n${footnote}`);
  const thumb = new Thumb();
  await openTool(page, thumb, 'Spieltag', 'Tabelle');
  await thumb.tap(button(page, 'Aus der Zwischenablage'));
  await expect(
    page.getByText('12 Teams. Für euch: Platz 6, 19 Punkte aus 11 Spielen.'),
  ).toBeVisible();
  await expect(field(page, 'Quelle')).toHaveValue('ÖFB');
  await expect(button(page, 'Als Tabelle übernehmen')).toBeInViewport({ ratio: 1 });
  await expectFormAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await thumb.tap(button(page, 'Als Tabelle übernehmen'));
  await expect(page.getByRole('main').getByText('Tabelle gespeichert!')).toBeVisible();
  annotations.push({ type: 'thumb', description: `${thumb.taps} taps` });
  expect(thumb.taps).toBe(4);
  await expect(page.getByText(`Die Website zeigt die eingetragene Tabelle ${year}.`)).toBeVisible();
  const stored = db.selectFrom('standing').select(['team', 'points', 'note']);
  expect(await stored.orderBy('position').execute()).toEqual(
    rows.map(([team, ...numbers]) => ({
      team: team.replace('*', ''),
      points: Number(numbers.at(-1)),
      note: team.endsWith('*') ? 'Abzug von 3 Punkten' : null,
    })),
  );
});
