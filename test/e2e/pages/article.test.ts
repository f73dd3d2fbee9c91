import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

const path = '/news/jonas-sandling-ist-unser-neuer-kapit%C3%A4n';
const title = 'Jonas Sandling ist unser neuer Kapitän';

test('an article shows title, date and text', async ({ open, page }) => {
  await open(path);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(article.locator('time')).toHaveText('27. Februar 2025');
  await expect(article.locator('time')).toHaveAttribute('datetime', '2025-02-27');
  await expect(article.locator('strong').first()).toHaveText('Jonas Sandling');
});

for (const form of [
  path,
  '/news/jonas-sandling-ist-unser-neuer-kapitän',
  '/news/jonas-sandling-ist-unser-neuer-kapitn',
])
  test(`${form} leads to the article`, async ({ open, page }) => {
    expect((await open(form)).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

test('every article is found under its slug and under its slug in ASCII', async ({ request }) => {
  for (const article of Object.values(starter.news)) {
    const hyphened = article.title.toLowerCase().replace(/\s+/g, '-');
    for (const slug of [
      hyphened.replace(/[^\p{L}\d_-]/gu, ''),
      hyphened.replace(/[^a-z\d_-]/g, ''),
    ]) {
      const answer = await request.get(`/news/${encodeURIComponent(slug)}`);
      expect(answer.status(), slug).toBe(200);
      expect(await answer.text()).toContain(`<title>${article.title} |`);
    }
  }
});

test("'Zurück' leads home", async ({ open, page }) => {
  await open(path);
  await page.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen');
});

for (const [network, target] of [
  ['Facebook', (address: string) => ['https://www.facebook.com/sharer/sharer.php', { u: address }]],
  ['X', (address: string) => ['https://x.com/intent/', { url: address, text: title }]],
  ['WhatsApp', (address: string) => ['https://wa.me/', { text: `${title} ${address}` }]],
] as const)
  test(`sharing on ${network} asks it only on the click, with the right link`, async ({
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
