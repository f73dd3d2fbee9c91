import { expect, test } from 'vitest';
import { dayInCell, orderedDays, timeInCell } from './cell-moment.ts';

test.each([
  ['03.04.2027 15:00:00', '2027-04-03', '15:00'],
  ['10.04.2027 00:00:00', '2027-04-10', ''],
  ['2027-04-17T15:00', '2027-04-17', '15:00'],
  ['Sa., 24.04.2027', '2027-04-24', ''],
  ['46522', '2027-05-15', ''],
  ['46522,625', '2027-05-15', '15:00'],
  ['46522.7291666667', '2027-05-15', '17:30'],
])('reads %j as the day %s and the time %j', (text, date, time) => {
  expect(dayInCell(text)).toEqual({ date, time });
});

test.each(['', 'morgen', '2027', '12345', '46522;6'])('%j is no day', (text) => {
  expect(dayInCell(text)).toBeUndefined();
});

test.each([
  ['0,625', '15:00'],
  ['0.6875', '16:30'],
  [',75', '18:00'],
  ['15:00:00', '15:00'],
  ['30.12.1899 15:00:00', '15:00'],
  ['00:00', ''],
  ['-:-', ''],
  ['offen', ''],
  ['n. n.', ''],
  ['bald', 'bald'],
])('reads %j as the time %j', (text, time) => {
  expect(timeInCell(text)).toBe(time);
});

test.each([
  ['3/20/2027', '04/10/2027', '10.04.2027'],
  ['20/3/2027', '04/10/2027 15:00', '04.10.2027 15:00'],
  ['20-3-27', '4-10-27', '4.10.27'],
  ['04/11/2027', '04/10/2027', '04/10/2027'],
])('a list with %j reads the day %j as %j', (other, day, read) => {
  expect(orderedDays([other, day])(day)).toBe(read);
});
