import { expect } from './fixtures.ts';
import { notice, reopened, test, waitUntilSaved } from './offline-steps.ts';

test('pages opened by clicks are available offline and link to each other', async ({
  visit,
  desk,
  page,
  context,
}) => {
  await visit('/');
  await page.getByRole('navigation', { name: 'Wichtige Seiten' }).getByText('Spiele').click();
  await expect(page).toHaveURL(`${desk.origin}/spiele`);
  await waitUntilSaved(page, '/spiele');
  await context.setOffline(true);
  const again = await reopened(context, `${desk.origin}/spiele`);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Spiele 2025');
  await again
    .getByRole('link', { name: /Startseite/ })
    .first()
    .click();
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Willkommen');
  await expect(notice(again)).toBeVisible();
  await again.goBack();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Spiele 2025');
  await expect(notice(again)).toBeVisible();
});

test('a form shows that nothing was sent and keeps the typed text', async ({
  visit,
  page,
  context,
}) => {
  await visit('/contact');
  const message = page.getByRole('main').getByRole('textbox', { name: 'Nachricht' });
  await page.getByRole('main').getByLabel('Name').fill('Eva Fan');
  await page.getByRole('main').getByLabel('E-Mail').first().fill('eva@verein.example');
  await message.fill('Wann ist das nächste Training?');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /senden|schicken/i })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('es wurde nichts gesendet');
  await expect(message).toHaveValue('Wann ist das nächste Training?');
});
