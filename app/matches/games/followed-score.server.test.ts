import { expect, test } from 'vitest';
import { followGoals } from './followed-score.server.ts';

function read(score: string) {
  const [ours = 0, theirs = 0] = score.split(':').map(Number);
  return { ours, theirs };
}

test.each([
  ['no score and no goal: none', null, '0:0', '0:0', null],
  ['no score: that of the goals', null, '0:0', '1:0', '1:0'],
  ['no score beside older goals: that of all', null, '1:1', '2:1', '2:1'],
  ['a score of the goals goes along', '1:0', '1:0', '2:0', '2:0'],
  ['also back', '2:0', '2:0', '1:0', '1:0'],
  ['a score ahead waits for its scorers', '2:1', '0:0', '1:0', '2:1'],
  ['until there are more', '2:1', '2:0', '3:0', '3:1'],
  ['each side by itself', '1:2', '1:0', '2:1', '2:2'],
  ['and is not made smaller', '3:0', '2:0', '1:0', '3:0'],
])('followGoals updates the score after a change of the entered goals: %s', (_, score, before, after, wanted) => {
  const followed = followGoals(score === null ? null : read(score), read(before), read(after));
  expect(followed && `${followed.ours}:${followed.theirs}`).toBe(wanted);
});
