import { club } from '#club/club.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { button, field, openTool, Thumb } from '#test/e2e/thumb.ts';
import { createGame, createStanding } from '#test/factories.ts';
import { expectFormAccessible } from './admin-forms.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** As an association has it: the club is behind a team with fewer points. */
const rows = [
  ['SC Concordia Musterau', '11', '9', '1', '1', '31:9', '22', '28'],
  ['FK Sonne', '11', '8', '0', '3', '27:14', '13', '24'],
  ['FC Wiese', '11', '7', '1', '3', '22:16', '6', '22'],
  ['SV Neu', '11', '6', '2', '3', '20:15', '5', '20'],
  ['SC Berg', '11', '6', '1', '4', '19:19', '0', '19'],
  [`${club.name}*`, '11', '6', '4', '1', '25:12', '13', '19'],
  ['FC Bach', '11', '5', '2', '4', '18:18', '0', '17'],
  ['TSV Au', '11', '4', '3', '4', '17:17', '0', '15'],
  ['FC Acker', '11', '3', '2', '6', '12:20', '-8', '11'],
  ['USC Hang', '11', '2', '2', '7', '10:22', '-12', '8'],
  ['Seeufer Kickers', '11', '1', '1', '9', '8:30', '-22', '4'],
  ['VfB Stein', '11', '1', '1', '9', '6:30', '-24', '-2'],
] as const;
const heads = ['#', 'Mannschaft', 'SP', 'S', 'U', 'N', 'Tore', '+/-', 'P'];
const numbered = rows.map((row, index) => [String(index + 1), ...row]);
const footnote = '* Abzug von 3 Punkten';
const table = [heads, ...numbered].map((row) => row.join('\t')).join('\n');
const year = viennaDate(new Date()).slice(0, 4);

test.beforeEach(async ({ db }) => {
  await db.deleteFrom('standing').execute();
  await createStanding(db, { team: 'SC Berg', won: 1 });
  await db
    .insertInto('standingsDay')
    .values({ id: 1, day: `${year}-01-01`, source: 'ÖFB' })
    .execute();
  await createGame(db, { date: viennaDate(new Date()), goalsFor: 1, goalsAgainst: 0 });
});

test('the table of the week is pasted, seen and taken with four taps of a thumb', async ({
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
  // In sight without scrolling, above what was understood.
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

test('from the list of what is to be done, and pasted into the field, it is four taps, too', async ({
  page,
  visit,
}) => {
  await visit('/admin');
  const thumb = new Thumb();
  await thumb.tap(page.getByRole('link', { name: /^Tabelle ist vom/ }));
  const text = field(page, 'Tabelle einfügen');
  // A long press, and 'Einfügen': what is pasted is looked at by itself.
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a table is pasted, seen and taken', async ({ page, visit }) => {
    await visit('/admin/tabelle');
    await expect(button(page, 'Aus der Zwischenablage')).toHaveCount(0);
    await field(page, 'Tabelle einfügen').fill(table);
    await button(page, 'Ansehen').click();
    await field(page, 'Stand vom').fill('1.1.2099');
    await button(page, 'Als Tabelle übernehmen').click();
    await expect(page.getByText('Dieser Tag ist noch nicht gewesen.')).toBeVisible();
    await field(page, 'Stand vom').fill(`2.1.${year}`);
    await button(page, 'Als Tabelle übernehmen').click();
    await expect(page.getByRole('main').getByText('Tabelle gespeichert!')).toBeVisible();
  });
});
