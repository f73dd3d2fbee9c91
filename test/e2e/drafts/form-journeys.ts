import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '#test/e2e/fixtures.ts';

/** A public form, with the data that a test enters. */
export interface Journey {
  name: string;
  path: string;
  /** Opens the form on a page with JavaScript, for example in a dialog. */
  reach?: (page: Page) => Promise<void>;
  /** The path of the form without JavaScript. */
  plainPath: string;
  form: (page: Page) => Locator;
  send: string;
  fill: (form: Locator) => Promise<void>;
  /** A field that the server rejects, with the typed value and the error message. */
  wrong: { label: string; typed: string; says: string };
  thanks: string;
  plainThanks: string;
}

/** The only form with a submit button in the main part of the page. */
export const inMain = (page: Page) =>
  page.getByRole('main').locator('form', { has: page.locator('[type="submit"]') });
export const inDialog = (page: Page) => page.getByRole('dialog').locator('form');

export async function fillMessage(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Anna Ö.');
  await form.getByLabel('E-Mail').fill('anna@verein.example');
  await form.getByLabel('Nachricht').fill('Grüß Gott,\n\n<b>zwei</b> Karten & einen Schal.');
}

export async function fillEnquiry(form: Locator): Promise<void> {
  await fillMessage(form);
  await form.getByLabel('Sachspende').check();
  await form.getByLabel('Betrag').fill('99.50');
  await form.getByRole('checkbox').check();
}

export const journeys: Journey[] = [
  {
    name: 'the contact form',
    path: '/contact',
    plainPath: '/contact',
    form: inMain,
    send: 'Senden',
    fill: fillMessage,
    wrong: { label: 'Name', typed: '   ', says: 'Bitte gib deinen Namen ein.' },
    thanks: 'Danke! Deine Nachricht ist angekommen.',
    plainThanks: 'Danke! Deine Nachricht ist angekommen.',
  },
  {
    name: 'the sponsor form',
    path: '/sponsoren',
    reach: (page) => page.getByRole('button', { name: 'Sponsor werden' }).click(),
    plainPath: '/sponsoren/anfrage',
    form: (page) =>
      inDialog(page)
        .or(inMain(page).filter({ visible: true }))
        .last(),
    send: 'Anfrage senden',
    fill: fillEnquiry,
    wrong: { label: 'Nachricht', typed: '  ', says: 'Bitte schreib uns, worum es geht.' },
    thanks: 'Danke! Deine Anfrage ist angekommen.',
    plainThanks: 'Danke! Deine Anfrage ist angekommen.',
  },
  {
    name: 'the newsletter form of the footer',
    path: '/team',
    plainPath: '/team',
    form: (page) => page.getByRole('contentinfo').locator('form'),
    send: 'Anmelden',
    fill: (form) => form.getByLabel('E-Mail').fill('fan@verein.example'),
    wrong: {
      label: 'E-Mail',
      typed: `${'a'.repeat(65)}@verein.example`,
      says: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    },
    thanks: 'Danke! Deine Adresse ist vorgemerkt.',
    plainThanks: 'Danke! Deine Adresse ist vorgemerkt.',
  },
];

export const button = (form: Locator, { send }: Journey) =>
  form.getByRole('button', { name: send });
export const thanked = (page: Page, { thanks }: Journey) =>
  page.getByRole('status').filter({ hasText: thanks });

export async function openForm(
  page: Page,
  { path, reach }: Journey,
  origin: string,
): Promise<void> {
  await page.goto(origin + path);
  await waitForHydration(page);
  await reach?.(page);
}

const keys: Record<string, string> = {
  name: 'Anna Ö.',
  email: 'anna@verein.example',
  message: 'Servus!',
  amount: '20',
  supportType: ' ',
  privacy: ' ',
};

/** Moves through the fields with the Tab key, fills in each field and presses the send button with Enter. */
export async function fillByKeyboard(page: Page, send: Locator): Promise<void> {
  const form = send.locator('xpath=ancestor::form');
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const name = await form.evaluate(
      (element) =>
        element.contains(document.activeElement) && document.activeElement?.getAttribute('name'),
    );
    if (name && keys[name]) await page.keyboard.type(keys[name]);
    if (await send.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
}

export async function entered(form: Locator): Promise<string[]> {
  return form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)]
      .filter(([name]) => !['key', 'seconds'].includes(name))
      .map(([name, value]) => `${name}=${value}`),
  );
}

export function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}
