import { expect, test } from 'vitest';
import { excerptOfHtml } from './article-excerpt.server.ts';

test('an excerpt uses only the beginning of an article, unless that contains only tags', () => {
  const sentences = '<p>Ein <b>Satz</b> &amp; einer.</p>\n'.repeat(200);
  expect(excerptOfHtml(sentences)).toBe(excerptOfHtml(sentences.slice(0, 340)));
  const fewWords = `<p>${'<a href="/team"></a>'.repeat(200)}Kurz</p>`;
  expect(excerptOfHtml(fewWords)).toBe('Kurz...');
});

test('an excerpt contains the first 100 characters of the text and three dots', () => {
  expect(excerptOfHtml(`<p>${'ä'.repeat(150)}</p>`)).toBe(`${'ä'.repeat(100)}...`);
  expect(excerptOfHtml('<p>Kurz</p>')).toBe('Kurz...');
  expect(excerptOfHtml('')).toBe('...');
});

test('an excerpt ends between two words unless a single word is too long', () => {
  const sentence = 'Wir haben gewonnen, und das gegen den Tabellenführer. ';
  const excerpt = excerptOfHtml(`<p>${sentence.repeat(4)}</p>`);
  expect(excerpt).toBe(
    'Wir haben gewonnen, und das gegen den Tabellenführer. Wir haben gewonnen, und das gegen den...',
  );
  const [whole, next] = [`${'a '.repeat(49)}bc`, 'd'];
  expect(excerptOfHtml(`${whole} ${next}`)).toBe(`${whole}...`);
  expect(excerptOfHtml(`${whole}${next}`)).toBe(`${'a '.repeat(49).trim()}...`);
  expect(excerptOfHtml(`<p>Und ${'x'.repeat(120)}</p>`)).toBe('Und...');
});

test('an excerpt contains plain text with single spaces, without tags and entities', () => {
  expect(
    excerptOfHtml('<h2>Ein\n Titel</h2><p>A&amp;B &lt;b&gt; <b>fe</b>tt&nbsp;&euro;</p>'),
  ).toBe('Ein Titel A&B <b> fett €...');
});

test('an excerpt does not split an emoji that consists of several characters', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(excerptOfHtml(`<p>${family.repeat(120)}</p>`)).toBe(`${family.repeat(100)}...`);
});
