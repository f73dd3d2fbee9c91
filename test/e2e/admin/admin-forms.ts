import type { APIResponse, Locator, Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect } from '#test/e2e/fixtures.ts';

/** The fields of a form in the order in which a browser sends them. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** The version field of a record that does not exist yet. */
export const noVersion = 'none';

/** Posts a form like a signed-in browser without scripts. Does not follow a redirect. */
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

export async function storeGame(page: Page, origin: string, game: NewGame): Promise<void> {
  const answer = await post(page, `${origin}/admin/spiele/neu`, [
    ['version', noVersion],
    ['kind', 'Meisterschaft'],
    ...Object.entries(game),
  ]);
  expect(answer.headers().location).toMatch(/^\/admin\/spiele\?.*meldung=spiel-gespeichert$/);
}

/** Returns the value of a hidden field in the open form. */
export async function hidden(page: Page, name: string): Promise<string> {
  const field = page.locator(`form:not([role]) > input[type="hidden"][name="${name}"]`).first();
  return (await field.getAttribute('value')) ?? '';
}

/** The message about the last change. */
export const message = (page: Page): Locator =>
  page.getByRole('main').locator('div[role="status"]');

/** Fails if a button, link or field is too small for a finger (WCAG 2.2, 2.5.8). */
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

/** Returns the text of each table row; ' | ' separates the cells. */
export async function readRows(table: Locator): Promise<string[]> {
  return table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
    );
}

/** Like `expectAccessible`, with the whole form on the screen, because the button at its end is sticky. */
export const expectFormAccessible = (page: Page) => expectAccessible(page, { whole: true });
