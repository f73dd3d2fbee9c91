import { expect, test } from 'vitest';
import { listLawDoubts } from './law-doubts.ts';

const values = {
  ...{ name: 'SC Berg', street: 'Am Platz 1', city: 'Musterau', zvr: '9876543210' },
  email: 'verein@berg.example',
};

test.each([
  ['the blocks of the club’s data', '{owner}\n\n{board}\n\n{reach}', []],
  [
    'each of them by itself',
    '{name}, {street}, {postalCode} {city}, ZVR {zvr}, {email}\n\n{board}',
    [],
  ],
  [
    'what somebody has typed of it',
    'SC Berg, Am Platz 1, 9020 Musterau, 9876543210, verein@berg.example {board}',
    [],
  ],
  ['no street', '{name}, {city}, {zvr}, {email} {board}', ['Im Impressum fehlt die Anschrift.']],
  [
    'nothing of it',
    'Wir sind wir.',
    [
      'Im Impressum fehlt der Name des Vereins.',
      'Im Impressum fehlt die Anschrift.',
      'Im Impressum fehlt die E-Mail-Adresse.',
      'Im Impressum fehlt die ZVR-Zahl.',
      'Im Impressum fehlt der Vorstand.',
    ],
  ],
])('an imprint with %s', (_, text, doubts) => {
  expect(listLawDoubts(text, 'imprint', values)).toEqual(doubts);
});

test('the privacy page needs no number and no board', () => {
  expect(listLawDoubts('{name}, {street}, {city}', 'privacy', values)).toEqual([
    'In der Datenschutzerklärung fehlt die E-Mail-Adresse.',
  ]);
});

test('a value that the club does not have is in no text', () => {
  const unknown = { ...values, zvr: '' };
  expect(listLawDoubts('{name} {street} {city} {email} {board}', 'imprint', unknown)).toEqual([
    'Im Impressum fehlt die ZVR-Zahl.',
  ]);
});

test('of any other text nothing is asked', () => {
  expect(listLawDoubts('Seit 1970.', 'story', values)).toEqual([]);
});
