import { expect, test } from 'vitest';
import { folderTexts } from './folder-texts.server.ts';
import { listLawWarnings } from './law-warnings.ts';

const numbers = /\{(?:\w+Days|offline)\}/g;
const privacy = (folderTexts.privacy.match(numbers) ?? []).join(' ');

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
])('lists the warnings about an imprint with %s', (_, text, warnings) => {
  expect(listLawWarnings(text, 'imprint', values)).toEqual(warnings);
});

test('the privacy page needs no ZVR number and no board, but its storage facts', () => {
  expect(listLawWarnings(`{name}, {street}, {city}. ${privacy}`, 'privacy', values)).toEqual([
    'In der Datenschutzerklärung fehlt die E-Mail-Adresse.',
  ]);
  const shorter = privacy.replace('{asideDays}', '').replace('{offline}', '');
  expect(
    listLawWarnings(`{name}, {street}, {city}, {email}. ${shorter}`, 'privacy', values),
  ).toEqual([
    'In der Datenschutzerklärung fehlt eine Zahl, wie lange etwas gespeichert bleibt: {Zahl für Spam}.',
    'In der Datenschutzerklärung fehlt der Absatz über die Seiten, die das Gerät behält.',
  ]);
});

test.each([
  ['{articleDraftDays}', '{Zahl für Entwürfe von Artikeln}'],
  ['{articlePreviewDays}', '{Zahl für Vorschauen}'],
])('warns about a privacy page without %s', (name, label) => {
  const text = `{name}, {street}, {city}, {email}. ${privacy.replace(name, '')}`;
  expect(listLawWarnings(text, 'privacy', values)).toEqual([
    `In der Datenschutzerklärung fehlt eine Zahl, wie lange etwas gespeichert bleibt: ${label}.`,
  ]);
});

test('warns about a placeholder for which the club has no value', () => {
  const unknown = { ...values, zvr: '' };
  expect(listLawWarnings('{name} {street} {city} {email} {board}', 'imprint', unknown)).toEqual([
    'Im Impressum fehlt die ZVR-Zahl.',
  ]);
});

test('returns no warning for any other text', () => {
  expect(listLawWarnings('Seit 1970.', 'story', values)).toEqual([]);
});
