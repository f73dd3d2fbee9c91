import { expect, test } from 'vitest';
import { passwordFault } from './password-strength.server.ts';

const own = ['jörg.muster', 'joerg@verein-musterdorf.example', 'SV Musterdorf'];

test.each([
  'Blaue Pferde tanzen am Dienstag',
  'korrekt pferd batterie heft',
  'q7Zk!vR2-mWx9_T',
  `${'Drei rote Dächer im Nebel. '.repeat(4)}Ganz ohne Zahlen`,
  'Fünf Äpfel rollen übers Eis 🍏',
  'Ä'.repeat(3).concat(' drei rote Dächer im Nebel'),
])('accepts the password %s', async (password) => {
  expect(await passwordFault(password, own)).toBeUndefined();
});

test.each([
  ['', 'Das Passwort ist zu kurz: mindestens 15 Zeichen, hier sind es 0.'],
  ['q7Zk!vR2-mWx9_', 'Das Passwort ist zu kurz: mindestens 15 Zeichen, hier sind es 14.'],
  ['🍏🍎🍐🍊🍋🍌🍉🍇', 'Das Passwort ist zu kurz: mindestens 15 Zeichen, hier sind es 8.'],
  ['a'.repeat(129), 'Das Passwort ist zu lang: höchstens 128 Bytes.'],
  ['ä'.repeat(65), 'Das Passwort ist zu lang: höchstens 128 Bytes.'],
  ['Blaue Pferde\ttanzen', 'Das Passwort darf keine Steuerzeichen enthalten.'],
])('refuses the password %j and explains why', async (password, fault) => {
  expect(await passwordFault(password, own)).toBe(fault);
});

test.each([
  'passwortpasswort',
  'Passwort12345678',
  '123456789012345',
  'aaaaaaaaaaaaaaaaaa',
  'qwertzuiopasdfghjk',
  'Sommer2025Sommer2025',
  'musterdorfmusterdorf',
  'joerg@verein-musterdorf.example',
  'SV Musterdorf 2025',
])('refuses the password %s because it is easy to guess', async (password) => {
  expect(await passwordFault(password, own)).toMatch(/^Das Passwort ist zu leicht zu erraten: /);
});
