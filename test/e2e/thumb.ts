import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, inMenu } from '#test/e2e/admin.ts';

/** Counts the taps and typed characters of a user on a phone. */
export class Thumb {
  taps = 0;
  letters = 0;

  async tap(target: Locator) {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string) {
    await this.tap(field);
    this.letters += text.length;
    await field.fill(text);
  }

  /** Three taps on a phone: open the list, choose the option, confirm. */
  async choose(field: Locator, option: string) {
    this.taps += 3;
    await field.selectOption(option);
  }

  /** Four taps for one photo on a phone: the field, the gallery, the photo and the confirmation. */
  async photos(field: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
    this.taps += 3 + (Array.isArray(files) ? files.length : 1);
    await field.setInputFiles(files);
  }
}

export const photo = async (name: string, width = 1280, height = 960) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer(),
});
export const crest = {
  name: 'wappen.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c8102e" d="M0 0H9V9Z"/></svg>',
  ),
};

export const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens a tool from the start page of the admin area through its tool group. */
export async function openTool(page: Page, thumb: Thumb, job: string, tool: string) {
  await thumb.tap(
    page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: job }),
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(job);
  await thumb.tap(page.getByRole('main').getByRole('link', { name: inMenu(tool) }));
  // Wait: the previous page lists tasks that can have the names of the tool's records.
  await expect(heading).not.toHaveText(job);
}

export async function save(page: Page, thumb: Thumb, says: string) {
  await thumb.tap(button(page, 'Speichern'));
  await expect(page.getByRole('main').getByRole('status').getByText(says)).toBeVisible();
}

/** Types a text into the editor of an article. */
export async function write(page: Page, thumb: Thumb, words: string) {
  await thumb.tap(page.locator('[contenteditable]'));
  thumb.letters += words.length;
  await page.keyboard.type(words);
}

export type Result = readonly [home: string, away: string, homeGoals: string, awayGoals: string];

/**
 * Enters the result of two other teams in the form of a round. After taps on both teams, the cursor is in the
 * goals field of the home team.
 */
export async function enterResult(page: Page, thumb: Thumb, result: Result) {
  const [home, away, homeGoals, awayGoals] = result;
  const type = async (goals: string) => {
    thumb.taps += goals.length;
    await page.keyboard.type(goals);
  };
  await thumb.tap(button(page, home));
  await expect(page.getByRole('group', { name: `${home} gegen …` }).last()).toBeVisible();
  await thumb.tap(button(page, away));
  const entry = page.getByRole('group', { name: `${home} gegen ${away}` });
  await expect(entry.getByLabel(home)).toBeFocused();
  await type(homeGoals);
  await thumb.tap(entry.getByLabel(away));
  await type(awayGoals);
}
