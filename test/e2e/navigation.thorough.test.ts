import { expect, test } from './fixtures.ts';

const footerLinks = [
  ['Startseite', '/'],
  ['Spiele', '/spiele'],
  ['Neuigkeiten', '/news'],
  ['Über uns', '/about'],
  ['Team', '/team'],
  ['Erfolge', '/history'],
  ['Führung', '/führung'],
  ['Kontakt', '/contact'],
  ['Sponsoren', '/sponsoren'],
  ['Impressum', '/impressum'],
] as const;

test('each footer link opens its page at the top', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open('/privacy');
  for (const [name, path] of footerLinks)
    await test.step(name, async () => {
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
});
