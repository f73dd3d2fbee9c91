import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts';
import { names, oddPeople } from '#test/odd-people.ts';

test.use({ content: oddPeople });

/** Names with special characters that can break links, and names that several players share. */
const telling = /[/%?#\\.&<*:]|Ali|’/i;

test('each player with a difficult name opens by click and by address', async ({ open, page }) => {
  const cards = page.getByRole('main').locator('a[href^="/spieler/"]');
  await open('/team');
  for (const [index, name] of names.entries())
    if (telling.test(name))
      await test.step(`'${name}', born ${1950 + index}`, async () => {
        const nth = names.slice(0, index).filter((other) => other === name).length;
        await cards
          .filter({ has: page.getByText(name, { exact: true }) })
          .nth(nth)
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        const year = String(1950 + index);
        await expect(page.getByText(year, { exact: true })).toBeVisible();
        // Request the page without the browser, because drawing it again takes seconds.
        const reloaded = await page.request.get(page.url());
        expect(reloaded.status()).toBe(200);
        expect(await reloaded.text()).toContain(`>${year}<`);
        await page.goBack();
      });
});

test('a click on a trainer opens the right page, even if two share a name', async ({
  open,
  page,
}) => {
  const main = page.getByRole('main');
  const trainers = (name: string): Locator =>
    main.locator('a[href^="/trainer/"]').filter({ hasText: name });
  await open('/team');
  for (const [name, nth, role] of [
    ['Ali Khan', 0, 'Fitnesstrainer'],
    ['Ali Khan', 1, 'Taktiktrainer'],
    ['Ä. Ö/Ü 50%', 0, 'Cheftrainer'],
  ] as const) {
    await trainers(name).nth(nth).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.locator('header')).toContainText(role);
    await page.reload();
    await expect(main.locator('header')).toContainText(role);
    await waitForHydration(page);
    await page.goBack();
  }
});

test('a number of three digits fits next to the portrait at 320 px', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(`/spieler/${encodeURIComponent(names[0] ?? '')}`);
  await expect(page.getByRole('main').locator('header')).toContainText('999');
  await expectNoSidewaysScroll(page);
});
