import { expect, onTestFinished, test } from 'vitest';
import { serveApp } from './app.ts';
import { freshDatabase } from './database.ts';
import { createNextGame } from './factories.ts';

/* What holds when the server's clock is moved by a day, forwards or backwards. */

const right = new Date('2026-12-30T23:30:00Z');
const after = (hours: number) => new Date(right.getTime() + hours * 3_600_000);

test.each([
  ['forwards', 0, 24],
  ['backwards', 24, 0],
])('no page in memory outlives its day when the clock moves %s', async (_, before, then) => {
  let now = after(before);
  const db = await freshDatabase('sqlite');
  await createNextGame(db, { startsAt: after(240).toISOString() });
  const site = await serveApp(db, { now: () => now });
  onTestFinished(site.stop);
  const shown = async () => {
    const home = await (await fetch(site.origin)).text();
    const team = await (await fetch(`${site.origin}/team`)).text();
    const [, days] = /role="timer".*?>(\d+)</.exec(home) ?? [];
    const [, year] = /©\D*(\d{4})/.exec(team) ?? [];
    return { days, year };
  };
  const of = { 0: { days: '10', year: '2026' }, 24: { days: '9', year: '2027' } };
  expect(await shown()).toEqual(of[before as keyof typeof of]);
  now = after(then);
  expect(await shown()).toEqual(of[then as keyof typeof of]);
});
