import type { Page } from '@playwright/test';
import { formatDayInput, nextClockChange } from '#test/coming-days.ts';
import { inMenu } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import {
  contact,
  draftsOn,
  expect,
  expectDraft,
  expectStored,
  formOf,
  game,
  leaving,
  lineup,
  listTypedFields,
  offer,
  sendButton,
  test,
} from './forms-with-draft.ts';
import { expectClosed } from './leaving-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const form of [lineup, game, contact])
  test(`${form.name}: offers the draft after a step back and saves the restored text`, async ({
    page,
    desk,
  }) => {
    await form.prepare?.(page, desk.origin);
    const before = form.isAdmin ? '/admin' : '/team';
    await page.goto(desk.origin + before);
    await waitForHydration(page);
    await followTo(page, form.path);
    await form.fill(page);
    const typed = await listTypedFields(page);
    await expectDraft(page);
    await page.goBack();
    await expect(leaving(page)).toBeVisible();
    await leaving(page).getByRole('button', { name: 'Als Entwurf behalten' }).click();
    await expect(page).toHaveURL(new RegExp(`${before}(/[a-z]+)?(\\?.*)?$`));
    await page.goto(desk.origin + form.path);
    await waitForHydration(page);
    await offer(page).getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect(offer(page)).toBeHidden();
    await expect.poll(() => listTypedFields(page)).toEqual(typed);
    await sendButton(page, form).click();
    await expectStored(page, form);
    expect(await draftsOn(page)).toEqual([]);
  });

for (const form of [lineup, game, contact])
  test(`${form.name}: a closed tab leaves a draft, which a user can restore or discard`, async ({
    page,
    context,
    desk,
    fillIn,
  }) => {
    const typed = await fillIn(form);
    await page.close();
    const next = await context.newPage();
    await next.goto(desk.origin + form.path);
    await waitForHydration(next);
    await offer(next).getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect.poll(() => listTypedFields(next)).toEqual(typed);
    await next.reload();
    await waitForHydration(next);
    await offer(next).getByRole('button', { name: 'Verwerfen' }).click();
    await expect(offer(next)).toBeHidden();
    expect(await draftsOn(next)).toEqual([]);
    await next.close();
  });

test('a tab closes without a question after a user has discarded the changes', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/spiele/-G01`);
  await waitForHydration(page);
  await formOf(page).getByLabel('Anpfiff', { exact: true }).fill('11:11');
  await page.getByRole('link', { name: 'Alle Spiele' }).click();
  await leaving(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/admin\/spiele$/);
  await expectClosed(page);
});

test('asks about text typed before the script for drafts has loaded', async ({ page, desk }) => {
  await page.goto(`${desk.origin}/contact`);
  await waitForHydration(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/filling|notices/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('main').getByLabel('Name').fill('Eva');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await leaving(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect.poll(() => draftsOn(page)).toHaveLength(1);
});

/** Opens the page with clicks on links, like a user. */
async function followTo(page: Page, path: string): Promise<void> {
  if (path.startsWith('/admin')) {
    const tool = path.includes('kader') ? 'Aufstellung' : 'Spiele';
    await page.getByRole('link', { name: inMenu('Spieltag') }).click();
    await page.getByRole('link', { name: inMenu(tool) }).click();
    await page.getByRole('link', { name: /hinzufügen$/ }).click();
  } else {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  }
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(formOf(page)).toBeVisible();
}

test('a form saved before its draft script loads asks nothing and is refilled', async ({
  page,
  desk,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/filling-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${desk.origin}/admin/naechstes-spiel`);
  await waitForHydration(page);
  const startsAt = page.getByLabel('Datum und Uhrzeit');
  // A time that does not exist, because the change to summer time skips this hour.
  const day = formatDayInput(nextClockChange());
  await startsAt.fill(`${day} 02:30`);
  await page.getByLabel('Art des Spiels').selectOption('Pokal');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Nächstes Spiel gespeichert!')).toBeVisible();
  release();
  await expect(startsAt).toHaveValue(`${day} 03:30`);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${desk.origin}/admin`);
});
