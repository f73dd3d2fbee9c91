import type { Page } from '@playwright/test';
import { expect, test, whenAlive } from '#test/e2e/fixtures.ts';
import { section, timer } from './next-game-steps.ts';

test.use({ content: 'empty' });

const kickoff = new Date('2031-03-30T13:00:00.000Z');
const announced = { 'upcoming-game': { opponent: 'SC Berg', datetime: kickoff.toISOString() } };

/** The countdown as seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const text = await timer(page).innerText();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  expect(hours).toBeLessThan(24);
  expect(Math.max(minutes, seconds)).toBeLessThan(60);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

test('a game to come shows opponent, time in Vienna and a countdown by the second', async ({
  page,
  siteWith,
}) => {
  const origin = await siteWith(announced);
  await page.clock.install({ time: kickoff.getTime() - 90_061_000 });
  await page.goto(origin);
  await whenAlive(page);
  await expect(section(page)).toContainText('SC Berg');
  await expect(section(page)).toContainText('Sonntag, 30. März 2031, 15:00 Uhr');

  await page.clock.pauseAt(kickoff.getTime() - 90_000_000);
  const left = await secondsLeft(page);
  expect(left).toBeGreaterThanOrEqual(90_000);
  expect(left).toBeLessThanOrEqual(90_001);
  for (let passed = 1; passed <= 3; passed++) {
    await page.clock.runFor(1000);
    expect(await secondsLeft(page)).toBe(left - passed);
  }
  await page.clock.runFor(57_000);
  expect(await secondsLeft(page)).toBe(left - 60);
});

test("when the time has come the countdown says 'Spiel hat begonnen!'", async ({
  page,
  siteWith,
}) => {
  const origin = await siteWith(announced);
  await page.clock.install({ time: kickoff.getTime() - 60_000 });
  await page.goto(origin);
  await whenAlive(page);
  await page.clock.pauseAt(kickoff.getTime() - 3000);
  await expect(timer(page)).toBeVisible();
  await expect(section(page)).not.toContainText('Spiel hat begonnen!');
  await page.clock.runFor(4000);
  await expect(section(page)).toContainText('Spiel hat begonnen!');
  await expect(timer(page)).toHaveCount(0);
  await expect(section(page)).toContainText('SC Berg');
  await page.clock.runFor('01:59:50');
  await expect(section(page)).toContainText('Spiel hat begonnen!');
  await page.clock.runFor(10_000);
  await expect(section(page)).toContainText('Das Spiel ist aus.');
});

test('the countdown across the spring change counts real hours', async ({ page, siteWith }) => {
  const origin = await siteWith(announced);
  // 29 March, 15:00 in Vienna: the clocks go forward in the night, one hour is missing.
  await page.clock.install({ time: new Date('2031-03-29T13:59:00.000Z') });
  await page.goto(origin);
  await whenAlive(page);
  await page.clock.pauseAt(new Date('2031-03-29T14:00:00.000Z'));
  const left = await secondsLeft(page);
  expect(left).toBeGreaterThanOrEqual(23 * 3600);
  expect(left).toBeLessThanOrEqual(23 * 3600 + 1);
});
