import { expect, test } from 'vitest';
import { formatWinRate, winRate } from './win-draw-loss.ts';

test('winRate returns the percentage of wins with one decimal', () => {
  expect(winRate({ games: 12, wins: 7 })).toBe(58.3);
  expect(winRate({ games: 3, wins: 2 })).toBe(66.7);
  expect(winRate({ games: 4, wins: 1 })).toBe(25);
});

test('winRate rounds a half up', () => {
  expect(winRate({ games: 16, wins: 1 })).toBe(6.3);
  expect(winRate({ games: 2000, wins: 23 })).toBe(1.2);
});

test('winRate returns zero without games', () => {
  expect(winRate({ games: 0, wins: 0 })).toBe(0);
  expect(winRate({ games: 0, wins: 3 })).toBe(0);
});

test('winRate returns at most a hundred percent', () => {
  expect(winRate({ games: 3, wins: 5 })).toBe(100);
  expect(winRate({ games: 3, wins: 3 })).toBe(100);
});

test('formatWinRate writes the rate in Austrian format, always with one decimal', () => {
  expect(formatWinRate({ games: 12, wins: 7 })).toBe('58,3\u00a0%');
  expect(formatWinRate({ games: 2, wins: 1 })).toBe('50,0\u00a0%');
  expect(formatWinRate({ games: 0, wins: 0 })).toBe('0,0\u00a0%');
  expect(formatWinRate({ games: 1, wins: 1 })).toBe('100,0\u00a0%');
});
