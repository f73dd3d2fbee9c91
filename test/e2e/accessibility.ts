import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Fails with the rule and the markup of each violation of WCAG 2.2 AA that axe finds, light or dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, (axe) => axe.withTags(tags)), 'in light colours').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, (axe) => axe.withRules(rulesOfColour)), 'in dark ones').toEqual([]);
}

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Colours are judged where they come to rest.
  await page.evaluate(async () => {
    // What goes with the scrolling waits for that.
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  // The other mode opens a window for each run, for frames of other sites; here are none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const results = await choose(axe).analyze();
  // Of text on a picture axe cannot tell the contrast.
  const applied = [...results.passes, ...results.incomplete];
  expect(applied.length, 'rules that apply').toBeGreaterThan(0);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** Fails when the page can be scrolled sideways; names what sticks out. */
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
