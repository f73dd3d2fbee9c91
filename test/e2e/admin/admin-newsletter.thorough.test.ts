import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { createNewsletter, createSubscriber } from '#test/message-factories.ts';
import { message } from './admin-forms.ts';
import { action, field, path, preview } from './admin-newsletter-steps.ts';

const subscribers = `${path}/abonnenten`;

async function write(page: Page, subject: string, body: string): Promise<void> {
  await field(page, 'Betreff').fill(subject);
  await action(page, 'Nur Text').click();
  await field(page, 'Text').fill(body);
}

test('an admin can write a newsletter without a mail server and sees a hint', async ({
  page,
  visit,
}) => {
  await visit(path);
  await expect(page.getByText(/^Es ist kein E-Mail-Versand eingerichtet:/)).toBeVisible();
  await expect(page.getByText('Noch kein Newsletter.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Newsletter schreiben' }).click();
  await write(page, 'März', 'Hallo');
  await action(page, 'Speichern').click();
  await expect(message(page)).toHaveText('Entwurf gespeichert!');
  await expect(action(page, 'Test an mich')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('two admins at the same time', () => {
  test.use({ expectedFailures: /^409: / });

  test('shows another admin’s save before it can be overwritten', async ({
    db,
    club,
    other,
    page,
    visit,
  }) => {
    const { id } = await createNewsletter(db, { subject: 'Alt' });
    await visit(`${path}/${id}`);
    await other.goto(`${club.origin}${path}/${id}`);
    await write(other, 'Von jemand anderem', 'Anderer Text');
    await action(other, 'Speichern').click();
    await expect(message(other)).toHaveText('Entwurf gespeichert!');
    await write(page, 'Meiner', 'Mein Text');
    await action(page, 'Speichern').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'inzwischen max geändert',
    );
    await expect(page.getByText('Jetzt gespeichert: Von jemand anderem')).toBeVisible();
    await expect(field(page, 'Betreff')).toHaveValue('Meiner');
    await expectAccessible(page);
    await action(page, 'Speichern').click();
    await expect(message(page)).toHaveText('Entwurf gespeichert!');
    await expect(field(page, 'Betreff')).toHaveValue('Meiner');
  });
});

test.describe('a rejected newsletter form', () => {
  test.use({ expectedFailures: /^422: / });

  test('shows the error at its field and keeps the typed text', async ({ page, visit }) => {
    await visit(`${path}/neu`);
    await write(page, ' ', 'Ein langer Text');
    await action(page, 'Speichern').click();
    await expect(field(page, 'Betreff')).toHaveAccessibleDescription(
      'Bitte gib einen Betreff ein.',
    );
    // The save button is far below this field, so the page must move the focus.
    await expect(field(page, 'Betreff')).toBeFocused();
    await expect(field(page, 'Text')).toHaveValue('Ein langer Text');
    await expectAccessible(page);
  });
});

test.describe('with a mail server', () => {
  test.use({ hasMail: true });

  test('an admin writes, tests and sends a newsletter and sees the progress', async ({
    db,
    mails,
    page,
    visit,
  }) => {
    for (let count = 0; count < 3; count++) await createSubscriber(db);
    await visit(`${path}/neu`);
    await write(page, 'Derby am Samstag', '# Derby\n\nKommt **alle**! <script>x</script>');
    await action(page, 'Speichern').click();
    await expect(message(page)).toHaveText('Entwurf gespeichert!');
    await expect(preview(page).getByText('alle', { exact: true })).toBeVisible();
    await action(page, 'Test an mich').click();
    await expect(message(page)).toHaveText('Der Test ist unterwegs an deine Adresse!');
    await expect.poll(() => mails?.received.length).toBe(1);
    expect(mails?.received[0]?.recipients).toEqual(['max@verein.example']);

    await action(page, 'An 3 Personen senden').click();
    const dialog = page.getByRole('dialog', { name: 'Newsletter jetzt an 3 Personen senden?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Ja, an 3 Personen senden' }).click();
    await expect(message(page)).toHaveText('Der Newsletter ist unterwegs!');
    await expect.poll(() => mails?.received.length).toBe(4);
    await expect(page.getByText('3 von 3 verschickt')).toBeVisible();
    await expect(page.getByText('Der Versand ist abgeschlossen.')).toBeVisible();
    await expect(action(page, 'Speichern')).toHaveCount(0);
  });

  test('finds and deletes a subscriber, who is then missing in the CSV file', async ({
    db,
    page,
    visit,
  }) => {
    for (let count = 0; count < 9; count++) await createSubscriber(db);
    await createSubscriber(db, { email: 'weg@verein.example' });
    await createSubscriber(db, { email: '=summe@verein.example' });
    await visit(`${subscribers}?suche=weg`);
    await page.getByRole('link', { name: /weg@verein\.example/ }).click();
    await action(page, 'Löschen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(message(page)).toHaveText('Adresse gelöscht!');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Bestätigte als CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain("'=summe@verein.example;");
    expect(text).not.toContain('weg@verein.example');
  });
});

test.describe('the newsletter page', () => {
  test.use({ hasMail: true });

  test('shows the progress without a reload while mails are sent', async ({
    db,
    mails,
    page,
    visit,
  }) => {
    const waiting = Promise.withResolvers<void>();
    if (mails) mails.answer = () => waiting.promise.then(() => 'take' as const);
    for (let count = 0; count < 2; count++) await createSubscriber(db);
    const { id } = await createNewsletter(db, { subject: 'Derby' });
    await visit(`${path}/${id}`);
    await action(page, 'An 2 Personen senden').click();
    await page.getByRole('dialog').getByRole('button', { name: /^Ja/ }).click();
    await expect(page.getByText('0 von 2 verschickt')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Verschickt' })).toBeVisible();
    await expectAccessible(page);
    waiting.resolve();
    await expect(page.getByText('2 von 2 verschickt')).toBeVisible();
  });

  test('hides the send button while the form has unsaved text', async ({ db, page, visit }) => {
    await createSubscriber(db);
    const { id } = await createNewsletter(db);
    await visit(`${path}/${id}`);
    await expect(action(page, 'An 1 Person senden')).toBeVisible();
    await field(page, 'Betreff').fill('Anders');
    await expect(action(page, 'An 1 Person senden')).toHaveCount(0);
    await expect(page.getByText(/^Erst speichern:/)).toBeVisible();
    await action(page, 'Speichern').click();
    await expect(action(page, 'An 1 Person senden')).toBeVisible();
  });
});

test('lists subscribers in groups, with the suspected spam in its own group', async ({
  db,
  page,
  visit,
}) => {
  await visit(subscribers);
  await expect(page.getByText(/^Noch hat sich niemand angemeldet\./)).toBeVisible();
  await createSubscriber(db, { email: `${'lang'.repeat(15)}@${'verein.'.repeat(20)}example` });
  await createSubscriber(db, { confirmedAt: null });
  await createSubscriber(db, { confirmedAt: null, mails: 0, suspicions: '["honeypot"]' });
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(subscribers);
  for (const name of ['Bestätigt', 'Warten auf Bestätigung', 'Zurückgehalten'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem')).toHaveCount(
      1,
    );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Zurückgehalten' }).getByRole('link').click();
  await expectAccessible(page);
  await action(page, 'Von Hand bestätigen').click();
  await expect(message(page)).toHaveText('Adresse bestätigt!');
  await expect(page.getByRole('region', { name: 'Zurückgehalten', exact: true })).toHaveCount(0);
});
