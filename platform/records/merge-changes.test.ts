import { expect, test } from 'vitest';
import { compareChanges, mergeChanges } from './merge-changes.ts';

const opened = { name: 'SC Berg', day: '2026-05-16', kickoff: '15:00', goals: [1], note: null };

test.each([
  ['what I alone have changed', { name: 'FC Tal' }, {}, { name: 'FC Tal' }],
  ['what the other alone has changed', {}, { kickoff: '16:00' }, { kickoff: '16:00' }],
  ['both of different fields', { name: 'FC Tal' }, { note: 'x' }, { name: 'FC Tal', note: 'x' }],
  ['mine of one field', { kickoff: '17:00' }, { kickoff: '16:00' }, { kickoff: '17:00' }],
  ['what is the same', { kickoff: '16:00' }, { kickoff: '16:00' }, { kickoff: '16:00' }],
  ['a list as one field', { goals: [1, 2] }, { goals: [3] }, { goals: [1, 2] }],
])('merges two changes and stores %s', (_, mine, theirs, expected) => {
  const states = { opened, current: { ...opened, ...theirs }, entered: { ...opened, ...mine } };
  expect(mergeChanges(states, undefined, () => false)).toEqual({ ...opened, ...expected });
});

test('stores the other admin’s value of a conflicting field on request', () => {
  const states = {
    opened,
    current: { ...opened, name: 'FC Bach', kickoff: '16:00' },
    entered: { ...opened, name: 'FC Tal', kickoff: '17:00' },
  };
  expect(compareChanges(states)).toEqual({ asked: [['name'], ['kickoff']], kept: [] });
  expect(mergeChanges(states, undefined, (field) => field === 'kickoff')).toEqual({
    ...{ ...opened, name: 'FC Tal', kickoff: '16:00' },
  });
});

test('mergeChanges takes all fields of a group from one admin', () => {
  const together = [['day', 'kickoff']];
  const states = {
    opened,
    current: { ...opened, day: '2026-05-17' },
    entered: { ...opened, kickoff: '17:00' },
  };
  expect(compareChanges(states, together)).toEqual({ asked: [['day', 'kickoff']], kept: [] });
  expect(mergeChanges(states, together, () => false)).toEqual(states.entered);
  expect(mergeChanges(states, together, () => true)).toEqual(states.current);
});

test('leaves out fields that the form does not contain', () => {
  const states = { opened, current: { ...opened, name: 'FC Bach' }, entered: { kickoff: '17:00' } };
  expect(mergeChanges(states, undefined, () => true)).toEqual({ kickoff: '17:00' });
});
