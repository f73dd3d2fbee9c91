import type { Locator, Page } from '@playwright/test';
import { recordTools } from '#test/admin/record-tools.ts';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import {
  askToRemove,
  expectMessage,
  expectWrong,
  openAll,
  recordForm,
  saveButton,
  tabTo,
} from './admin-steps.ts';

/*
 * Tests the scripts of the record tools. test/admin/record-tools.test.ts tests the responses of the server.
 */

// Other tests enter a line-up and a round: admin-lineups.test.ts, league.test.ts. Board members and sponsors
// have only fields that other kinds have, too.
const { lineup: _, leagueRound: __, boardMember: ___, sponsor: ____, ...filledIn } = recordTools;

const field = (page: Page, name: string) => recordForm(page).locator(`[name="${name}"]`);

async function isChoice(found: Locator): Promise<boolean> {
  return found.evaluate((node) => node.tagName === 'SELECT');
}

async function fill(found: Locator, value: string): Promise<void> {
  await ((await isChoice(found)) ? found.selectOption(value) : found.fill(value));
}

for (const [kind, { tool, store, added, listed, newTitle, wrong }] of Object.entries(filledIn)) {
  const [title = ''] = listed.added.split(',');

  test(`invalid fields of a ${kind} show errors and get the focus; nothing is sent`, async ({
    page,
    visit,
  }) => {
    await visit(`${tool.path}/neu`);
    await openAll(page);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    for (const [name, value] of Object.entries(added)) await fill(field(page, name), value);
    for (const [name, entered, message] of wrong)
      await test.step(`${name} ${entered.slice(0, 20)}`, async () => {
        const found = field(page, name);
        const right = await found.inputValue();
        await fill(found, entered);
        await saveButton(page).click();
        await expectWrong(found, message);
        await expect(found).toBeFocused();
        await expect(found).toHaveValue(entered.replaceAll('\r\n', '\n'));
        await fill(found, right);
        await expect(found).not.toHaveAttribute('aria-invalid');
      });
    expect(posts).toEqual([]);
  });

  test(`an admin adds a ${kind} with the keyboard only`, async ({ page, visit }) => {
    await visit(tool.path);
    await tabTo(page, page.getByRole('link', { name: /hinzufügen$/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: newTitle })).toBeVisible();
    for (const [name, value] of Object.entries(added)) {
      const found = field(page, name);
      await tabTo(page, found);
      if (!(await isChoice(found))) await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(value);
    }
    await tabTo(page, saveButton(page));
    await page.keyboard.press('Enter');
    await expectMessage(page, tool.messages.add.done);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  });

  test(`list, form, errors and delete question of a ${kind} are accessible`, async ({
    db,
    page,
    visit,
  }) => {
    // The starter content has no records of these kinds.
    if (['venue', 'team', 'squad'].includes(kind)) await store(db);
    await visit(tool.path);
    await expectAccessible(page);
    const listed = `a[href^="${tool.path}/"]:not([href^="${tool.path}/neu"])`;
    await page.getByRole('main').locator(listed).first().click();
    const [name = '', entered = '', message = ''] = wrong[0] ?? [];
    await expect(field(page, name)).toBeVisible();
    await openAll(page);
    await expectAccessible(page);
    await field(page, name).fill(entered);
    await saveButton(page).click();
    await expectWrong(field(page, name), message);
    await expectAccessible(page);
    await askToRemove(page);
    await expectAccessible(page);
  });
}
