import { expect, test } from 'vitest';
import { maxTries, retryPause } from './retry-pause.ts';

const toClub = { refused: false, toClub: true };
const minutes = (tries: number, jitter = 0.5, kind = toClub) =>
  (retryPause({ tries, ...kind }, jitter) ?? Number.NaN) / 60_000;

test('each pause is twice as long as the previous pause, up to six hours', () => {
  expect([1, 2, 3, 9, 10, 17].map((tries) => minutes(tries))).toEqual([1, 2, 4, 256, 360, 360]);
});

test('a pause is up to a quarter shorter or longer, depending on a random number', () => {
  expect([minutes(3, 0), minutes(3, 0.999)]).toEqual([3, expect.closeTo(5, 2)]);
});

test('the last try is two to three days after the first for any random number', () => {
  for (const jitter of [0, 0.5, 0.999]) {
    let sum = 0;
    for (let tries = 1; tries < maxTries; tries++) sum += minutes(tries, jitter) / 60;
    expect(sum).toBeGreaterThan(1.7 * 24);
    expect(sum).toBeLessThan(3 * 24);
  }
  expect(retryPause({ tries: maxTries, ...toClub }, 0.5)).toBeUndefined();
});

test('a refused mail is tried again only if the mail is to the club', () => {
  expect(retryPause({ tries: 1, refused: true, toClub: false }, 0.5)).toBeUndefined();
  expect(retryPause({ tries: 1, refused: false, toClub: false }, 0.5)).toBe(60_000);
  const refused = { refused: true, toClub: true };
  expect([1, 7, 8, 17].map((tries) => minutes(tries, 0.5, refused))).toEqual([60, 64, 128, 360]);
});
