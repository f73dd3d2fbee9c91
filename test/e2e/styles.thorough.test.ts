import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Takes a screenshot of the first screen of the page, without a focused element. */
async function look(page: Page, heading: string): Promise<Buffer> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.mouse.move(0, 0);
  return page.screenshot({ animations: 'disabled' });
}

/** Waits until the page looks exactly like the wanted screenshot. */
async function expectLook(page: Page, heading: string, wanted: Buffer): Promise<void> {
  await expect.poll(async () => (await look(page, heading)).equals(wanted)).toBe(true);
}

/* The first opened page contains its styles. Later pages load their styles as files. */
for (const { from, to, heading } of [
  { from: '/', to: '/team', heading: 'Unser Team' },
  { from: '/team', to: '/sponsoren', heading: 'Danke an unsere Sponsoren' },
  { from: '/impressum', to: '/contact', heading: 'Kontaktieren Sie uns!' },
  { from: '/contact', to: '/history', heading: 'Erfolge und Auszeichnungen' },
])
  test(`${to} looks equal when opened, when reached from ${from} and when reached again`, async ({
    open,
    page,
  }) => {
    await open(to);
    const opened = await look(page, heading);
    const footerLink = page.locator(`footer a[href="${to}"]`).first();
    await open(from);
    await footerLink.click();
    await expectLook(page, heading, opened);
    await page.locator('footer a[href="/impressum"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await footerLink.click();
    await expectLook(page, heading, opened);
  });

test('focus in a form loads no stylesheet of the page a second time', async ({ open, page }) => {
  await open('/contact');
  const later = page.waitForResponse((answer) => /\/notices-[^/]+\.css$/.test(answer.url()));
  await page.getByLabel('Name', { exact: true }).focus();
  await later;
  await expect.poll(() => linkedStyles(page)).not.toEqual([]);
  const sent = await page.locator('style[data-links]').getAttribute('data-links');
  const repeated = (await linkedStyles(page)).filter((href) => sent?.includes(href));
  expect(repeated).toEqual([]);
});

/** Lists the active stylesheets that were loaded as files. */
async function linkedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href, disabled }) => href && !disabled)
      .map(({ href }) => new URL(href ?? '').pathname),
  );
}
