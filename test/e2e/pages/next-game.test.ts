import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts';
import { section, timer } from './next-game-steps.ts';

test.use({ content: 'empty' });

const kickoff = new Date('2031-03-30T13:00:00.000Z');
const announced = { 'upcoming-game': { opponent: 'SC Berg', datetime: kickoff.toISOString() } };
const hour = 3_600_000;

async function secondsLeft(page: Page): Promise<number> {
  const text = await timer(page).innerText();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  expect(hours).toBeLessThan(24);
  expect(Math.max(minutes, seconds)).toBeLessThan(60);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** Opens a page with the given device time. Waits for the live stream, which sends the server time. */
async function openAt(page: Page, origin: string, device: number): Promise<void> {
  await page.clock.install({ time: device });
  const stream = page.waitForResponse((answer) => answer.url().includes('/live?'));
  await page.goto(origin);
  await waitForHydration(page);
  await stream;
}

test('an announced game shows the opponent, the Vienna time and a countdown in seconds', async ({
  page,
  siteWith,
}) => {
  const clock = kickoff.getTime() - 90_061_000;
  const origin = await siteWith(announced, { clock });
  await openAt(page, origin, clock);
  await expect(section(page)).toContainText('SC Berg');
  await expect(section(page)).toContainText('Sonntag, 30. März 2031, 15:00 Uhr');

  await page.clock.pauseAt(kickoff.getTime() - 90_000_000);
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(90_001);
  const left = await secondsLeft(page);
  expect(left).toBeGreaterThanOrEqual(89_990);
  for (let passed = 1; passed <= 3; passed++) {
    await page.clock.runFor(1000);
    expect(await secondsLeft(page)).toBe(left - passed);
  }
  await page.clock.runFor(57_000);
  expect(await secondsLeft(page)).toBe(left - 60);
});

test('the countdown shows “Spiel hat begonnen!” from the kick-off', async ({ page, siteWith }) => {
  const clock = kickoff.getTime() - 60_000;
  const origin = await siteWith(announced, { clock });
  await openAt(page, origin, clock);
  await page.clock.pauseAt(kickoff.getTime() - 30_000);
  await expect(timer(page)).toBeVisible();
  await expect(section(page)).not.toContainText('Spiel hat begonnen!');
  await page.clock.runFor(31_000);
  await expect(section(page)).toContainText('Spiel hat begonnen!');
  await expect(timer(page)).toHaveCount(0);
  await expect(section(page)).toContainText('SC Berg');
  await page.clock.runFor('01:59:00');
  await expect(section(page)).toContainText('Spiel hat begonnen!');
  await page.clock.runFor(60_000);
  await expect(section(page)).toContainText('Das Spiel ist aus.');
});

test('the countdown counts real hours when summer time starts', async ({ page, siteWith }) => {
  // This is 29 March, 15:00 in Vienna. Summer time starts in that night, so one hour is missing.
  const clock = Date.parse('2031-03-29T13:59:00.000Z');
  const origin = await siteWith(announced, { clock });
  await openAt(page, origin, clock);
  await page.clock.pauseAt(new Date('2031-03-29T14:00:00.000Z'));
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(23 * 3600 + 1);
  expect(await secondsLeft(page)).toBeGreaterThanOrEqual(23 * 3600 - 10);
});

for (const [wrong, difference] of [
  ['an hour ahead', hour],
  ['an hour behind', -hour],
  ['two years ahead', 2 * 365 * 24 * hour],
  ['at 1970', -kickoff.getTime() + 30 * hour],
] as const)
  test(`the countdown uses the server time if the clock of the device is ${wrong}`, async ({
    page,
    siteWith,
  }) => {
    const clock = kickoff.getTime() - 30 * hour;
    const origin = await siteWith(announced, { clock });
    await openAt(page, origin, clock + difference);
    await page.clock.runFor(2000);
    await expect.poll(() => secondsLeft(page)).toBeLessThan(30 * 3600);
    expect(await secondsLeft(page)).toBeGreaterThan(30 * 3600 - 60);
    await page.clock.runFor(60_000);
    expect(await secondsLeft(page)).toBeLessThan(30 * 3600 - 60);
    await expect(section(page)).not.toContainText('Das Spiel ist aus.');
  });

test('the countdown uses the time of the device if the server sends no time', async ({
  page,
  siteWith,
}) => {
  const clock = kickoff.getTime() - 2 * hour;
  const origin = await siteWith(announced, { clock });
  await page.route('**/live?*', (route) => route.fulfill({ status: 204 }));
  await page.clock.install({ time: clock - 5 * hour });
  await page.goto(origin);
  await waitForHydration(page);
  await page.clock.runFor(5000);
  expect(await secondsLeft(page)).toBeLessThan(7 * 3600);
  expect(await secondsLeft(page)).toBeGreaterThan(7 * 3600 - 60);
});
