import { expect, test } from '#test/e2e/admin.ts';
import { message } from './admin-forms.ts';
import { openAll, saveButton } from './admin-steps.ts';
import { fillGame, signInAsCoach } from './coach-steps.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the coach of the second team enters a game and changes it', async ({
    club,
    db,
    page,
    visit,
  }) => {
    const teamId = await signInAsCoach(page, db, club.origin);
    await visit('/admin/spiele/neu');
    await fillGame(page, 'SV Neuling');
    await saveButton(page).click();
    await expect(message(page)).toHaveText('Spiel gespeichert!');
    const games = db.selectFrom('game').select(['id', 'teamId', 'round']);
    const ofNew = games.where('opponent', '=', 'SV Neuling');
    const { id } = await ofNew.executeTakeFirstOrThrow();
    await visit(`/admin/spiele/${id}`);
    await openAll(page);
    await page.getByLabel('Runde').fill('7');
    await saveButton(page).click();
    await expect(message(page)).toHaveText('Spiel gespeichert!');
    expect(await ofNew.execute()).toEqual([{ id, teamId, round: '7' }]);
  });
});
