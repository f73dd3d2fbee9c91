import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { Thumb } from '#test/e2e/thumb.ts';
import { message, storeGame } from './admin-forms.ts';
import {
  asLastTime,
  count,
  game,
  lineup,
  newGame,
  newGameLabel,
  newPath,
  places,
  players,
  save,
} from './lineup-by-thumb-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
/** Last game of the first team in the starter content: 11 starters and 4 substitutes. */
const lastGame = '-G01';

test('tapping players does not move their buttons, and the player count stays visible', async ({
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
  await expect(count(page)).toHaveText('Startaufstellung 11 von 11 + 2 Ersatz');
  await expect(players(page).nth(10)).toHaveAccessibleDescription('Start');
  await expect(players(page).nth(11)).toHaveAccessibleDescription('Ersatzbank');
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

test('one tap copies the line-up of the last game without goals and cards', async ({
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
  await expect(count(page)).toHaveText('Startaufstellung 11 von 11 + 4 Ersatz');
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
