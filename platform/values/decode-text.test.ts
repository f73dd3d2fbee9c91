import { expect, test } from 'vitest';
import { decodeMarked, decodeText, listReadings, repairText, withReading } from './decode-text.ts';

const list = 'Name;Größe\r\nJörg Öllinger;Süd\r\nEva Groß;Äcker\r\n';

/** Encodes `list`; `bytes` replaces the codes of single letters. */
function written(bytes: Record<string, number>): Uint8Array {
  return Uint8Array.from(list, (letter) => bytes[letter] ?? letter.charCodeAt(0));
}

test.each([
  ['UTF-8', new TextEncoder().encode(list)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${list}`)],
  ['UTF-16 with a mark', new Uint8Array(Buffer.from(`\uFEFF${list}`, 'utf16le'))],
  ['UTF-16 without one', new Uint8Array(Buffer.from(list, 'utf16le'))],
  ['UTF-16 of the other order', new Uint8Array(Buffer.from(list, 'utf16le').swap16())],
  ['Windows', written({})],
  ['a Mac', written({ ä: 0x8a, ö: 0x9a, ü: 0x9f, Ä: 0x80, Ö: 0x85, ß: 0xa7 })],
  ['MS-DOS', written({ ä: 0x84, ö: 0x94, ü: 0x81, Ä: 0x8e, Ö: 0x99, ß: 0xe1 })],
  ['UTF-8 that was taken for Windows', new TextEncoder().encode(list.replaceAll('ö', 'Ã¶'))],
])('reads a list in %s without a doubtful letter', (_, bytes) => {
  expect(decodeText(bytes)).toBe(list);
  expect(listReadings(decodeMarked(bytes))).toEqual([]);
});

test('one western byte in UTF-8 becomes one letter and breaks no other letter', () => {
  const bytes = Buffer.concat([
    ...[Buffer.from('Müller 7\nMax '), Buffer.of(0x96), Buffer.from(' Groß '), Buffer.of(0xfc)],
  ]);
  expect(decodeText(bytes)).toBe('Müller 7\nMax – Groß ü');
});

test('offers all readings of an ambiguous letter', () => {
  const text = decodeMarked(Buffer.from('Anna Ko\x9Aak;Müller', 'latin1'));
  expect(listReadings(text)).toEqual([]);
  const doubtful = decodeMarked(Buffer.from('Anna Ko\x9Aak;7', 'latin1'));
  const readings = listReadings(doubtful);
  expect(readings.map(({ words }) => words)).toEqual([['Košak'], ['Koöak'], ['KoÜak']]);
  expect(readings.map(({ encoding }) => withReading(doubtful, encoding))).toEqual([
    ...['Anna Košak;7', 'Anna Koöak;7', 'Anna KoÜak;7'],
  ]);
  expect(decodeText(Buffer.from('Anna Ko\x9Aak;7', 'latin1'))).toBe('Anna Košak;7');
});

test('shows only words with ambiguous letters', () => {
  const text = decodeMarked(Buffer.from('Jörg Müllner;Änne Groß;José Pi\xF1ero', 'latin1'));
  expect(listReadings(text).map(({ words }) => words)).toEqual([
    ...[['Piñero'], ['PiÒero'], ['Pińero'], ['Pi±ero']],
  ]);
});

test.each([
  ['MÃ¼ller, GroÃŸ', 'Müller, Groß'],
  ['M√ºller, Gro√ü', 'Müller, Groß'],
  ['M├╝ller', 'Müller'],
  ['Mu\u0308ller', 'Müller'],
])('repairs the wrongly decoded text %j', (text, repaired) => {
  expect(repairText(text)).toBe(repaired);
});

test('repairs a very long run of letters', () => {
  expect(repairText('ä'.repeat(300_000))).toHaveLength(300_000);
});

test('leaves correct text unchanged', () => {
  const whole = '“Österreich”, Wien–Österreich, »Äpfel«, Đorđe Šimić, √2, 🙂';
  expect(repairText(whole)).toBe(whole);
});

test('reduces thousands of accents and finds no doubt in a long word', () => {
  const accents = '\u0301\u0316'.repeat(50_000);
  expect(decodeText(Buffer.from(`a${accents}`)).length).toBeLessThan(30);
  expect(listReadings('x'.repeat(1_000_000))).toEqual([]);
});
