import type { Page } from '@playwright/test';
import { expect } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

/** The parts of the Swiper object that the tests read. */
interface Running {
  params: { speed: number; autoplay: { delay: number }; loop: boolean; slidesPerGroup: number };
  autoplay: { running: boolean; paused: boolean };
}

export const newestFirst = Object.entries(starter.news)
  .sort(([one], [other]) => Number(other) - Number(one))
  .map(([, article]) => article);
export const titles = newestFirst.map(({ title }) => title);

export const carousel = (page: Page) => page.getByRole('region', { name: 'Latest News' });
export const next = (page: Page) =>
  carousel(page).getByRole('button', { name: 'Nächster Artikel' });

/** Scrolls to the row of cards and waits until the carousel has started. */
export async function whenStarted(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeVisible();
}

export function swiper(page: Page): Promise<Running> {
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

/** Lists the titles of the fully visible cards from left to right. */
export function shown(page: Page): Promise<string[]> {
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

/** Lets a due step of the carousel start and ends its animation at once. */
export async function settle(page: Page): Promise<void> {
  await page.clock.runFor(500);
  await page.locator('.swiper-wrapper').evaluate((row) => {
    for (const step of row.getAnimations()) step.finish();
  });
}

/**
 * Lists the visible cards after the current step. Call it with `expect.poll`, because a busy browser can
 * start a step late.
 */
export async function settled(page: Page): Promise<string[]> {
  await settle(page);
  return shown(page);
}

/** Returns the card that contains the focus, and if the card is fully visible. */
export function focusedCard(page: Page) {
  return page.evaluate(() => {
    const card = document.activeElement?.closest('li');
    const box = card?.getBoundingClientRect();
    const row = card?.parentElement?.parentElement?.getBoundingClientRect();
    const isInSight = box && row && box.left >= row.left - 1 && box.right <= row.right + 1;
    const focus = document.activeElement?.outerHTML.slice(0, 200);
    return { title: card?.querySelector('h3')?.textContent ?? '', isInSight, focus };
  });
}

/** Holds back the carousel's script until the caller calls the returned function. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/carousel-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const pause = (page: Page) => carousel(page).getByRole('button', { name: /anhalten/ });
export const play = (page: Page) => carousel(page).getByRole('button', { name: /weiterlaufen/ });

export const linkTo = (page: Page, title = '') =>
  carousel(page).getByRole('link').filter({ hasText: title });

/** Fails if the carousel moves during a time in which autoplay would move it. */
export async function expectStill(page: Page): Promise<void> {
  const before = await shown(page);
  await page.clock.fastForward(20_000);
  await settle(page);
  expect(await shown(page)).toEqual(before);
}

export async function expectMoving(page: Page): Promise<void> {
  const before = await shown(page);
  await page.clock.fastForward(5000);
  await expect.poll(() => settled(page)).not.toEqual(before);
}
