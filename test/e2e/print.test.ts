import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 794, height: 1123 } });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the table is printed black on white without navigation in ${colorScheme} colours`, async ({
    open,
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme });
    await open('/spiele');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('navigation')).toBeHidden();
    for (const text of [page.getByRole('heading', { level: 1 }), page.getByRole('cell').first()])
      await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

test('a match report is printed with its score and line-up', async ({ open, page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await open('/spiele');
  const report = page.getByRole('main').locator('a[href*="spielbericht"]').last();
  await open((await report.getAttribute('href')) ?? '');
  await expect(page.getByText('Endstand')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('heading', { name: 'Startaufstellung' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
