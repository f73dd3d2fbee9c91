import { expect, test } from '#test/e2e/admin.ts';
import { field } from './admin-players-steps.ts';
import { expectWrong, saveButton } from './admin-steps.ts';

test('of several wrong fields the first has the focus', async ({ page, visit }) => {
  await visit('/admin/spieler/neu');
  await field(page, 'Trikotnummer').fill('0');
  await saveButton(page).click();
  await expectWrong(field(page, 'Name'), 'Bitte gib einen Namen ein.');
  await expectWrong(field(page, 'Position'), 'Bitte wähle eine Position.');
  await expectWrong(field(page, 'Trikotnummer'), 'Bitte eine ganze Zahl von 1 bis 999 eingeben.');
  await expect(field(page, 'Name')).toBeFocused();
});
