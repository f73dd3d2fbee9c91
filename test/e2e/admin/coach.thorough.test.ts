import { expect, test } from '#test/e2e/admin.ts';
import { enterResult, field, Thumb } from '#test/e2e/thumb.ts';
import { createGame, createPlayer } from '#test/factories.ts';
import { message } from './admin-forms.ts';
import { expectMessage, saveButton } from './admin-steps.ts';
import { kim, signInAsCoach } from './coach-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the second team’s coach postpones a game and saves squad, competition and round', async ({
  club,
  db,
  page,
  visit,
}) => {
  test.slow();
  const { teamId, squadId } = await signInAsCoach(page, db, club.origin);
  const season = { date: '2025-11-16', opponent: 'SC Berg', kind: 'Meisterschaft' } as const;
  const { id } = await createGame(db, { ...season, teamId, round: '1' });
  await createPlayer(db, { name: 'Eva Neu', active: 1 });

  await visit(`/admin/spiele/${id}`);
  await page.getByRole('link', { name: 'Absagen oder verlegen' }).click();
  // Wait for the new page: the game form also has these fields.
  await expect(page).toHaveURL(/\/absage$/);
  await field(page, 'Datum').fill('23.11.2025');
  await saveButton(page).click();
  await expect(message(page)).toHaveText('Spiel gespeichert!');
  await visit(`/admin/spiele/${id}/absage`);
  await page.getByRole('radio', { name: 'Abgesagt' }).check();
  await saveButton(page).click();
  await expect(message(page)).toHaveText('Spiel gespeichert!');
  expect(
    await db.selectFrom('game').select(['teamId', 'date', 'status']).where('id', '=', id).execute(),
  ).toEqual([{ teamId, date: '2025-11-23', status: 'calledOff' }]);

  await visit(`/admin/mannschaftskader/${squadId}`);
  await page.getByRole('button', { name: 'Eva Neu' }).click();
  await saveButton(page).click();
  await expectMessage(page, 'Mannschaftskader gespeichert!');
  await visit('/admin/mannschaftskader/neu');
  await field(page, 'Saison').fill('2026');
  await page.getByRole('button', { name: new RegExp(`${kim}$`) }).click();
  await saveButton(page).click();
  await expectMessage(page, 'Mannschaftskader gespeichert!');
  expect(
    await db
      .selectFrom('squad')
      .innerJoin('squadPlayer', 'squadPlayer.squadId', 'squad.id')
      .select((read) => ['season', 'teamId', read.fn.countAll<number>().as('players')])
      .groupBy(['season', 'teamId'])
      .orderBy('season')
      .execute(),
  ).toEqual([
    { season: '2025', teamId, players: 2 },
    { season: '2026', teamId, players: 1 },
  ]);

  await visit('/admin/bewerbe/neu');
  await field(page, 'Name').fill('Frauenliga');
  await field(page, 'Saison').fill('2025');
  const teams = page.getByRole('group', { name: 'Teams', exact: true });
  await expect(teams.getByLabel('Team', { exact: true })).toHaveCount(1);
  for (const name of ['SC Berg', 'SV Au', 'SC Hof']) {
    await page.getByRole('button', { name: 'Team hinzufügen' }).click();
    await teams.getByLabel('Team', { exact: true }).last().fill(name);
  }
  await saveButton(page).click();
  await expectMessage(page, 'Bewerb gespeichert!');
  const competitions = db.selectFrom('competition').select('name').where('teamId', '=', teamId);
  expect(await competitions.execute()).toEqual([{ name: 'Frauenliga' }]);

  await visit('/admin/runden');
  await page.getByRole('link', { name: 'Runde eintragen' }).click();
  await enterResult(page, new Thumb(), ['SV Au', 'SC Hof', '2', '1']);
  await saveButton(page).click();
  await expectMessage(page, 'Runde gespeichert!');
  await visit('/tabelle?mannschaft=frauen&saison=2025');
  await expect(
    page
      .getByRole('table', { name: /Frauenliga/ })
      .getByRole('row')
      .nth(1),
  ).toContainText('SV Au');
});
