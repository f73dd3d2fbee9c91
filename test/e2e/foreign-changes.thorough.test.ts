import type { Page } from '@playwright/test';
import { adminPages } from '#bin/site-pages.ts';
import { inGroups } from './accessibility.ts';
import { openAll, recordForm, saveButton } from './admin/admin-steps.ts';
import { expect, test } from './admin.ts';
import { waitForHydration } from './fixtures.ts';
import {
  changeFromOutside,
  expectAlike,
  expectAsOpened,
  foreignChanges,
} from './foreign-changes-steps.ts';
import { pages } from './pages.ts';

const paths = pages.map(({ path }) => path);

for (const [which, change] of Object.entries(foreignChanges)) {
  for (const group of inGroups(paths))
    test(`links on ${group.map(decodeURI).join(', ')} ${which} lead to complete pages and back`, async ({
      page,
      other,
      visit,
    }) => {
      test.slow();
      await signOut(page, other);
      for (const path of group)
        await test.step(path, async () => {
          await visit(path);
          // React keeps the page between two addresses of one kind.
          const [, kind = ''] = path.split(/[/?]/);
          const links = await linksOf(page);
          const near = links.filter((link) => link.split(/[/?]/)[1] === kind);
          for (const link of [...near, ...links].slice(0, 2)) {
            await follow(page, link, change);
            await expectAsOpened(page, other);
            await changeFromOutside(page, change);
            await page.goBack();
            await page.waitForURL((url) => url.pathname + url.search === path);
            await expectAsOpened(page, other);
          }
        });
    });

  test(`a visitor follows ten links without a reload on a page ${which}`, async ({
    page,
    other,
    visit,
  }) => {
    test.slow();
    await visit('/');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const seen = new Set<string>();
    for (let count = 0; count < 10; count++) {
      const next = (await linksOf(page)).find((link) => !seen.has(link)) ?? '/';
      seen.add(next);
      await follow(page, next, change);
      await expectAsOpened(page, other);
    }
    await expect(page.locator('[data-same]')).toHaveCount(1);
  });

  for (const tool of ['spieler', 'sponsoren', 'neuigkeiten', 'spiele'])
    test(`the form of /admin/${tool}/neu ${which} shows errors and keeps the typed text`, async ({
      club,
      page,
      other,
    }) => {
      for (const one of [page, other]) {
        await one.goto(`${club.origin}/admin/${tool}/neu`);
        await waitForHydration(one);
        await openAll(one);
      }
      for (const typed of ['', 'Muster']) {
        await changeFromOutside(page, change);
        for (const one of [page, other]) {
          await recordForm(one).locator('input[type="text"]').last().fill(typed);
          await saveButton(one).click();
          await expect(one.locator('main [aria-invalid]').first()).toBeVisible();
        }
        await expectAlike(page, other);
        await expect(recordForm(page).locator('input[type="text"]').last()).toHaveValue(typed);
      }
    });

  test.describe('if the page changes before its scripts run', () => {
    // React reports that it has rendered the page again.
    test.use({ expectedFailures: /Minified React error #418/ });

    test(`a page ${which} shows all its text`, async ({ page, other, club }) => {
      test.slow();
      await signOut(page, other);
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change})`);
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(club.origin + path);
          await waitForHydration(page);
          await expectAsOpened(page, other);
        });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await page.waitForURL('**/impressum');
      await expectAsOpened(page, other);
    });
  });
}

for (const group of inGroups([...paths, ...Object.values(adminPages)]))
  test(`controls of ${group.map(decodeURI).join(', ')} work in a translated page as in others`, async ({
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
        await waitForHydration(other);
        await pressAll(page, other);
      });
  });

/** Lists the links of a page that stay within the document. */
async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(
      ':is(main, footer) a[href^="/"]:not([target], [download], [rel], [href*="#"], [href*=".ics"])',
    );
    return [...links]
      .filter((link) => link.href !== location.href)
      .map((link) => link.pathname + link.search);
  });
}

async function signOut(...ofAll: Page[]): Promise<void> {
  for (const page of ofAll) await page.context().clearCookies();
}

async function follow(page: Page, link: string, change: () => void): Promise<void> {
  await changeFromOutside(page, change);
  const before = page.url();
  await page.locator(`:is(main, footer) a[href="${link}"]`).first().click();
  await page.waitForURL((url) => url.href !== before);
}

/**
 * Presses the controls that send nothing, in both pages. Fails unless both show equal text after each press.
 */
async function pressAll(page: Page, other: Page): Promise<void> {
  const pressable = 'main :is(summary, button[type="button"]:not([aria-disabled="true"]))';
  const count = await page.locator(pressable).count();
  for (let index = 0; index < Math.min(count, 12); index++) {
    await changeFromOutside(page, foreignChanges['that is translated']);
    for (const one of [page, other]) {
      const button = one.locator(pressable).nth(index);
      if (await button.isVisible()) await button.click();
    }
    await expectAlike(page, other);
    for (const one of [page, other]) await one.keyboard.press('Escape');
  }
}
