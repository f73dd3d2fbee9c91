import type { Page } from '@playwright/test';
import { club } from '#club/club.ts';
import { expect, test, waitForHydration } from './fixtures.ts';

/** The drawer's links in the order of spec §2. */
const drawerLinks = [
  ['Spiele', '/spiele'],
  ['Tabelle', '/tabelle'],
  ['Neuigkeiten', '/news'],
  ['Geschichte', '/about'],
  ['Team', '/team'],
  ['Erfolge', '/history'],
  ['Führung', '/führung'],
  ['Kontakt', '/contact'],
  ['Fanshop (neues Fenster)', club.fanShopUrl],
  ['Sponsoren', '/sponsoren'],
  ['Login', '/login'],
] as const;

const pageLinks = drawerLinks.filter(([, address]) => address.startsWith('/'));

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

test('the drawer lists all links in order and opens the fan shop in a new window', async ({
  context,
  open,
  page,
}) => {
  await context.route(`${club.fanShopUrl}**`, (route) => route.fulfill({ body: 'Shop' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).click();
  const links = drawer(page).getByRole('navigation').getByRole('link');
  for (const width of [390, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(links).toHaveCount(drawerLinks.length);
      for (const [index, [name, address]] of drawerLinks.entries()) {
        await expect(links.nth(index)).toHaveAccessibleName(name);
        await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
        const href = (await links.nth(index).getAttribute('href')) ?? '';
        expect(decodeURI(href)).toBe(address);
      }
    });
  const shop = page.waitForEvent('popup');
  await drawer(page).getByRole('link', { name: 'Fanshop' }).click();
  expect((await shop).url()).toBe(club.fanShopUrl);
  await expect(page).toHaveURL('/');
});

test('each drawer link opens its page and is marked there; the logo opens the home page', async ({
  open,
  page,
}) => {
  await open('/');
  for (const [name, path] of pageLinks)
    await test.step(name, async () => {
      await menuButton(page).click();
      await expect(drawer(page).locator('[aria-current]')).toHaveCount(0);
      await drawer(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(drawer(page)).toBeHidden();
      await menuButton(page).click();
      await expect(drawer(page).locator('[aria-current="page"]')).toHaveText(name);
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Startseite/ })
        .click();
      await expect(page).toHaveURL('/');
    });
});

test('the header shows the social networks; the drawer highlights the link of the current page', async ({
  open,
  page,
}) => {
  await open('/team');
  for (const name of ['Instagram', 'Facebook'])
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await menuButton(page).click();
  const looks = (name: string) =>
    drawer(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const { borderInlineStartColor, paddingInlineStart, color, backgroundColor } =
          getComputedStyle(link);
        return [borderInlineStartColor, paddingInlineStart, color, backgroundColor].join();
      });
  expect(await looks('Spiele')).toBe(await looks('Login'));
  expect(await looks('Team')).not.toBe(await looks('Spiele'));
});

const waysToClose = {
  Esc: (page: Page) => page.keyboard.press('Escape'),
  'its close button': (page: Page) =>
    drawer(page).getByRole('button', { name: 'Menü schließen' }).click(),
  'a click on the overlay': (page: Page) => page.mouse.click(2, 400),
};

test('the drawer traps the focus and returns it to the menu button on closing', async ({
  open,
  page,
}) => {
  await open('/contact');
  await menuButton(page).press('Enter');
  await expect(drawer(page)).toBeVisible();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(isOutside, `after ${step + 1} tabs`).toBe(false);
  }
  await page.keyboard.press('Escape');

  // On a phone the drawer covers the overlay, so a visitor cannot tap the overlay.
  for (const [way, close] of Object.entries(waysToClose))
    for (const width of way.includes('overlay') ? [640, 1280] : [390, 640, 1280])
      await test.step(`by ${way} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await menuButton(page).click();
        await expect(drawer(page)).toBeVisible();
        await close(page);
        await expect(drawer(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
        await expect(page).toHaveURL('/contact');
      });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the drawer opens without animation', async ({ open, page }) => {
    await open('/');
    await menuButton(page).click();
    const durations = await drawer(page).evaluate((dialog) =>
      dialog.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
    );
    expect(durations.filter((duration) => Number(duration) > 1)).toEqual([]);
  });
});

test('going back or forward shows a page from the top', async ({ open, page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open('/spiele');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(heading).toHaveText('Impressum');
  await page.evaluate(() => scrollTo(0, 900));
  await page.goBack();
  await expect(heading).toHaveText('Spiele 2025');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 900));
  await page.goForward();
  await expect(heading).toHaveText('Impressum');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the first Tab press reaches the skip link, which leads to the content', async ({
  open,
  page,
}) => {
  await open('/team');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Torschützen, Vorlagen und Karten' })).toBeFocused();
});

test('announces the title of a new page, and the keyboard continues at its start', async ({
  open,
  page,
}) => {
  await open('/spiele');
  const said = page.getByRole('status').filter({ hasText: ' | Fortuna Musterau' });
  await expect(said).toHaveCount(0);
  const leave = {
    'the header': () => page.getByRole('banner').getByRole('link', { name: 'Team' }).click(),
    'the drawer': async () => {
      await menuButton(page).click();
      await drawer(page).getByRole('link', { name: 'Erfolge' }).click();
    },
    'the footer': () =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click(),
    'what stands on the page': async () => {
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: /2024/ }).first().click();
    },
  };
  const titles: Record<string, RegExp> = {
    'the header': /^Team/,
    'the drawer': /^Erfolge/,
    'the footer': /^Impressum/,
    'what stands on the page': /^Saison 2024/,
  };
  for (const [place, go] of Object.entries(leave))
    await test.step(place, async () => {
      await go();
      await expect(page).toHaveTitle(titles[place] as RegExp);
      await expect(said).toHaveText(titles[place] as RegExp);
      await expect(page.getByRole('main')).toBeFocused();
    });
});

test('a click within the site does not reload the page', async ({ open, page }) => {
  await open('/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('the Back button opens the previous page while a reloaded page waits for its scripts', async ({
  open,
  page,
}) => {
  await open('/team');
  await page.locator('main a[href^="/spieler/"]').first().click();
  await expect(page).toHaveURL(/\/spieler\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unser Team');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/team$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
  await waitForHydration(page);
  await page.locator('main a[href^="/spieler/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});
