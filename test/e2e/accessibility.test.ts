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
  { name: 'the contact form with errors', path: '/contact', reach: (page) => send(page, ' ') },
  { name: 'the contact form sent', path: '/contact', reach: (page) => send(page, 'Anna') },
];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedFailures: /^(422|503): .*\/contact\.data$/,
});

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

async function send(page: Page, name: string): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-Mail').fill('anna@verein.example');
  await form.getByLabel('Nachricht').fill('Servus!');
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(form.locator('[role="alert"], [aria-invalid="true"]').first()).toBeVisible();
}
