import { expect, test } from 'vitest';
import { rescheduleGame } from './game-record.server.ts';

const game = {
  ...{ date: '2026-05-10', kickoff: '15:00', status: null },
  ...{ formerDate: null, formerKickoff: null },
} as const;

test('a game that moves several times keeps its original day and kick-off', () => {
  const moved = rescheduleGame(game, { date: '2026-05-17', kickoff: '17:00' });
  expect(moved).toEqual({
    ...{ date: '2026-05-17', kickoff: '17:00', status: null },
    ...{ formerDate: '2026-05-10', formerKickoff: '15:00' },
  });
  expect(rescheduleGame(moved, { date: '2026-05-24', kickoff: null })).toMatchObject({
    ...{ date: '2026-05-24', kickoff: null, formerDate: '2026-05-10', formerKickoff: '15:00' },
  });
});

test('a game that moves back to its original day has no former day', () => {
  const moved = rescheduleGame(game, { date: '2026-05-17', kickoff: '17:00' });
  expect(rescheduleGame(moved, { date: '2026-05-10', kickoff: '15:00' })).toEqual(game);
});

test('a new kick-off on the original day changes only the kick-off', () => {
  expect(rescheduleGame(game, { date: '2026-05-10', kickoff: '16:00' })).toEqual({
    ...game,
    kickoff: '16:00',
  });
});

test('a new day removes the status postponed, but keeps the status called off', () => {
  const day = { date: '2026-05-17', kickoff: null };
  expect(rescheduleGame({ ...game, status: 'postponed' }, day).status).toBeNull();
  expect(rescheduleGame({ ...game, status: 'calledOff' }, day).status).toBe('calledOff');
});
