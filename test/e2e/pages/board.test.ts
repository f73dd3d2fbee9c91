import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/fixtures.ts';
import { starter } from '#test/e2e/starter.ts';

const members = Object.values(starter.board);
const [president] = members;
if (!president) throw new Error('The starter content has no board.');

const card = (page: Page) => page.getByRole('button', { name: president.name });
const modal = (page: Page) => page.getByRole('dialog', { name: president.name });

test('shows three people with photo, name, role and mail link, and a modal', async ({
  open,
  page,
}) => {
  await open('/führung');
  const cards = page.getByRole('main').locator('ul').first().locator('> li');
  await expect(cards).toHaveCount(3);
  for (const [index, { name, role, contact }] of members.entries()) {
    const member = cards.nth(index);
    await expect(member.getByRole('heading')).toHaveText(name);
    await expect(member.getByText(role, { exact: true }).first()).toBeVisible();
    await expect(member.getByRole('link')).toHaveAttribute('href', `mailto:${contact}`);
    const photo = member.locator('img').first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await expect(modal(page)).toBeHidden();
  const picture = page.getByRole('main').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  const photo = await picture.boundingBox();
  if (!photo) throw new Error('The photo has no box.');
  await page.mouse.click(photo.x + photo.width / 2, photo.y + photo.height / 2);
  await expect(modal(page)).toBeVisible();
  await expect(modal(page)).toContainText(president.role);
  await expect(modal(page)).toContainText(president.bio);
  await expect(modal(page).getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'href',
    `mailto:${president.contact}`,
  );
  for (const [network, host] of [
    ['LinkedIn', 'www.linkedin.com'],
    ['Twitter', 'x.com'],
    ['Instagram', 'www.instagram.com'],
  ] as const) {
    const link = modal(page).getByRole('link', { name: network });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
  }
});

const waysToClose = {
  Esc: (page: Page) => page.keyboard.press('Escape'),
  'its close button': (page: Page) =>
    modal(page).getByRole('button', { name: 'Schließen' }).click(),
  'a click on the overlay': (page: Page) => page.mouse.click(4, 4),
};

test('the modal closes and returns the focus, but a click inside keeps it open', async ({
  open,
  page,
}) => {
  await open('/führung');
  for (const [way, close] of Object.entries(waysToClose))
    for (const width of [390, 1280])
      await test.step(`by ${way} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await card(page).click();
        await expect(modal(page)).toBeVisible();
        await close(page);
        await expect(modal(page)).toBeHidden();
        await expect(card(page)).toBeFocused();
      });

  await card(page).click();
  await modal(page).getByText(president.bio).click();
  const box = await modal(page).boundingBox();
  if (!box) throw new Error('The modal has no box.');
  await page.mouse.click(box.x + 4, box.y + box.height - 4);
  await expect(modal(page)).toBeVisible();
});

test('each board member has a modal that opens by keyboard and traps the focus', async ({
  open,
  page,
}) => {
  await open('/führung');
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  for (let step = 0; step < 12; step++) {
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog[open]');
    });
    expect(isOutside, `after ${step} tabs`).toBe(false);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');

  for (const { name, bio } of members) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name })).toContainText(bio);
    await page.keyboard.press('Escape');
  }
});
