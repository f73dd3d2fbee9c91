import { expect, test } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { createGame, createOpponent } from '#test/factories.ts';
import { players, rename } from './admin-live-steps.ts';
import { expectMessage, saveButton } from './admin-steps.ts';

test('a list shows another admin’s save and keeps the search text', async ({
  club,
  page,
  other,
  visit,
}) => {
  await visit(players);
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('jonas');
  await rename(other, club.origin);
  await expect(page.getByRole('link', { name: /Jonas Umbenannt/ })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Suche', exact: true })).toHaveValue('jonas');
  await expect(page.getByRole('link', { name: /Jonas Sandling/ })).toHaveCount(0);
});

test('the dashboard removes a task that another admin has done, and lists the change', async ({
  club,
  db,
  page,
  other,
  visit,
}) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  // The opponent must exist. Otherwise the save below would also create the opponent, and this change would
  // be the first in the list.
  await createOpponent(db, { name: 'SV Gestern' });
  const game = await createGame(db, { opponent: 'SV Gestern', date: yesterday });
  await visit('/admin');
  const task = page.getByRole('link', { name: 'Ergebnis gegen SV Gestern fehlt' });
  await expect(task).toHaveAttribute('href', `/admin/spiele/${game.id}#spiel-goalsFor`);
  await other.goto(`${club.origin}/admin/spiele/${game.id}`);
  await waitForHydration(other);
  const result = other.getByRole('group', { name: 'Endstand' }).getByRole('spinbutton');
  await result.first().fill('2');
  await result.last().fill('1');
  await saveButton(other).click();
  await expectMessage(other, 'Spiel gespeichert!');
  await expect(task).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Zuletzt geändert' }).getByRole('listitem').first(),
  ).toContainText(/Ergebnis gegen SV Gestern eingetragen/);
});

test.describe('an open form', () => {
  test.use({ expectedFailures: /^409: / });

  test('keeps the typed text while another admin saves', async ({ club, page, other, visit }) => {
    await visit(players);
    await page.getByRole('link', { name: /Jonas Sandling/ }).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Jonas S.');
    const list = await page.context().newPage();
    await list.goto(`${club.origin}${players}`);
    await waitForHydration(list);
    await rename(other, club.origin);
    // Wait until open pages have received the change.
    await expect(list.getByRole('link', { name: /Jonas Umbenannt/ })).toBeVisible();
    await expect(name).toHaveValue('Jonas S.');
    await saveButton(page).click();
    await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toBeVisible();
    await expect(name).toHaveValue('Jonas S.');
  });
});
