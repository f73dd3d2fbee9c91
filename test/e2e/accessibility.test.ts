import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { missingPage, pages } from './pages.ts';

interface State {
  name: string;
  path: string;
  /** What a visitor does before. */
  reach?: (page: Page) => Promise<void>;
}

const states: State[] = [
  ...[...pages, missingPage].map(({ path }) => ({ name: decodeURI(path), path })),
  { name: 'the open drawer', path: '/team', reach: openDrawer },
  { name: 'the open modal of the board', path: '/führung', reach: openModal },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, reach } of states)
  test(`axe finds nothing in ${name} at 390 and 1280 px, light or dark, and nothing sticks out at 320 px or with spacious text`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await open(path);
    await reach?.(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${width} px`, () => expectAccessible(page));
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await spaceOut(page);
    await expectNoSidewaysScroll(page);
  });

/** As a reader's own style sheet would (WCAG 1.4.12). */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menü', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openModal(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}
