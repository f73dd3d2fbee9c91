import { expect, test } from 'vitest';
import { withHyphens } from './hyphens.server.ts';

const seen = (html: string) => withHyphens(html).replaceAll('\u00AD', '|');

test('long German words say where they may be divided, and nothing else is touched', () => {
  expect(seen('<p>Die Meisterschaftsvorbereitung des Vereins</p>')).toBe(
    '<p>Die Meis|ter|schafts|vor|be|rei|tung des Vereins</p>',
  );
  const link = '<a href="/jugendmannschaften" title="Nachwuchsspielgemeinschaft">hier</a>';
  expect(seen(link)).toBe(link);
  expect(seen('Tor &amp; Elfmeterschießen')).toBe('Tor &amp; Elf|me|ter|schie|ßen');
});

test('no part of a word is a single letter', () => {
  expect(seen('Datenschutzerklärung konfessionell')).toBe(
    'Da|ten|schutz|er|klä|rung kon|fes|sio|nell',
  );
});

test('a word with hyphens of its own gets no further space, a word without an end is left as it is', () => {
  expect(withHyphens('E-Mail-Adresse')).toBe('E-Mail-Adresse');
  expect(seen('Datenschutz-Grundverordnung')).toBe('Datenschutz-Grund|ver|ord|nung');
  const endless = 'Aa'.repeat(40);
  expect(withHyphens(endless)).toBe(endless);
});
