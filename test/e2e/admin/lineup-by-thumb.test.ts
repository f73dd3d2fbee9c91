import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { Thumb } from '#test/e2e/thumb.ts';
import { message, storeGame } from './admin-forms.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const newPath = '/admin/kader/neu';
const newGame = { opponent: 'SV Neu', date: '2025-03-22' };
const newGameLabel = 'Sa., 22.03.2025 SV Neu (Meisterschaft)';
/** Of the starter content, the first team's last one before: 11 starters and 4 more. */
const lastGame = '-G01';

const game = (page: Page) => page.getByRole('combobox', { name: 'Spieltag' });
const players = (page: Page) =>
  page.getByRole('group', { name: 'Spieler wählen', exact: true }).getByRole('button');
const lineup = (page: Page) => page.getByRole('group', { name: 'Aufstellung', exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'von 11' });
const asLastTime = (page: Page) => page.getByRole('button', { name: 'Wie letztes Spiel' });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

/** Where they stand on the page, however far it is scrolled. */
function places(buttons: Locator): Promise<unknown[]> {
  return buttons.evaluateAll((all) =>
    all.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { left, top: top + scrollY, width, height };
    }),
  );
}

test('none of the players moves while 13 of them are tapped on, and the count stays in sight', async ({
  page,
  visit,
}) => {
  await visit(newPath);
  const before = await places(players(page));
  expect(before.length).toBeGreaterThanOrEqual(13);
  for (let index = 0; index < 13; index++) {
    await players(page).nth(index).tap();
    await expect(players(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page)).toBeInViewport({ ratio: 1 });
  }
  expect(await places(players(page))).toEqual(before);
  await expect(count(page)).toHaveText('Startelf 11 von 11 + 2 Ersatz');
  await expect(players(page).nth(10)).toHaveAccessibleDescription('Startelf');
  await expect(players(page).nth(11)).toHaveAccessibleDescription('Ersatz');
  await expect(lineup(page).getByRole('listitem')).toHaveCount(13);

  const form = page.locator('main form').filter({ has: game(page) });
  const height = await form.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(2_000);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);

  for (let index = 0; index < 13; index++) await players(page).nth(index).tap();
  await expect(lineup(page).getByRole('listitem')).toHaveCount(0);
  expect(await places(players(page))).toEqual(before);
});

test('with letters twice as large the count stays in sight, and no date is cut off', async ({
  club,
  page,
  visit,
}) => {
  await storeGame(page, club.origin, {
    ...newGame,
    opponent: 'Sportvereinigung Musterau-Neustadt',
  });
  await page.setViewportSize({ width: 195, height: 422 });
  await visit(`${newPath}?saison=2025`);
  await game(page).selectOption({ index: 1 });
  await players(page).first().tap();
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Sa., 22.03.2025 Sportvereinigung').last()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the line-up of the last game is taken over by one tap, without what happened there', async ({
  club,
  db,
  page,
  visit,
}, { annotations }) => {
  await visit('/admin');
  await storeGame(page, club.origin, newGame);
  await visit(`${newPath}?saison=2025`);
  const thumb = new Thumb();
  await thumb.choose(game(page), newGameLabel);
  await thumb.tap(asLastTime(page));
  await expect(count(page)).toHaveText('Startelf 11 von 11 + 4 Ersatz');
  await expect(asLastTime(page)).toHaveAccessibleDescription('Sa., 15.03.2025 FC Bach');
  await thumb.tap(save(page));
  await expect(message(page)).toHaveText('Kader erfolgreich gespeichert ✅');
  annotations.push({ type: 'thumb', description: `${thumb.taps} taps` });
  expect(thumb.taps).toBeLessThanOrEqual(5);

  const entries = (condition: { id: string } | { opponent: string }) =>
    db
      .selectFrom('lineup')
      .innerJoin('game', 'game.id', 'lineup.gameId')
      .innerJoin('lineupPlayer as entry', 'entry.lineupId', 'lineup.id')
      .select(['playerId', 'entry.shirtNumber', 'onBench'])
      .select(['goals', 'assists', 'yellowCards', 'redCards', 'cameOn', 'goalMinutes'])
      .where((where) =>
        'id' in condition
          ? where('game.id', '=', condition.id)
          : where('game.opponent', '=', condition.opponent),
      )
      .orderBy('entry.ordinal')
      .execute();
  const nothing = { goals: 0, assists: 0, yellowCards: 0, redCards: 0, cameOn: null };
  const last = await entries({ id: lastGame });
  expect(last).toHaveLength(15);
  expect(await entries({ opponent: newGame.opponent })).toEqual(
    last.map((entry) => ({ ...entry, ...nothing, goalMinutes: null })),
  );
});

test('nothing that stands there is replaced by the last line-up without a question', async ({
  club,
  page,
  visit,
}) => {
  await visit('/admin');
  await storeGame(page, club.origin, newGame);
  await visit(`${newPath}?saison=2025`);
  await expect(asLastTime(page)).toHaveCount(0);
  await game(page).selectOption({ label: newGameLabel });
  await page.getByRole('button', { name: /Edo Hruškagić$/ }).tap();
  await page.getByRole('button', { name: '+ Tor: Edo Hruškagić' }).tap();
  await asLastTime(page).tap();
  const dialog = page.getByRole('dialog', { name: 'Die Aufstellung ersetzen?' });
  await expect(dialog).toContainText('Edo Hruškagić 1 Tor');
  await dialog.getByRole('button', { name: 'Abbrechen' }).tap();
  await expect(lineup(page).getByRole('listitem')).toHaveText(/Edo Hruškagić.*1 Tor/);
  await asLastTime(page).tap();
  await dialog.getByRole('button', { name: 'Ersetzen' }).tap();
  await expect(count(page)).toHaveText('Startelf 11 von 11 + 4 Ersatz');
  await expect(lineup(page)).not.toContainText('1 Tor');
});

test('the players of a line-up that is changed do not move either', async ({ page, visit }) => {
  await visit('/admin/kader/-K01');
  await expect(players(page).first()).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Spieler wählen' }).tap();
  const before = await places(players(page));
  await page.getByRole('button', { name: /Edo Hruškagić$/ }).tap();
  await expect(count(page)).toHaveText('Startelf 11 von 11 + 5 Ersatz');
  expect(await places(players(page))).toEqual(before);
});

test.describe('when the server asks', () => {
  test.use({ expectedFailures: /^409: / });

  test('what is asked of a line-up stands in one notice, and the count beside the answer', async ({
    page,
    visit,
  }) => {
    await visit('/admin/kader/-K01');
    for (let goals = 0; goals < 9; goals++)
      await page.getByRole('button', { name: '+ Tor: Jonas Sandling' }).tap();
    await save(page).tap();
    const question = page.getByRole('region', { name: 'Rückfrage' });
    await expect(question).toContainText('Tore, im Endstand haben wir 3.');
    const said = question.getByRole('alert');
    await expect(said).toHaveText('Noch nicht gespeichert: Stimmt das so?');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await expect(said).toBeInViewport();
    const answer = page.getByRole('button', { name: 'Trotzdem speichern' });
    const [button, counted] = [await answer.boundingBox(), await count(page).boundingBox()];
    expect(counted?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
  });
});
