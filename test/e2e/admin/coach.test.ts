import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/admin.ts';
import { message } from './admin-forms.ts';
import { expectMessage, saveButton } from './admin-steps.ts';
import { kim, signInAsCoach } from './coach-steps.ts';

async function fillGame(page: Page, opponent: string) {
  await expect(page.getByLabel('Mannschaft')).toHaveCount(0);
  await page.locator('[name="opponent"]').fill(opponent);
  await page.getByLabel('Datum').fill('16.11.2025');
  await page.getByLabel('Anpfiff', { exact: true }).fill('14:00');
}

test('the second team’s coach enters game, line-up and result, then undoes the result', async ({
  club,
  db,
  page,
  visit,
}) => {
  const { teamId } = await signInAsCoach(page, db, club.origin);
  const games = () =>
    db
      .selectFrom('game')
      .select(['id', 'teamId', 'kickoff', 'goalsFor', 'goalsAgainst'])
      .where('opponent', '=', 'SC Berg')
      .where('teamId', 'is not', null)
      .execute();
  await visit('/admin/spiele');
  await expect(page.getByRole('main')).not.toContainText('Erste gegen');
  await visit('/admin/spiele/neu');
  await fillGame(page, 'SC Berg');
  await saveButton(page).click();
  await expect(message(page)).toHaveText('Spiel gespeichert!');
  const [game] = await games();
  expect(game).toMatchObject({ teamId, kickoff: '14:00' });

  await visit(`/admin/spiele/${game?.id}`);
  await page.getByLabel('Anpfiff', { exact: true }).fill('15:30');
  await saveButton(page).click();
  await expect(message(page)).toHaveText('Spiel gespeichert!');
  expect(await games()).toMatchObject([{ teamId, kickoff: '15:30' }]);

  await visit(`/admin/spiele/${game?.id}`);
  await page.getByRole('link', { name: 'Aufstellung hinzufügen' }).click();
  await page.getByLabel('Trainer').selectOption({ label: 'Tina Trainerin, Cheftrainer' });
  await page.getByRole('button', { name: new RegExp(`${kim}$`) }).click();
  await saveButton(page).click();
  await expectMessage(page, 'Kader erfolgreich gespeichert ✅');
  const lineups = db
    .selectFrom('lineup')
    .select('id')
    .where('gameId', '=', game?.id ?? '');
  expect(await lineups.execute()).toHaveLength(1);

  await visit(`/admin/spiele/${game?.id}`);
  const result = page.getByRole('group', { name: 'Endstand' });
  await result.getByRole('spinbutton').first().fill('2');
  await result.getByLabel('Gegner').fill('1');
  await saveButton(page).click();
  await expect(message(page)).toHaveText('Spiel gespeichert!');
  expect(await games()).toMatchObject([{ teamId, goalsFor: 2, goalsAgainst: 1 }]);

  await visit('/admin/protokoll');
  await page
    .getByRole('button', { name: /^Zurücknehmen/ })
    .first()
    .click();
  await expectMessage(page, 'Änderung zurückgenommen!');
  expect(await games()).toMatchObject([{ teamId, goalsFor: null, goalsAgainst: null }]);
});
