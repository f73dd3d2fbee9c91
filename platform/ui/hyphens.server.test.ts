import { expect, test } from 'vitest';
import { withHyphens } from './hyphens.server.ts';

const seen = (html: string) => withHyphens(html).replaceAll('\u00AD', '|');

test('adds soft hyphens to long German words and changes nothing else', () => {
  expect(seen('<p>Die Meisterschaftsvorbereitung des Vereins</p>')).toBe(
    '<p>Die Meis|ter|schafts|vor|be|rei|tung des Vereins</p>',
  );
  const link = '<a href="/jugendmannschaften" title="Nachwuchsspielgemeinschaft">hier</a>';
  expect(seen(link)).toBe(link);
  expect(seen('Tor &amp; Elfmeterschießen')).toBe('Tor &amp; Elf|me|ter|schie|ßen');
});

test('hyphenation splits off no single letter', () => {
  expect(seen('Datenschutzerklärung konfessionell')).toBe(
    'Da|ten|schutz|er|klä|rung kon|fes|sio|nell',
  );
});

test('adds no break at existing hyphens and leaves an endless word unchanged', () => {
  expect(withHyphens('E-Mail-Adresse')).toBe('E-Mail-Adresse');
  expect(seen('Datenschutz-Grundverordnung')).toBe('Datenschutz-Grund|ver|ord|nung');
  const endless = 'Aa'.repeat(40);
  expect(withHyphens(endless)).toBe(endless);
});
