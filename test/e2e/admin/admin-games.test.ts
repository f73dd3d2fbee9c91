import { expect, test } from '#test/e2e/admin.ts';
import { createGame, createOpponent, createVenue } from '#test/factories.ts';
import { field, gameLinks, opponent } from './admin-games-steps.ts';
import { group } from './admin-steps.ts';

test('shows crest and ground of the typed opponent before the game is saved', async ({
  db,
  page,
  visit,
}) => {
  await createVenue(db, { id: 'wald', name: 'Waldstadion' });
  const sloga = { name: 'FK Sloga', crest: '/images/wappen/fk-sonne.svg', venueId: 'wald' };
  await createOpponent(db, { ...sloga, otherNames: ['Sloga 1b'] });
  await visit('/admin/spiele/neu');
  const told = page.getByRole('region', { name: 'Neues Spiel' }).getByRole('status');
  await opponent(page).pressSequentially('sloga 1B');
  await expect(told.getByText('FK Sloga', { exact: true })).toBeVisible();
  await expect(told.locator('img')).toHaveAttribute('src', sloga.crest);
  await expect(group(page, 'Wappen')).toHaveCount(0);
  await expect(told).not.toContainText('Waldstadion');
  await field(page, 'Heim oder auswärts').selectOption('Auswärts');
  await expect(told.getByText('Gespielt wird: Waldstadion')).toBeVisible();
  await opponent(page).press('End');
  await opponent(page).pressSequentially(' neu');
  await expect(told.getByText('Neuer Gegner: Er wird mit dem Spiel angelegt.')).toBeVisible();
  await expect(group(page, 'Wappen')).toBeVisible();
  // An opponent without its own crest shows the crest of its last game.
  await createOpponent(db, { name: 'SC Tal' });
  await createGame(db, { opponent: 'SC Tal', crest: '/images/wappen/fc-acker.svg' });
  await opponent(page).fill('SC Tal');
  await expect(told.locator('img')).toHaveAttribute('src', '/images/wappen/fc-acker.svg');
  await page.getByText('Anderes Wappen').click();
  await expect(group(page, 'Wappen').getByRole('radio', { name: 'FC Acker' })).toBeChecked();
  // Without a network the form shows no hint about the opponent, but still works.
  await page.context().setOffline(true);
  await opponent(page).fill('Sloga 1b');
  await expect(told).toHaveText('');
  await page.context().setOffline(false);
});

test('the list finds games by opponent, kind and date', async ({ page, visit }) => {
  await visit('/admin/spiele');
  await expect(gameLinks(page)).toHaveCount(1 + 14);
  const search = page.getByRole('searchbox', { name: 'Suche', exact: true });
  await search.fill('berg');
  await expect(gameLinks(page)).toHaveCount(1 + 3);
  await search.fill('berg pokal');
  await expect(gameLinks(page)).toHaveText([/hinzufügen/, /SC Berg.*11\.04\.2025/]);
  await search.fill('18.10.2025');
  await expect(gameLinks(page)).toHaveText([/hinzufügen/, /SC Berg.*Meisterschaft.*3:1/]);
  await search.fill('Niemand');
  await expect(page.getByText('Nichts gefunden.', { exact: true })).toBeVisible();
});
