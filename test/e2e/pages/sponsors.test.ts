import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

const sponsors = Object.values(starter.sponsors);

test('the heading thanks the sponsors', async ({ open, page }) => {
  await open('/sponsoren');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dank/);
});

test('three sponsors stand with logo and name', async ({ open, page }) => {
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

for (const { name, websiteUrl } of sponsors)
  test(`a click on the logo of ${name} opens its site in a new window`, async ({
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

for (const width of [390, 1440])
  test(`a high logo stays within its card at ${width} px`, async ({ page, siteWith }) => {
    const high = { name: 'Hochhaus', logoUrl: '/images/ohne foto.png' };
    const origin = await siteWith({ sponsors: { '1': high, '2': { ...high, name: 'Turm' } } });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${origin}/sponsoren`);
    const card = page.getByRole('main').getByRole('listitem').first();
    const logo = await card.locator('img').boundingBox();
    const whole = await card.boundingBox();
    if (!logo || !whole) throw new Error('Nothing is drawn.');
    expect(logo.width / logo.height).toBeCloseTo(2, 1);
    expect(logo.width).toBeLessThanOrEqual(whole.width);
    expect(logo.height).toBeLessThan(whole.height);
  });
