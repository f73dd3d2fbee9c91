import { expectNothingLost } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { storeGame } from './admin-forms.ts';
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

test('text twice as large keeps the count in view and cuts off no date', async ({
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
  await expectNothingLost(page);
});

test('asks before the last line-up replaces entered players', async ({ club, page, visit }) => {
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
  await expect(count(page)).toHaveText('Startaufstellung 11 von 11 + 4 Ersatz');
  await expect(lineup(page)).not.toContainText('1 Tor');
});

test('tapping a player in a saved line-up does not move the player buttons', async ({
  page,
  visit,
}) => {
  await visit('/admin/kader/-K01');
  await expect(players(page).first()).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Spieler wählen' }).tap();
  const before = await places(players(page));
  await page.getByRole('button', { name: /Edo Hruškagić$/ }).tap();
  await expect(count(page)).toHaveText('Startaufstellung 11 von 11 + 5 Ersatz');
  expect(await places(players(page))).toEqual(before);
});

test.describe('when the server asks about a line-up', () => {
  test.use({ expectedFailures: /^409: / });

  test('shows its question in one notice, and the count next to the button', async ({
    page,
    visit,
  }) => {
    await visit('/admin/kader/-K01');
    for (let goals = 0; goals < 9; goals++)
      await page.getByRole('button', { name: '+ Tor: Jonas Sandling' }).tap();
    await save(page).tap();
    const question = page.getByRole('region', { name: 'Rückfrage' });
    await expect(question).toContainText('Tore, im Endstand habt ihr 3.');
    const said = question.getByRole('alert');
    await expect(said).toHaveText('Noch nicht gespeichert: Stimmt das so?');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await expect(said).toBeInViewport();
    const answer = page.getByRole('button', { name: 'Trotzdem speichern' });
    const [button, counted] = [await answer.boundingBox(), await count(page).boundingBox()];
    expect(counted?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0));
  });
});
