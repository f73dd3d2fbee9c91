import { expect, test } from './fixtures.ts';

test("the page of a missing trainer leads back home with 'Zurück zur Übersicht'", async ({
  open,
  page,
}) => {
  expect((await open('/trainer/Niemand')).status()).toBe(404);
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Willkommen');
});

test('/admin sends a visitor to /login', async ({ open, page }) => {
  await open('/admin');
  await expect(page).toHaveURL('/login?zu=%2Fadmin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
});

test('an address typed with umlauts leads to its page', async ({ open, page }) => {
  for (const [typed, h1] of [
    ['/führung', 'Vorstand'],
    ['/führung/', 'Vorstand'],
    ['/führung?von=dort', 'Vorstand'],
    ['/spieler/Jürgen Tannreiter', 'Jürgen Tannreiter'],
    ['/spieler/Jürgen%20Tannreiter', 'Jürgen Tannreiter'],
    ['/trainer/Nero%20Lipanjić', 'Nero Lipanjić'],
    ['/news/jonas-sandling-ist-unser-neuer-kapitän', 'Jonas Sandling ist unser neuer Kapitän'],
  ] as const) {
    expect((await open(typed)).status(), typed).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  }
});
