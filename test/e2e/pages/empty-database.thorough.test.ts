import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/fixtures.ts';
import { fixedPaths } from '#test/e2e/pages.ts';

test.use({ content: 'empty', contextOptions: { reducedMotion: 'reduce' } });

for (const path of fixedPaths)
  test(`with an empty database ${decodeURI(path)} is accessible and shows no missing values`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await open(path)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|Invalid Date/);
    // `expectAccessible` also checks the page at 320 px, where no content may overflow.
    await expectAccessible(page);
  });
