import { expect, test } from 'vitest';
import { splitSchedule } from './schedule.ts';

const game = (date: string, goals: number | null, status: string | null = null) => ({
  ...{ date, goalsFor: goals, goalsAgainst: goals, status, running: null },
});
const none = { next: undefined, last: undefined };
const past = { today: '2025-05-10', isCurrent: false };
const current = { today: '2025-05-10', isCurrent: true };

test('the games to come stand in their order, those of the past newest first', () => {
  const [first, second] = [game('2025-05-01', 1), game('2025-05-08', null)];
  const [third, fourth] = [game('2025-05-15', null), game('2025-05-22', null)];
  expect(splitSchedule([first, second, third, fourth], past)).toEqual({
    ...{ lead: none, next: [third, fourth], results: [second, first] },
  });
});

test('in the current season the next game and the last result lead', () => {
  const [first, second] = [game('2025-05-01', 1), game('2025-05-08', null)];
  const [third, fourth] = [game('2025-05-15', null), game('2025-05-22', null)];
  expect(splitSchedule([first, second, third, fourth], current)).toEqual({
    ...{ lead: { next: third, last: first }, next: [fourth], results: [second] },
  });
});

test('a game that is off does not lead', () => {
  const [off, planned] = [game('2025-05-15', null, 'calledOff'), game('2025-05-22', null)];
  expect(splitSchedule([off, planned], current)).toEqual({
    ...{ lead: { ...none, next: planned }, next: [off], results: [] },
  });
});

test('a game of today is still to come until it has a result', () => {
  const [open, played] = [game('2025-05-10', null), game('2025-05-10', 2)];
  expect(splitSchedule([open, played], past)).toMatchObject({ next: [open], results: [played] });
});

test('a game of today that runs is still to come, also with a score', () => {
  const running = { ...game('2025-05-10', 1), running: 1 as const };
  const played = game('2025-05-03', 2);
  expect(splitSchedule([played, running], current)).toMatchObject({
    lead: { next: running, last: played },
  });
});

test('a result that is entered before the day stays with the games to come', () => {
  const early = game('2025-05-11', 0);
  expect(splitSchedule([early], past)).toMatchObject({ next: [early], results: [] });
});
