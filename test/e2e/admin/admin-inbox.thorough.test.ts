import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { createMessage, createOutgoingMail } from '#test/message-factories.ts';
import { expectTargets, message } from './admin-forms.ts';
import { action, list } from './admin-inbox-steps.ts';

const path = '/admin/posteingang';

const hostile = {
  name: '<script>document.title="weg"</script>',
  message: [
    '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">klick</a>',
    'Bcc: alle@verein.example',
    '\u202Everdreht\u202C',
    'https://boese.example/',
    'x'.repeat(5000),
  ].join('\n'),
};

test('an empty inbox says that no message has arrived yet', async ({ page, visit }) => {
  await visit(path);
  await expect(page.getByText(/^Noch hat niemand geschrieben\./)).toBeVisible();
  await expect(page.getByText(/^Es ist kein E-Mail-Versand eingerichtet:/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zurückgehalten' }).click();
  await expect(page.getByText('Nichts wurde zurückgehalten.')).toBeVisible();
});

test('shows a hostile message as plain text and keeps the layout', async ({ db, page, visit }) => {
  const { id } = await createMessage(db, hostile);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(path);
  await expectNoSidewaysScroll(page);
  await visit(`${path}/${id}`);
  await expect(page.getByRole('heading', { name: hostile.name })).toBeVisible();
  const text = page.getByRole('article').locator('p').last();
  expect(await text.textContent()).toBe(hostile.message);
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(0);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Posteingang, Admin | Fortuna Musterau');
  await expectNoSidewaysScroll(page);
  await expectTargets(page.getByRole('region', { name: 'Kontakt' }).getByRole('button'));
  await expectAccessible(page);
});

test('deletes a message after a question, with the keyboard only', async ({ db, page, visit }) => {
  const { id } = await createMessage(db, { name: 'Anna' });
  await visit(`${path}/${id}`);
  await action(page, 'Löschen').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /wirklich löschen/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Enter');
  // Moves the focus from the question over the button 'Abbrechen' to 'Ja, löschen'.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Ja, löschen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveText('Nachricht gelöscht!');
  await expect(list(page)).toHaveCount(0);
});

test.describe('with a mail server', () => {
  test.use({ hasMail: true });

  test('sends an undelivered message again, and the mail arrives', async ({
    db,
    mails,
    page,
    visit,
  }) => {
    const { messageId } = await createOutgoingMail(db, {
      state: 'undelivered',
      failure: 'refused',
    });
    await visit(path);
    await expect(list(page)).toContainText('der Mailserver hat die Nachricht abgelehnt');
    await visit(`${path}/${messageId}`);
    await action(page, 'Noch einmal senden').click();
    await expect(message(page)).toHaveText('Die Nachricht ist unterwegs!');
    await expect.poll(() => mails?.received.length).toBe(1);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('article').textContent();
      })
      .toContain('zugestellt am ');
  });

  test('lists suspected spam separately and releases a message to the inbox', async ({
    db,
    mails,
    page,
    visit,
  }) => {
    await createMessage(db, { name: 'Zu Unrecht', putAside: 1, suspicions: '["links"]' });
    await visit(path);
    await expect(list(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Zurückgehalten' }).click();
    await expect(list(page)).toContainText('viele Links');
    await list(page).getByRole('link').click();
    await expect(page.getByText('Zurückgehalten, weil:')).toBeVisible();
    await action(page, 'Kein Spam').click();
    await expect(message(page)).toHaveText('Die Nachricht liegt jetzt im Eingang!');
    await expect.poll(() => mails?.received.length).toBe(1);
    await page.getByRole('link', { name: 'Alle Nachrichten' }).click();
    await expect(list(page)).toContainText('Zu Unrecht');
  });
});
