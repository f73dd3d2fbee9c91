import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

test.use({ javaScriptEnabled: false });

test('each page shows its content without JavaScript', async ({ open, page }) => {
  // The test visits many pages one after the other, which takes more than a minute.
  test.setTimeout(180_000);
  for (const { path, h1, title, facts } of pages)
    await test.step(path, async () => {
      expect((await open(path)).status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('main');
      for (const fact of facts) await expect(main.getByText(fact).first()).toBeVisible();
      await expect(main).not.toContainText('Lade...');
      await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
    });
});

test('the countdown shows the time left when the server answers', async ({ page, siteWith }) => {
  const game = { opponent: 'SC Berg', datetime: '2099-03-21T14:00:00.000Z' };
  await page.goto(await siteWith({ 'upcoming-game': game }));
  await expect(page.getByRole('timer')).toHaveText(/^\d+\s*Tage?\s*\d+\s*Stunden?/);
});

test('links lead from the squad to a player and to the other pages', async ({ open, page }) => {
  await open('/team');
  await page.getByRole('link', { name: /Raphael Ulmrich/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raphael Ulmrich');
  for (const name of ['Spiele', 'Erfolge', 'Führung', 'Sponsoren', 'Impressum']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page).toHaveURL('/impressum');
});

test('the drawer opens and closes without JavaScript', async ({ open, page }) => {
  await open('/');
  const menu = page.getByRole('button', { name: 'Menü', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await menu.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(drawer).toBeHidden();
  await menu.click();
  await drawer.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Team');
});

test('the modal of the board opens and closes without JavaScript', async ({ open, page }) => {
  await open('/führung');
  await page.getByRole('button', { name: 'Rupert Lorbeernig' }).click();
  const modal = page.getByRole('dialog', { name: 'Rupert Lorbeernig' });
  await expect(modal).toContainText('Rupert hat den Verein 2023 mitgegründet');
  await modal.getByRole('button', { name: 'Schließen' }).click();
  await expect(modal).toBeHidden();
});
