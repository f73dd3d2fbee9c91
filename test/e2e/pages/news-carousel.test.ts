import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
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
  shown,
  titles,
  whenStarted,
} from './news-carousel-steps.ts';

const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Voriger Artikel' });
/** The live region that announces the slide after a click on an arrow. */
const spoken = (page: Page) => carousel(page).locator('p[aria-live]');

test.describe('with a simulated clock', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('keyboard focus stops the carousel until a visitor presses play', async ({ open, page }) => {
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
      // After the restart, the way out leads past the arrows, and the carousel keeps moving.
      await page.keyboard.press('Tab');
      await expect(pause(page)).toBeVisible();
      await expectMoving(page);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows five numbered slides, newest first, which move only by the buttons', async ({
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

  test('a click on a card opens its article, also after steps of the carousel', async ({
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
});

for (const { width, first } of casesOfRun(
  [
    { width: 390, first: 2 },
    { width: 1280, first: 1 },
  ],
  ({ width }) => width === 390,
))
  test(`a late carousel at ${width} px keeps the focused link focused and visible`, async ({
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
    // The browser scrolls the focused link into view.
    await expect.poll(async () => (await focusedCard(page)).isInSight).toBe(true);
    arrive();
    await whenStarted(page);
    await settle(page);
    await expect(linkTo(page, titles[2])).toBeFocused();
    expect(await focusedCard(page)).toMatchObject({ title: titles[2], isInSight: true });
    expect((await shown(page))[0]).toBe(titles[first]);
    await expect(play(page)).toBeVisible();
  });

/** Builds the preview text of spec §9 in the simplest way. */
function preview(html: string): string {
  const text = html
    .replace(/<\/(p|h2|li|blockquote)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');
  return `${text.slice(0, 101).split(' ').slice(0, -1).join(' ')}...`;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the cards newest first, with date, preview and link', async ({
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
