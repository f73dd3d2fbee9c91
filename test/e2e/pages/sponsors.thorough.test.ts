import { expect, test } from '#test/e2e/fixtures.ts';

for (const width of [390, 1440])
  test(`a logo fits into its card and keeps its ratio at ${width} px`, async ({
    page,
    siteWith,
  }) => {
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
