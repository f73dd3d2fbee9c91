import type { Locator, Page } from '@playwright/test';
import { storeGame } from '#test/e2e/admin/admin-forms.ts';
import { test as base, expect, password } from '#test/e2e/admin.ts';
import { waitForHydration } from '#test/e2e/fixtures.ts';
import { type FrontDesk, openFrontDesk } from '#test/e2e/test-proxy.ts';
import { fillMessage } from './form-journeys.ts';

export { expect };

/** A form for the tests of drafts, with the text that a test types. */
export interface TypedForm {
  name: string;
  path: string;
  isAdmin: boolean;
  prepare?: (page: Page, origin: string) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  send: string;
  /** The message after a successful save. */
  stored: string;
}

export const lineup: TypedForm = {
  name: 'a line-up with five players',
  path: '/admin/kader/neu',
  isAdmin: true,
  prepare: (page, origin) =>
    storeGame(page, origin, { opponent: 'SV Neu', date: '2025-11-16', kickoff: '14:00' }),
  async fill(page) {
    await page.getByRole('combobox', { name: 'Spieltag' }).selectOption({ index: 1 });
    for (let count = 1; count <= 5; count++) {
      await squad(page)
        .getByRole('button')
        .nth(count - 1)
        .click();
      await expect(page.getByText(`${count} von 11`)).toBeVisible();
      await page
        .getByRole('group', { name: 'Aufstellung', exact: true })
        .locator('li > details > summary')
        .nth(count - 1)
        .click();
    }
    for (const number of await page.getByLabel('Nummer', { exact: true }).all())
      if ((await number.inputValue()) === '') await number.fill('77');
    await page.getByRole('button', { name: 'Tore mehr' }).nth(4).click();
    await page.getByLabel('Ersatzbank', { exact: true }).nth(2).check();
  },
  send: 'Speichern',
  stored: 'Kader erfolgreich gespeichert ✅',
};

export const game: TypedForm = {
  name: 'a game',
  path: '/admin/spiele/neu',
  isAdmin: true,
  async fill(page) {
    await page.getByLabel('Gegner').first().fill('SK Tippfehler');
    await page.getByLabel('Datum').fill('2025-10-04');
    await page.getByLabel('Anpfiff', { exact: true }).fill('15:30');
    await page.getByRole('radio').nth(2).check();
  },
  send: 'Speichern',
  stored: 'Spiel gespeichert!',
};

export const contact: TypedForm = {
  name: 'the contact form',
  path: '/contact',
  isAdmin: false,
  fill: (page) => fillMessage(formOf(page)),
  send: 'Senden',
  stored: 'Danke! Deine Nachricht ist angekommen.',
};

const squad = (page: Page) => page.getByRole('group', { name: 'Spieler wählen', exact: true });

/** The form in the main part of the page that a test fills in. */
export const formOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name="recordId"], [name="email"], [name="file"]') })
    .first();

export const sendButton = (page: Page, { send }: TypedForm) =>
  formOf(page).getByRole('button', { name: send, exact: true });

/** The alert about a failed submission. */
export const failedSubmission = (page: Page) => page.getByRole('main').getByRole('alert');

export const offer = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Entwurf von' });

export const leaving = (page: Page) =>
  page.getByRole('dialog', { name: 'Du hast ungespeicherte Änderungen.' });

export async function listTypedFields(page: Page): Promise<string[]> {
  return formOf(page).evaluate((form: HTMLFormElement) =>
    [...new FormData(form)]
      .filter(([name]) => !['key', 'seconds'].includes(name))
      .map(([name, value]) => `${name}=${value}`),
  );
}

export async function expectStored(page: Page, { stored }: TypedForm): Promise<void> {
  const said = page.getByRole('main').getByRole('status').filter({ hasText: stored });
  await expect(said).toBeVisible();
}

export async function expectDraft(page: Page): Promise<void> {
  await expect.poll(() => draftsOn(page)).not.toEqual([]);
}

export async function draftsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('entwurf:')));
}

/** Checks if one draft on the device holds all these fields. Drafts contain no passwords and no files. */
async function draftHolds(page: Page, typed: readonly string[]): Promise<boolean> {
  const kept = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('entwurf:'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '').entries as [string, string][]),
  );
  return kept.some((entries) => {
    const held = new Set(entries.map(([name, value]) => `${name}=${value}`));
    return typed.every((entry) => held.has(entry.replaceAll('\r\n', '\n')));
  });
}

/** Signs in again in the dialog of the open page. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Noch einmal anmelden' });
  await dialog.getByLabel('Passwort').fill(password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
}

/** `test` for drafts: an admin's site behind a server that can cut the connection. */
export const test = base.extend<{
  desk: FrontDesk;
  fillIn: (form: TypedForm) => Promise<string[]>;
}>({
  desk: async ({ club, page }, provide) => {
    const desk = await openFrontDesk(club.origin);
    await provide(desk);
    // Close the page first, because an open page sends requests to the stopped server.
    await page.close();
    await desk.stop();
  },

  fillIn: async ({ desk, page }, provide) => {
    await provide(async (form) => {
      await form.prepare?.(page, desk.origin);
      await page.goto(desk.origin + form.path);
      await waitForHydration(page);
      await form.fill(page);
      const typed = await listTypedFields(page);
      // Waits until the draft contains all fields. Before that, the page can have saved a draft with only
      // some of the fields.
      await expect.poll(() => draftHolds(page, typed)).toBe(true);
      return typed;
    });
  },
});
