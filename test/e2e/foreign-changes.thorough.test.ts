import type { Page } from '@playwright/test';
import { adminPages } from '#bin/site-pages.ts';
import { inGroups } from './accessibility.ts';
import { expect, test } from './admin.ts';
import { whenAlive } from './fixtures.ts';
import {
  changeFromOutside,
  expectAlike,
  expectAsOpened,
  foreignChanges,
} from './foreign-changes-steps.ts';
import { pages } from './pages.ts';

/* Pages end in sponsors' and the browser's own addresses, which are not followed. */
const links = 'main a[href^="/"]:not([target], [download], [href*="."])';

for (const [which, change] of Object.entries(foreignChanges)) {
  for (const group of inGroups(pages.map(({ path }) => path)))
    test(`from ${group.map(decodeURI).join(', ')} ${which} links lead to whole pages, and back`, async ({
      page,
      other,
      visit,
    }) => {
      test.slow();
      for (const path of group)
        await test.step(path, async () => {
          await visit(path);
          await page.evaluate(() => document.body.setAttribute('data-same', ''));
          const ways = await page
            .locator(links)
            .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
          for (const way of ways.filter((_, index) => index % Math.ceil(ways.length / 3) === 0)) {
            await changeFromOutside(page, change);
            await page.locator(`main a[href="${way}"]`).first().click();
            await expectAsOpened(page, other);
            await changeFromOutside(page, change);
            await page.goBack();
            await expectAsOpened(page, other);
          }
          await expect(page.locator('[data-same]')).toHaveCount(1);
        });
    });

  test(`ten links are followed from page to page ${which}`, async ({ page, other, visit }) => {
    test.slow();
    await visit('/');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const seen = new Set(['/']);
    for (let count = 0; count < 10; count++) {
      await changeFromOutside(page, change);
      const ways = await page
        .locator(`${links}, footer a[href^="/"]`)
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const way = ways.find((one) => !seen.has(one)) ?? '/';
      seen.add(way);
      await page.locator(`:is(main, footer) a[href="${way}"]`).first().click();
      await expectAsOpened(page, other);
    }
    await expect(page.locator('[data-same]')).toHaveCount(1);
  });

  for (const group of inGroups([...pages.map(({ path }) => path), ...Object.values(adminPages)]))
    test(`what is pressed in ${group.map(decodeURI).join(', ')} ${which} does what it does in others`, async ({
      club,
      page,
      other,
      visit,
    }) => {
      test.slow();
      for (const path of group)
        await test.step(path, async () => {
          await visit(path);
          await other.goto(club.origin + path);
          await whenAlive(other);
          await pressAll(page, other, change);
        });
    });

  test(`a page ${which} before its scripts have come is as whole`, async ({
    page,
    other,
    club,
  }) => {
    test.slow();
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
    for (const { path } of pages) {
      await page.goto(club.origin + path);
      await whenAlive(page);
      await expectAsOpened(page, other);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expectAsOpened(page, other);
    }
  });
}

/** Presses everything in both pages that sends nothing, and fails unless both say the same after each. */
async function pressAll(page: Page, other: Page, change: () => void): Promise<void> {
  const pressable = 'main :is(summary, button[type="button"]:not([aria-disabled="true"]))';
  const count = await page.locator(pressable).count();
  for (let index = 0; index < Math.min(count, 12); index++) {
    await changeFromOutside(page, change);
    for (const one of [page, other]) {
      const button = one.locator(pressable).nth(index);
      if (await button.isVisible()) await button.click();
    }
    await expectAlike(page, other);
    for (const one of [page, other]) await one.keyboard.press('Escape');
  }
}
