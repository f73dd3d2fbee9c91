import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

const title = 'Meisterschaftsabschlussfeiervorbereitungsausschussobmannstellvertreterwahl';

test.use({
  content: { news: { 1: { title, date: '2025-02-01', content: '<p>Gewählt ist sie.</p>' } } },
});

for (const width of [390, 1280])
  test(`a title of one long word stays in its card at ${width} px`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/news', `/news/${title.toLowerCase()}`]) {
      await open(path);
      const heading = page.getByRole('heading', { name: title }).first();
      await heading.scrollIntoViewIfNeeded();
      // Overflowing text counts in the scroll width.
      const { scroll, client } = await heading.evaluate(({ scrollWidth, clientWidth }) => ({
        scroll: scrollWidth,
        client: clientWidth,
      }));
      expect(scroll, path).toBeLessThanOrEqual(client);
      const card = heading.locator('xpath=..');
      const [inner, outer] = [await heading.boundingBox(), await card.boundingBox()];
      expect((inner?.x ?? 0) + (inner?.width ?? 0), path).toBeLessThanOrEqual(
        (outer?.x ?? 0) + (outer?.width ?? 0),
      );
      await expectNoSidewaysScroll(page);
    }
  });
