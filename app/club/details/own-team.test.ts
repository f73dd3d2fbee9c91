import { expect, test } from 'vitest';
import { findOwnName, isOwnTeam, listOwnNames } from './own-team.ts';

test('finds the club in a table despite capitals, spaces and ß', () => {
  expect(isOwnTeam(' ROT  WEISS ', ['Rot Weiß'])).toBe(true);
  expect(isOwnTeam('Rot Weiß', ['Rot Weiss'])).toBe(true);
  expect(isOwnTeam('Rot Weiß 1b', ['Rot Weiss'])).toBe(false);
  expect(listOwnNames(['SPG Rot Weiss/Au', 'SC Berg'], ['Rot Weiß'])).toEqual(['SPG Rot Weiss/Au']);
  const names = ['ROT WEISS U14 A', 'ROT WEISS U14 B'];
  expect(findOwnName(names, 'U14 B', ['Rot Weiß'])).toBe('ROT WEISS U14 B');
});
