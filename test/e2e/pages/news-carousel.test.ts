import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

/** The parts of Swiper that tell how it runs. */
interface Running {
  params: { speed: number; autoplay: { delay: number }; loop: boolean; slidesPerGroup: number };
  autoplay: { running: boolean; paused: boolean };
}

const newestFirst = Object.entries(starter.news)
  .sort(([one], [other]) => Number(other) - Number(one))
  .map(([, article]) => article);
const titles = newestFirst.map(({ title }) => title);

const carousel = (page: Page) => page.getByRole('region', { name: 'Latest News' });
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Nächste Neuigkeit' });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Vorige Neuigkeit' });
const pause = (page: Page) => carousel(page).getByRole('button', { name: /anhalten/ });
const play = (page: Page) => carousel(page).getByRole('button', { name: /weiterlaufen/ });

/** Where it says what an arrow has brought. */
const spoken = (page: Page) => carousel(page).locator('p[aria-live]');

const linkTo = (page: Page, title = '') =>
  carousel(page).getByRole('link').filter({ hasText: title });

/** Comes near to the row of cards, and waits until it has become the carousel. */
async function whenStarted(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeVisible();
}

function swiper(page: Page): Promise<Running> {
  return page.locator('.swiper').evaluate((element) => {
    const { params, autoplay } = (element as unknown as { swiper: Running }).swiper;
    const { speed, loop, slidesPerGroup } = params;
    const { running, paused } = autoplay;
    return {
      params: { speed, loop, slidesPerGroup, autoplay: { delay: params.autoplay.delay } },
      autoplay: { running, paused },
    };
  });
}

/** The titles of the cards that are wholly in the row's window, from left to right. */
function shown(page: Page): Promise<string[]> {
  return carousel(page)
    .locator('div:has(> ul)')
    .evaluate((row) => {
      const window = row.getBoundingClientRect();
      return [...row.querySelectorAll('li')]
        .map((card) => ({
          title: card.querySelector('h3')?.textContent ?? '',
          box: card.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.left >= window.left - 1 && box.right <= window.right + 1)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ title }) => title);
    });
}

/** Lets a step begin where one would, and has it arrive at once. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(500);
  await page.locator('.swiper-wrapper').evaluate((row) => {
    for (const step of row.getAnimations()) step.finish();
  });
}

/** Whether it has not moved after a time in which it would have made its steps. */
async function expectStill(page: Page): Promise<void> {
  const before = await shown(page);
  await page.clock.fastForward(20_000);
  await settle(page);
  expect(await shown(page)).toEqual(before);
}

async function expectMoving(page: Page): Promise<void> {
  const before = await shown(page);
  await page.clock.fastForward(5000);
  await settle(page);
  expect(await shown(page)).not.toEqual(before);
}

test('it moves on by itself by the real clock: 1500 ms a step, every 5000 ms, one slide, endless', async ({
  open,
  page,
}) => {
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

test.describe('by a clock of the test', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('it stands still under the pointer, and from its pause button to its play button', async ({
    open,
    page,
  }) => {
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
    // Neither pointer nor focus sets it going again.
    await carousel(page).locator('.swiper').hover();
    const link = linkTo(page, (await shown(page))[0]);
    await link.focus();
    await link.blur();
    await page.mouse.move(0, 0);
    await expectStill(page);

    const [, second] = await shown(page);
    await next(page).click();
    await settle(page);
    expect((await shown(page))[0]).toBe(second);

    await play(page).click();
    await page.mouse.move(0, 0);
    await expect(pause(page)).toBeVisible();
    await expectMoving(page);
  });

  test('it stops when the keyboard comes to a card, its pause button or an arrow, and stays so until it is let go on', async ({
    open,
    page,
  }) => {
    for (const focused of [linkTo(page, titles[0]), pause(page), next(page)]) {
      await open('/');
      await whenStarted(page);
      await expect(spoken(page)).toHaveAttribute('aria-live', 'off');
      await focused.focus();
      await expect(play(page)).toBeVisible();
      await expect(spoken(page)).toHaveAttribute('aria-live', 'polite');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expectStill(page);
      await play(page).press('Enter');
      await expect(pause(page)).toBeFocused();
      // Where it is let go on, the way out leads past the arrows.
      await page.keyboard.press('Tab');
      await expect(pause(page)).toBeVisible();
      await expectMoving(page);
    }
  });
});

test.describe('with less motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is a carousel of five slides with their numbers, newest first, which moves by its buttons alone', async ({
    open,
    page,
  }) => {
    await page.clock.install();
    await open('/');
    expect(titles).toHaveLength(5);
    await expect(carousel(page).getByRole('listitem')).toHaveCount(titles.length);
    await whenStarted(page);

    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'Karussell');
    const slides = carousel(page).locator('[aria-roledescription="Folie"]');
    await expect(slides).toHaveCount(titles.length);
    for (const [index, title] of titles.entries())
      await expect(
        carousel(page)
          .getByRole('group', { name: `${index + 1} von ${titles.length}`, exact: true })
          .getByRole('heading'),
      ).toHaveText(title);
    await expect(carousel(page).locator('button, a').first()).toHaveAccessibleName(
      'Neuigkeiten weiterlaufen lassen',
    );
    await expect(carousel(page).getByRole('button')).toHaveCount(3);
    await expect(page.locator('[class*="pagination"]')).toHaveCount(0);

    await page.clock.fastForward(30_000);
    expect(await shown(page)).toEqual(titles.slice(0, 2));

    await expect(spoken(page)).toHaveText('');
    await previous(page).click();
    await expect.poll(() => shown(page)).toEqual([titles[4], titles[0]]);
    await expect(spoken(page)).toHaveText(`5 von 5: ${titles[4]}`);
    await next(page).click();
    await expect(spoken(page)).toHaveText(`1 von 5: ${titles[0]}`);
    for (let step = 0; step <= titles.length; step++) {
      const pair = [titles[step % 5], titles[(step + 1) % 5]];
      await expect.poll(() => shown(page)).toEqual(pair);
      await next(page).click();
    }
    await expect.poll(() => shown(page)).toEqual(titles.slice(1, 3));

    await play(page).click();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5000);
    await expect.poll(() => shown(page)).toEqual(titles.slice(2, 4));
  });

  test('it shows one of the cards up to 599 px, two of them from 600 px on', async ({
    open,
    page,
  }) => {
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

  test('a click on a card leads to its article, and on one that an arrow has brought', async ({
    open,
    page,
  }) => {
    await open('/');
    for (const steps of [0, 4]) {
      await whenStarted(page);
      for (let step = 0; step < steps; step++) await next(page).click();
      await expect.poll(async () => (await shown(page))[0]).toBe(titles[steps]);
      await linkTo(page, titles[steps]).click();
      await expect(page).toHaveURL(/\/news\/[^/]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[steps] as string);
      await page.goBack();
    }
  });

  test('the keyboard gets through it both ways, the focus always in sight', async ({
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
          await expect.poll(async () => (await focusedCard(page)).isInSight, what).toBe(true);
          cards.add((await focusedCard(page)).title);
        }
        expect([...cards].sort()).toEqual([...titles].sort());
        await page.keyboard.press(key);
        await expect(end).toBeFocused();
      }
    }
  });
});

