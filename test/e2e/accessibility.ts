import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { ibmViolations } from './ibm-checker.ts';

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result can differ with dark colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** The width of 1280 px at 400 % zoom (WCAG 1.4.10). */
const smallest = { width: 320, height: 640 };

/**
 * Groups pages so that one test checks several in one warm tab. A new tab has to load both checkers, half a
 * megabyte each.
 */
export function inGroups<One>(pages: readonly One[]): One[][] {
  const size = 5;
  return pages.flatMap((_, at) => (at % size === 0 ? [pages.slice(at, at + size)] : []));
}

interface How {
  /** True to show the whole page on the screen, so that sticky elements cover no content. */
  whole?: boolean;
}

/**
 * Fails with each WCAG 2.2 AA violation that axe finds, light or dark, at the present size and at 320 px.
 * Also fails if content overflows at 320 px.
 */
export async function expectAccessible(page: Page, { whole = false }: How = {}): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const tried of size.width === smallest.width ? [size] : [size, smallest]) {
    await page.setViewportSize(tried);
    if (whole) await showAll(page, tried);
    // At the top of the page, the header covers no content.
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await axeViolations(page);
    expect(light, `in light colours at ${tried.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await violations(page, { type: 'rule', values: rulesOfColour });
    expect(dark, `in dark ones at ${tried.width} px`).toEqual([]);
  }
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}

async function showAll(page: Page, { width, height }: typeof smallest): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(content, height) });
}

/** Fails with the violations that IBM's checker finds in the current page (test/e2e/ibm-checker.ts). */
export async function expectEqualAccess(page: Page): Promise<void> {
  expect(await ibmViolations(page), 'by IBM’s checker').toEqual([]);
}

export async function axeViolations(page: Page): Promise<string[]> {
  return violations(page, { type: 'tag', values: tags });
}

async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Waits until animations end, because axe must check the final colours.
  await page.evaluate(async () => {
    // Skip scroll-driven animations: they wait for scrolling.
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  // Inject axe once per page, without a script element, which the Content-Security-Policy refuses. Report
  // violations only, because describing the sound elements took most of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${engine};0`);
  const { wrong, applied } = await page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const results = await checker.run({ runOnly: only, resultTypes: ['violations'] });
    // Text on a picture is incomplete, because axe cannot measure its contrast.
    const { violations: wrong, passes, incomplete } = results;
    return { wrong, applied: passes.length + incomplete.length + wrong.length };
  }, runOnly);
  expect(applied, 'rules that apply').toBeGreaterThan(0);
  return wrong.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** Fails if the page can be scrolled sideways, and names the elements that are too wide. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    if ((document.scrollingElement?.scrollWidth ?? 0) <= innerWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ tagName, className, textContent }) =>
        `${tagName} ${className} ${textContent.slice(0, 40)}`.trim(),
      );
  });
  expect(wide).toEqual([]);
}

/**
 * Fails if text is wider than the page or cut off by a box that cannot scroll. Hidden carousel slides and the
 * shirt number on a portrait are allowed exceptions.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const cut = await page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLElement>(
        '*:not(.swiper, .visually-hidden, :has(> img + [aria-hidden="true"]))',
      ),
    ]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return (
          element.textContent.trim() !== '' &&
          element.checkVisibility({ visibilityProperty: true }) &&
          ((cuts(overflowX) && scrollWidth > clientWidth + 1) ||
            (cuts(overflowY) && scrollHeight > clientHeight + 1))
        );
      })
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`),
  );
  expect(cut).toEqual([]);
}
