import { adminPages } from '#bin/site-pages.ts';
import {
  expectAccessible,
  expectEqualAccess,
  expectNoSidewaysScroll,
  inGroups,
} from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { openAll } from './admin-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const paths of inGroups(Object.values(adminPages)))
  test(`${paths.join(', ')} are accessible at 320 px and with text twice as large`, async ({
    page,
    visit,
  }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    const setTextSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const path of paths)
      await test.step(path, async () => {
        await setTextSize(16);
        await visit(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await openAll(page);
        await expectAccessible(page, { whole: true });
        await expectEqualAccess(page);
        // Twice the default 16 px, like the text size of the browser settings (WCAG 1.4.4).
        await setTextSize(32);
        await expectNoSidewaysScroll(page);
      });
  });