/** Which card has the focus in it, and whether all of it can be seen. */
function focusedCard(page: Page) {
  return page.evaluate(() => {
    const card = document.activeElement?.closest('li');
    const box = card?.getBoundingClientRect();
    const row = card?.parentElement?.parentElement?.getBoundingClientRect();
    const isInSight = box && row && box.left >= row.left - 1 && box.right <= row.right + 1;
    return { title: card?.querySelector('h3')?.textContent ?? '', isInSight };
  });
}

test('it takes the place of the row without moving anything', async ({
  browser,
  open,
  page,
  site,
}) => {
  // Higher than the page: a scrollbar would take its share of the width.
  const viewports = [390, 1280].map((width) => ({ width, height: 7000 }));
  const row = await browser.newPage({ javaScriptEnabled: false });
  await row.goto(site.origin);
  const before = [];
  for (const viewport of viewports) {
    await row.setViewportSize(viewport);
    // A second time, so that the fonts are there at once.
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

/** Keeps the carousel's script back until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/carousel-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const { width, first } of [
  { width: 390, first: 2 },
  { width: 1280, first: 1 },
])
  test(`late at ${width} px, it leaves the link that the keyboard has reached focused and in sight`, async ({
    open,
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 900 });
    const arrive = await holdScript(page);
    await open('/');
    await linkTo(page, titles[0]).focus();
    for (let step = 1; step <= 2; step++) await page.keyboard.press('Tab');
    await expect(linkTo(page, titles[2])).toBeFocused();
    // The browser's own scrolling brings it into sight.
    await expect.poll(async () => (await focusedCard(page)).isInSight).toBe(true);
    arrive();
    await whenStarted(page);
    await settle(page);
    await expect(linkTo(page, titles[2])).toBeFocused();
    expect(await focusedCard(page)).toEqual({ title: titles[2], isInSight: true });
    expect((await shown(page))[0]).toBe(titles[first]);
    await expect(play(page)).toBeVisible();
  });

for (const width of [390, 1280])
  test(`late at ${width} px, it begins where the row has been scrolled to`, async ({
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

/** Where the heading, the newest card and the footer stand. */
async function places(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const parts = [
    carousel(page).getByRole('heading', { name: 'Latest News' }),
    carousel(page).locator('li').filter({ hasText: titles[0] }),
    page.getByRole('contentinfo'),
  ];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

test('a single article stands still, without controls', async ({ page, siteWith }) => {
  await page.goto(await siteWith({ news: { 1: newestFirst[0] } }));
  await expect(carousel(page).getByRole('link', { name: /Mehr lesen/ })).toBeVisible();
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});

for (const count of [2, 3, 4])
  test(`with ${count} of seven articles it is still sound`, async ({ page, siteWith }) => {
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

/** As spec §9 has it, counted here in the simplest way. */
function preview(html: string): string {
  const text = html
    .replace(/<\/(p|h2|li|blockquote)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
  return `${text.slice(0, 101).split(' ').slice(0, -1).join(' ')}...`;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards stand in a row, newest first, with date, preview and link', async ({
    open,
    page,
    request,
  }) => {
    await open('/');
    const cards = carousel(page).getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText(titles);
    await expect(cards.first()).toContainText('8. Juni 2025');
    for (const [index, article] of newestFirst.entries()) {
      await expect(cards.nth(index).locator('p')).toHaveText(preview(article.content));
      const link = cards.nth(index).getByRole('link');
      await expect(link).toHaveText(/^Mehr lesen/);
      const found = await (await request.get((await link.getAttribute('href')) ?? '')).text();
      expect(found).toMatch(new RegExp(`<h1[^>]*>${article.title}</h1>`));
    }
    await cards.nth(2).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2] ?? '');
  });
});
