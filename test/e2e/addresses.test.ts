import { expect, test } from './fixtures.ts';
import { missingPage, pages } from './pages.ts';

test('each page has its own heading and title', async ({ open, page }) => {
  // A visitor goes on from page to page, as nobody does in a minute.
  test.setTimeout(180_000);
  for (const { path, h1, title, facts } of pages)
    await test.step(path, async () => {
      const answer = await open(path);
      expect(answer.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect(page.locator('html')).toHaveAttribute('lang', /^de\b/);
      for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact);
    });
});

test('every page says what it is about in a German sentence of its own', async ({ request }) => {
  const descriptions: string[] = [];
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const found = [...html.matchAll(/<meta name="description" content="([^"]*)"/g)];
    expect(found, path).toHaveLength(1);
    descriptions.push(found[0]?.[1] ?? '');
  }
  expect(new Set(descriptions).size, 'no two pages say the same').toBe(pages.length);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(20);
    expect(description).toMatch(/\b(und|der|die|das|dem|den|von|bei|wie|für|um|im|ist)\b/i);
  }
});

test('no two pages share a title', () => {
  const titles = [...pages, missingPage].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('what is no page says so', async ({ open, page }) => {
  for (const path of [
    '/gibt-es-nicht',
    '/news',
    '/spieler',
    '/team/mehr',
    '/admin/mehr',
    '/index.php',
  ])
    await test.step(path, async () => {
      const answer = await open(path);
      expect(answer.status()).toBe(404);
      await expect(page).toHaveTitle(missingPage.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '404 - Seite nicht gefunden',
      );
      await expect(page.locator('html')).toHaveAttribute('lang', /^de\b/);
    });
});

const nothingThere = [
  ['/spieler/Niemand', 'Spieler nicht gefunden'],
  ['/spieler/Marius%20Pappelnig', 'Spieler nicht gefunden'],
  ['/trainer/Niemand', 'Trainer nicht gefunden'],
  ['/trainer/Jonas%20Sandling', 'Trainer nicht gefunden'],
  ['/spiele/spielbericht/fortuna-musterau-vs-niemand', 'Spielinformationen nicht verfügbar.'],
  ['/saison/1999', 'Keine Saison-Daten vorhanden.'],
  ['/news/gibt-es-nicht', 'Article not found'],
] as const;

test('a page of what does not exist answers 404, and says what is missing', async ({
  open,
  page,
}) => {
  for (const [path, message] of nothingThere)
    await test.step(path, async () => {
      const answer = await open(path);
      expect(answer.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
      await expect(page).toHaveTitle(`${message} | Fortuna Musterau`);
    });
});

test("the page of a missing trainer leads back home with 'Zurück zur Übersicht'", async ({
  open,
  page,
}) => {
  await open('/trainer/Niemand');
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen');
});

test('/admin sends a visitor to /login', async ({ open, page, request }) => {
  const answer = await request.get('/admin', { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/login?zu=%2Fadmin');
  await open('/admin');
  await expect(page).toHaveURL('/login?zu=%2Fadmin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
});

for (const path of ['/team/', '/f%C3%BChrung/', '/saison/2024/', '/f%c3%bchrung'])
  test(`${path} is the same page as without the difference`, async ({ open, page }) => {
    const answer = await open(path);
    expect(answer.status()).toBe(200);
    const { h1 } = pages.find((known) => sameAddress(known.path, path)) ?? missingPage;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  });

function sameAddress(one: string, other: string): boolean {
  return decodeURI(one) === decodeURI(other).replace(/\/$/, '');
}

test('an address typed with umlauts leads to its page', async ({ open, page }) => {
  for (const [typed, h1] of [
    ['/führung', 'Vorstand'],
    ['/spieler/Jürgen Tannreiter', 'Jürgen Tannreiter'],
    ['/news/jonas-sandling-ist-unser-neuer-kapitän', 'Jonas Sandling ist unser neuer Kapitän'],
  ] as const) {
    expect((await open(typed)).status(), typed).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  }
});
