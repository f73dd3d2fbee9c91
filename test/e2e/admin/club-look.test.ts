import type { Page } from '@playwright/test';
import { expect, test } from '#test/e2e/admin.ts';
import { expectMessage, saveButton } from './admin-steps.ts';

const pitchOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--club-pitch').trim(),
  );

test('offers the nearest readable club colour, and open pages show the saved colour', async ({
  page,
  other,
  club,
  visit,
}) => {
  await other.goto(`${club.origin}/about`);
  const before = await pitchOf(other);
  await visit('/admin/aussehen');
  const pitch = page.getByLabel('Vereinsfarbe', { exact: true });
  await pitch.fill('#ffd23f');
  await expect(
    page.getByText(/^Auf Gelb \(#ffd23f\) ist weiße Schrift nicht zu lesen\./),
  ).toBeVisible();
  const offered = page.getByRole('button', { name: 'Dunkelgelb nehmen' });
  await offered.click();
  const nearest = await pitch.inputValue();
  expect(nearest).not.toBe('#ffd23f');
  await expect(offered).toHaveCount(0);
  const sample = page.getByRole('img', { name: 'Vorschau: Am Tag' });
  await expect(sample).toBeVisible();
  const shown = () =>
    sample.evaluate((box) => getComputedStyle(box).getPropertyValue('--club-pitch'));
  expect(await shown()).toBe(nearest);
  await saveButton(page).click();
  await expectMessage(page, 'Wappen und Farben gespeichert!');
  await expect.poll(() => pitchOf(page)).toBe(nearest);
  await expect.poll(() => pitchOf(other)).toBe(nearest);

  await page.getByRole('button', { name: 'Mitgeliefertes Aussehen wieder nehmen' }).click();
  await page.getByRole('button', { name: 'Ja, zurücksetzen' }).click();
  await expect.poll(() => pitchOf(other)).toBe(before);
  await expect.poll(() => pitchOf(page)).toBe(before);
});
