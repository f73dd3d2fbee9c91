import { expect, test } from '#test/e2e/admin.ts';
import { createGame, createOpponent, createVenue } from '#test/factories.ts';
import { field, listed, opponent } from './admin-games-steps.ts';
import { group, saveButton } from './admin-steps.ts';

/** 26.04.2025, 2:3, with a line-up. */
const sonne = '/admin/spiele/-G03';
const sonneReport = '/spiele/spielbericht/fortuna-musterau-vs-fk-sonne';

test('crest and ground come with the opponent that is typed, before anything is saved', async ({
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
  // One without a crest of its own has that of its last game.
  await createOpponent(db, { name: 'SC Tal' });
  await createGame(db, { opponent: 'SC Tal', crest: '/images/wappen/fc-acker.svg' });
  await opponent(page).fill('SC Tal');
  await expect(told.locator('img')).toHaveAttribute('src', '/images/wappen/fc-acker.svg');
  await page.getByText('Anderes Wappen').click();
  await expect(group(page, 'Wappen').getByRole('radio', { name: 'FC Acker' })).toBeChecked();
  // Without a network nobody knows, and the form goes on.
  await page.context().setOffline(true);
  await opponent(page).fill('Sloga 1b');
  await expect(told).toHaveText('');
  await page.context().setOffline(false);
});

test('an open game leads to its line-up, or to a new one for it, and to its page', async ({
  club,
  page,
  visit,
}) => {
  await visit(sonne);
  await page.getByRole('link', { name: 'Spielbericht ansehen' }).click();
  await expect(page).toHaveURL(club.origin + sonneReport);
  await visit(sonne);
  await page.getByRole('link', { name: 'Aufstellung bearbeiten' }).click();
  await expect(page.getByRole('heading', { name: /^Aufstellung gegen FK Sonne/ })).toBeVisible();

  // Of another season than the one that the lists show.
  await visit('/admin/spiele/neu');
  await opponent(page).fill('Testverein Süd');
  await field(page, 'Datum').fill('9.11.2024');
  await saveButton(page).click();
  await page.getByRole('link', { name: /Testverein Süd/ }).click();
  await page.getByRole('link', { name: 'Aufstellung hinzufügen' }).click();
  await expect(page.getByRole('heading', { name: 'Neue Aufstellung' })).toBeVisible();
  const choice = page
    .getByRole('combobox', { name: 'Spieltag' })
    .getByRole('option', { selected: true });
  await expect(choice).toHaveText('Sa., 09.11.2024 Testverein Süd (Meisterschaft)');
});

test('the list finds by opponent, kind and date', async ({ page, visit }) => {
  await visit('/admin/spiele');
  await expect(listed(page)).toHaveCount(1 + 14);
  const search = page.getByRole('searchbox', { name: 'Suche', exact: true });
  await search.fill('berg');
  await expect(listed(page)).toHaveCount(1 + 3);
  await search.fill('berg pokal');
  await expect(listed(page)).toHaveText([/hinzufügen/, /SC Berg.*11\.04\.2025/]);
  await search.fill('18.10.2025');
  await expect(listed(page)).toHaveText([/hinzufügen/, /SC Berg.*Meisterschaft.*3:1/]);
  await search.fill('Niemand');
  await expect(page.getByText('No games available.', { exact: true })).toBeVisible();
});
