import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';

const sponsors = Object.values(starter.sponsors);

test('shows three sponsors with logo and name', async ({ open, page }) => {
  await open('/sponsoren');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [index, { name }] of sponsors.entries()) {
    const [logo, label] = [cards.nth(index).locator('img'), cards.nth(index).getByText(name)];
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [above, below] = [await logo.boundingBox(), await label.boundingBox()];
    expect(below?.y, 'the name stands below the logo').toBeGreaterThan(above?.y ?? Infinity);
  }
});

for (const { name, websiteUrl } of casesOfRun(sponsors, (sponsor) => sponsor === sponsors[0]))
  test(`a click on the logo of ${name} opens the sponsor website in a new window`, async ({
    context,
    open,
    page,
  }) => {
    await context.route(`${websiteUrl}/**`, (route) => route.fulfill({ body: 'Sponsor' }));
    await open('/sponsoren');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(card.getByRole('link')).toHaveAttribute('rel', /noopener|noreferrer/);
    await card.scrollIntoViewIfNeeded();
    const logo = await card.locator('img').boundingBox();
    if (!logo) throw new Error('The logo has no box.');
    const site = page.waitForEvent('popup');
    await page.mouse.click(logo.x + logo.width / 2, logo.y + logo.height / 2);
    expect(new URL((await site).url()).origin).toBe(websiteUrl);
    await expect(page).toHaveURL('/sponsoren');
  });
