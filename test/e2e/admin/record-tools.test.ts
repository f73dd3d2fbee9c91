import { expect, test } from '#test/e2e/admin.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { expectSaid, saveButton, tabTo } from './admin-steps.ts';
import { field, filledIn, isChoice } from './record-tools-steps.ts';

for (const [kind, { tool, added, listed, newTitle }] of casesOfRun(
  Object.entries(filledIn),
  ([kind]) => kind === 'player' || kind === 'game',
)) {
  const [title = ''] = listed.added.split(',');

  test(`the keyboard alone adds a ${kind}`, async ({ page, visit }) => {
    await visit(tool.path);
    await tabTo(page, page.getByRole('link', { name: /hinzufügen$/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: newTitle })).toBeVisible();
    for (const [name, value] of Object.entries(added)) {
      const found = field(page, name);
      await tabTo(page, found);
      if (!(await isChoice(found))) await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(value);
    }
    await tabTo(page, saveButton(page));
    await page.keyboard.press('Enter');
    await expectSaid(page, tool.says.add.done);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });
}
