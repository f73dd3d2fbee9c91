import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';
import {
  carousel,
  expectMoving,
  expectStill,
  focusedCard,
  holdScript,
  linkTo,
  newestFirst,
  next,
  pause,
  play,
  settle,
  settled,
  shown,
  swiper,
  titles,
  whenStarted,
} from './news-carousel-steps.ts';

test('moves one slide every 5000 ms, 1500 ms a step, endless', async ({ open, page }) => {
  await open('/');
  await whenStarted(page);
  expect((await swiper(page)).params).toEqual({
    speed: 1500,
    loop: true,
    slidesPerGroup: 1,
    autoplay: { delay: 5000 },
  });
  await expect.poll(() => shown(page)).toEqual(titles.slice(0, 2));
  await expect.poll(() => shown(page), { timeout: 20_000 }).toEqual(titles.slice(1, 3));
});

test('pauses under the pointer, and from the pause button to the play button', async ({
  open,
  page,
}) => {
  await page.clock.install();
  await open('/');
  await whenStarted(page);
  await expectMoving(page);
  await expectMoving(page);

  for (const part of [carousel(page).locator('.swiper'), next(page)]) {
    await part.hover();
    await expectStill(page);
  }
  await page.mouse.move(0, 0);
  await expectMoving(page);

  await pause(page).click();
  await page.mouse.move(0, 0);
  await expectStill(page);
  expect((await swiper(page)).autoplay.running).toBe(false);
  // Neither the pointer nor the focus starts the carousel again.
  await carousel(page).locator('.swiper').hover();
  const link = linkTo(page, (await shown(page))[0]);
  await link.focus();
  await link.blur();
  await page.mouse.move(0, 0);
  await expectStill(page);

  const [, second] = await shown(page);
  await next(page).click();
  await expect.poll(async () => (await settled(page))[0]).toBe(second);

  await play(page).click();
  await page.mouse.move(0, 0);
  await expect(pause(page)).toBeVisible();
  await expectMoving(page);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows one card up to 599 px and two cards from 600 px on', async ({ open, page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open('/');
    await whenStarted(page);
    for (const [first, { width, cards }] of [
      { width: 390, cards: 1 },
      { width: 599, cards: 1 },
      { width: 600, cards: 2 },
      { width: 1440, cards: 2 },
    ].entries()) {
      await page.setViewportSize({ width, height: 900 });
      const inARow = (from: number) => [...titles, ...titles].slice(from, from + cards);
      await expect.poll(() => shown(page), `at ${width} px`).toEqual(inARow(first));
      await next(page).click();
      await expect.poll(() => shown(page), `at ${width} px`).toEqual(inARow(first + 1));
    }
  });

  test('Tab moves through all cards in both directions, and the focused card is visible', async ({
    open,
    page,
  }) => {
    const after = page.getByRole('main').getByRole('link', { name: 'Alle Neuigkeiten' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open('/');
      await whenStarted(page);
      await after.focus();
      for (const [key, end] of [
        ['Shift+Tab', next(page)],
        ['Tab', after],
      ] as const) {
        const cards = new Set<string>();
        for (let step = 1; step <= titles.length; step++) {
          await page.keyboard.press(key);
          const what = `${key} ${step} at ${width} px`;
          await expect.poll(() => focusedCard(page), what).toMatchObject({ isInSight: true });
          cards.add((await focusedCard(page)).title);
        }
        expect([...cards].sort()).toEqual([...titles].sort());
        await page.keyboard.press(key);
        await expect(end).toBeFocused();
      }
    }
  });
});

test('the carousel replaces the row of cards without moving anything', async ({
  browser,
  open,
  page,
  site,
}) => {
  // The viewport is higher than the page, because a scrollbar would change the width.
  const viewports = [390, 1280].map((width) => ({ width, height: 7000 }));
  const row = await browser.newPage({ javaScriptEnabled: false });
  await row.goto(site.origin);
  const before = [];
  for (const viewport of viewports) {
    await row.setViewportSize(viewport);
    // Reload the page, so that the browser has the fonts at once.
    await row.reload();
    before.push(await places(row));
  }
  await row.close();

  await page.clock.install();
  await open('/');
  for (const [index, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport);
    await page.reload();
    await whenStarted(page);
    await settle(page);
    expect(await places(page), `at ${viewport.width} px`).toEqual(before[index]);
  }
});

for (const width of [390, 1280])
  test(`a late carousel at ${width} px starts at the card that the visitor scrolled to`, async ({
    open,
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 900 });
    const arrive = await holdScript(page);
    await open('/');
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page)
      .locator('li')
      .nth(3)
      .evaluate((card) => card.scrollIntoView({ inline: 'start', block: 'nearest' }));
    await expect.poll(async () => (await shown(page))[0]).toBe(titles[3]);
    arrive();
    await expect(next(page)).toBeVisible();
    expect((await shown(page))[0]).toBe(titles[3]);
    await next(page).click();
    await settle(page);
    expect((await shown(page))[0]).toBe(titles[4]);
  });

async function places(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const parts = [
    carousel(page).getByRole('heading', { name: 'Latest News' }),
    carousel(page).locator('li').filter({ hasText: titles[0] }),
    page.getByRole('contentinfo'),
  ];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

test('a single article does not move and has no controls', async ({ page, siteWith }) => {
  await page.goto(await siteWith({ news: { 1: newestFirst[0] } }));
  await expect(carousel(page).getByRole('link', { name: /Mehr lesen/ })).toBeVisible();
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

for (const count of [2, 3, 4])
  test(`the carousel works with only ${count} articles`, async ({ page, siteWith }) => {
    const news = Object.fromEntries(
      newestFirst.slice(0, count).map((article, id) => [id, article]),
    );
    await page.clock.install();
    await page.goto(await siteWith({ news }));
    await whenStarted(page);
    await next(page).click();
    await settle(page);
    expect((await shown(page)).length).toBeGreaterThan(0);
  });
