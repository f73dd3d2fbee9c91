import { expect, test } from 'vitest';
import { previewOfHtml } from './article-preview.server.ts';

test('a preview uses only the beginning of an article, unless that contains only tags', () => {
  const sentences = '<p>Ein <b>Satz</b> &amp; einer.</p>\n'.repeat(200);
  expect(previewOfHtml(sentences)).toBe(previewOfHtml(sentences.slice(0, 340)));
  const fewWords = `<p>${'<a href="/team"></a>'.repeat(200)}Kurz</p>`;
  expect(previewOfHtml(fewWords)).toBe('Kurz...');
});

test('a preview contains the first 100 characters of the text and three dots', () => {
  expect(previewOfHtml(`<p>${'ä'.repeat(150)}</p>`)).toBe(`${'ä'.repeat(100)}...`);
  expect(previewOfHtml('<p>Kurz</p>')).toBe('Kurz...');
  expect(previewOfHtml('')).toBe('...');
});

test('a preview ends between two words unless a single word is too long', () => {
  const sentence = 'Wir haben gewonnen, und das gegen den Tabellenführer. ';
  const preview = previewOfHtml(`<p>${sentence.repeat(4)}</p>`);
  expect(preview).toBe(
    'Wir haben gewonnen, und das gegen den Tabellenführer. Wir haben gewonnen, und das gegen den...',
  );
  const [whole, next] = [`${'a '.repeat(49)}bc`, 'd'];
  expect(previewOfHtml(`${whole} ${next}`)).toBe(`${whole}...`);
  expect(previewOfHtml(`${whole}${next}`)).toBe(`${'a '.repeat(49).trim()}...`);
  expect(previewOfHtml(`<p>Und ${'x'.repeat(120)}</p>`)).toBe('Und...');
});

test('a preview contains plain text with single spaces, without tags and entities', () => {
  expect(
    previewOfHtml('<h2>Ein\n Titel</h2><p>A&amp;B &lt;b&gt; <b>fe</b>tt&nbsp;&euro;</p>'),
  ).toBe('Ein Titel A&B <b> fett €...');
});

test('a preview does not split an emoji that consists of several characters', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(previewOfHtml(`<p>${family.repeat(120)}</p>`)).toBe(`${family.repeat(100)}...`);
});
