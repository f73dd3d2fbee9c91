import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { expectMessage } from './admin-steps.ts';

const rows = (page: Page) => page.getByRole('main').locator('[data-id]');
const names = async (page: Page) =>
  (await rows(page).locator('a span:first-child').allTextContents()).map((name) => name.trim());

test('a dragged row moves to its drop position, and a button keeps the focus', async ({
  page,
  visit,
}) => {
  await visit('/admin/vorstand');
  const [first = '', second = '', third = ''] = await names(page);
  const handle = rows(page).first().locator('[data-handle]');
  const { height = 0 } = (await rows(page).nth(2).boundingBox()) ?? {};
  await handle.dragTo(rows(page).nth(2), { targetPosition: { x: 20, y: height - 4 } });
  await expectMessage(page, 'Reihenfolge im Vorstand gespeichert!');
  await expect.poll(() => names(page)).toEqual([second, third, first]);

  const up = page.getByRole('button', { name: `Nach oben: ${first}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual([second, first, third]);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual([first, second, third]);
  await expect(page.getByRole('button', { name: `Nach unten: ${first}` })).toBeFocused();
  await expect(page.getByText(`${first}: 1. von 3`)).toBeAttached();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
