import { expect, test } from '#test/e2e/admin.ts';
import { saveButton } from './admin-steps.ts';

test.use({
  keepsPages: true,
  viewport: { width: 390, height: 844 },
  expectedFailures: /^net::ERR_INTERNET_DISCONNECTED/,
});

for (const { says, fontSize } of [
  { says: 'at 390 px', fontSize: '100%' },
  { says: 'with text of 200 %', fontSize: '200%' },
])
  test(`the save button stays above the offline notice, ${says}`, async ({
    page,
    context,
    visit,
  }) => {
    const loaded = page.waitForResponse((answer) => /offline-notice-.*\.js$/.test(answer.url()));
    await visit('/admin/spiele/neu');
    await (await loaded).finished();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const notice = page.getByRole('status').filter({ hasText: 'Offline. Stand:' });
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.getByLabel('Gegner').first().focus();
    const button = await saveButton(page).last().boundingBox();
    const covered = await notice.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
  });
