import type { Page } from '@playwright/test';
import { inMenu } from '#test/e2e/admin.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import {
  contact,
  expect,
  expectStored,
  game,
  leaving,
  lineup,
  listTypedFields,
  sendButton,
  test,
} from './forms-with-draft.ts';
import { expectClosed } from './leaving-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Actions that leave the page for another page of the site. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the drawer': async (page) => {
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Spiele' }).click();
  },
};
const adminWays: typeof ways = {
  'back to the list': (page) => page.getByRole('link', { name: /^Alle / }).click(),
  'another job': (page) => page.getByRole('link', { name: inMenu('Post') }).click(),
  'signing out at a desk': async (page) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.getByRole('button', { name: 'Abmelden' }).click();
  },
};

for (const form of casesOfRun([lineup, game, contact], (form) => form === game))
  test(`${form.name}: leaving the page asks first, and staying keeps the typed text`, async ({
    page,
    fillIn,
  }) => {
    const typed = await fillIn(form);
    const { pathname } = new URL(page.url());
    for (const go of Object.values(form.isAdmin ? adminWays : ways)) {
      await go(page);
      await expect(leaving(page)).toBeVisible();
      await expect(leaving(page).getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(leaving(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(pathname);
      expect(await listTypedFields(page)).toEqual(typed);
    }
  });

for (const form of casesOfRun([lineup, game, contact], (form) => form === game))
  test(`${form.name}: closing the tab asks about unsaved text, but not after saving`, async ({
    page,
    fillIn,
  }) => {
    const typed = await fillIn(form);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await listTypedFields(page)).toEqual(typed);
    await sendButton(page, form).click();
    await expectStored(page, form);
    await expectClosed(page);
  });
