import { expectAccessible, expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { button, join, people } from './people-steps.ts';

test.use({ expectedFailures: /^422: / });

test('on a phone an admin removes a user after ticking the confirmation box', async ({
  browser,
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(`${people}/einladen`);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('E-Mail').fill('eva@verein.example');
  await page.getByLabel('Redaktion').check();
  await button(page, 'Link ausstellen').click();
  const address = await page
    .getByRole('textbox', { name: 'Link für eva@verein.example' })
    .inputValue();
  await expectNoSidewaysScroll(page);
  const asEva = await join(browser, address, 'eva');
  await visit(people);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'eva', exact: true }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Zugang entfernen').click();
  await expect(page.getByLabel('Ja, dieser Zugang soll weg.')).toBeFocused();
  await page.getByLabel('Ja, dieser Zugang soll weg.').check();
  await button(page, 'Zugang entfernen').click();
  await expect(page.getByText('Zugang entfernt!')).toBeVisible();
  await asEva.reload();
  await expect(asEva).toHaveURL(/\/login/);
  await asEva.context().close();
});
