import type { APIResponse, Locator, Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect } from '#test/e2e/fixtures.ts';

/** Fields of a form, in the order in which a browser would send them. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** The version field of a record that does not exist yet. */
export const noVersion = 'none';

/** Posts a form as the signed-in browser would without any script; follows no redirect. */
export async function post(page: Page, url: string, fields: Fields): Promise<APIResponse> {
  return page.request.post(url, {
    headers: {
      Origin: new URL(url).origin,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    data: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    maxRedirects: 0,
  });
}

interface NewGame {
  opponent: string;
  date: string;
  kickoff?: string;
}

/** Stores a game that has no line-up yet. */
export async function storeGame(page: Page, origin: string, game: NewGame): Promise<void> {
  const answer = await post(page, `${origin}/admin/spiele/neu`, [
    ['version', noVersion],
    ['kind', 'Meisterschaft'],
    ...Object.entries(game),
  ]);
  expect(answer.headers().location).toMatch(/^\/admin\/spiele\?.*meldung=spiel-gespeichert$/);
}

/** The value of a hidden field of the open form. */
export async function hidden(page: Page, name: string): Promise<string> {
  const field = page.locator(`form:not([role]) > input[type="hidden"][name="${name}"]`).first();
  return (await field.getAttribute('value')) ?? '';
}

/** The message about the last change. */
export const message = (page: Page): Locator =>
  page.getByRole('main').locator('div[role="status"]');

/** Fails when a finger would miss one of the targets (WCAG 2.2, 2.5.8). */
export async function expectTargets(targets: Locator): Promise<void> {
  const sizes = await targets.evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { name: element.textContent?.trim().slice(0, 30), width, height };
    }),
  );
  expect(sizes.length, 'targets').toBeGreaterThan(0);
  expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
}

/** The rows of a table, each cell apart. */
export async function readRows(table: Locator): Promise<string[]> {
  return table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
    );
}

/** Like `expectAccessible`, with the whole form on the screen, because the button at its end is sticky. */
export const expectFormAccessible = (page: Page) => expectAccessible(page, { whole: true });
