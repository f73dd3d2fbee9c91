import { expect, test } from '#test/e2e/admin.ts';
import { field, opponent, sonne } from './admin-games-steps.ts';
import { group, saveButton } from './admin-steps.ts';

const sonneReport = '/spiele/spielbericht/fortuna-musterau-vs-fk-sonne';

test('shows the crest of each opponent in a preview, with the default crest first', async ({
  page,
  visit,
}) => {
  await visit('/admin/spiele/neu');
  const crests = group(page, 'Wappen');
  await expect(crests.getByRole('radio', { name: 'Standardwappen' })).toBeChecked();
  const choices = crests.getByRole('listitem');
  await expect(choices).toHaveText([
    'Standardwappen',
    'FC Acker',
    'FC Bach',
    'FC Wiese',
    'FK Sonne',
    'SC Berg',
  ]);
  await expect(choices.first().locator('img')).toHaveAttribute('src', '/images/ohne%20wappen.png');
  for (const choice of await choices.all()) {
    const picture = choice.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await crests.getByRole('radio', { name: 'Standardwappen' }).press('ArrowDown');
  await expect(crests.getByRole('radio', { name: 'FC Acker' })).toBeChecked();
});

test('an open game links to its public page and to its line-up form', async ({
  club,
  page,
  visit,
}) => {
  await visit(sonne);
  await page.getByRole('link', { name: 'Auf der Website ansehen' }).click();
  await expect(page).toHaveURL(club.origin + sonneReport);
  await visit(sonne);
  await page.getByRole('link', { name: 'Aufstellung bearbeiten' }).click();
  await expect(page.getByRole('heading', { name: /^Aufstellung gegen FK Sonne/ })).toBeVisible();

  // A game of another season than the lists show.
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
