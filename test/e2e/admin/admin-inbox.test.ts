import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { createMessage } from '#test/message-factories.ts';
import { message } from './admin-forms.ts';
import { action, list, tool } from './admin-inbox-steps.ts';

test('counts a new message until it is opened, and again when marked unread', async ({
  db,
  page,
  visit,
}) => {
  await createMessage(db, { name: 'Anna', message: 'Wann ist das Training?' });
  await createMessage(db, { name: 'Ben' });
  await visit('/admin');
  await expect(tool(page)).toHaveAccessibleName('Posteingang 2 ungelesen');
  await tool(page).click();
  await expect(list(page)).toHaveCount(2);
  await expectAccessible(page);
  await list(page)
    .getByRole('link', { name: /Ungelesen: Anna/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(action(page, 'Als ungelesen markieren')).toBeVisible();
  await expect(tool(page)).toHaveAccessibleName('Posteingang 1 ungelesen');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Alle Nachrichten' }).click();
  await expect(list(page).getByRole('link', { name: /^Anna/ })).toBeVisible();
  await list(page).getByRole('link', { name: /^Anna/ }).click();
  await action(page, 'Als ungelesen markieren').click();
  await expect(message(page)).toHaveText('Als ungelesen markiert!');
  await expect(list(page).getByRole('link', { name: /Ungelesen: Anna/ })).toBeVisible();
});
