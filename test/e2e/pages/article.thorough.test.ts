import { expect, test } from '#test/e2e/fixtures.ts';

const path = '/news/jonas-sandling-ist-unser-neuer-kapit%C3%A4n';
const title = 'Jonas Sandling ist unser neuer Kapitän';

for (const [network, target] of [
  ['Facebook', (address: string) => ['https://www.facebook.com/sharer/sharer.php', { u: address }]],
  ['X', (address: string) => ['https://x.com/intent/', { url: address, text: title }]],
  ['WhatsApp', (address: string) => ['https://wa.me/', { text: `${title} ${address}` }]],
] as const)
  test(`the ${network} link contacts the network only on a click and shares the right address`, async ({
    context,
    open,
    page,
    site,
  }) => {
    const asked: string[] = [];
    await context.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: network });
    });
    await open('/news/jonas-sandling-ist-unser-neuer-kapitn');
    const link = page.getByRole('link', { name: new RegExp(`^Auf ${network} teilen`) });
    await link.hover();
    await link.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    const [start, query] = target(site.origin + path);
    const popup = page.waitForEvent('popup');
    await link.click();
    const url = new URL((await popup).url());
    expect(url.href.startsWith(start as string), url.href).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
    expect(await (await popup).evaluate(() => [window.opener, document.referrer])).toEqual([
      null,
      expect.not.stringContaining('/news/'),
    ]);
    expect(asked).toHaveLength(1);
  });
