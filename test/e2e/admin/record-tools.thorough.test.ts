import type { Locator } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { askToRemove, expectWrong, openAll, saveButton } from './admin-steps.ts';
import { field, filledIn, isChoice } from './record-tools-steps.ts';

async function fill(found: Locator, value: string): Promise<void> {
  await ((await isChoice(found)) ? found.selectOption(value) : found.fill(value));
}

for (const [kind, { tool, store, added, wrong }] of Object.entries(filledIn)) {
  test(`each wrong field of a ${kind} says so, has the focus, and nothing is sent`, async ({
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

  test(`list, form, errors and question of a ${kind} are sound`, async ({ db, page, visit }) => {
    // The club has none.
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
