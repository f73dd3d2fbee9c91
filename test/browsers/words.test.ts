import { brokenWords } from './broken-words.ts';
import { expect, test } from './fixtures.ts';
import { expectWholeWords } from './whole-words.ts';

test('finds a word that the browser breaks without a hyphen', async ({ tab }) => {
  await tab.visit('/login');
  await tab.run(() => {
    const text = document.createElement('p');
    text.textContent = 'Vereinsmeisterschaft Vereins\u00admeister\u00adschaft';
    text.style.cssText = 'inline-size: 6em; overflow-wrap: anywhere; hyphens: manual';
    document.querySelector('main')?.append(text);
  });
  expect(await tab.run(brokenWords)).toEqual(['Vereinsmeisterschaft (P )']);
});

test('at 320 px, no page breaks a word without a hyphen', async ({ tab }) => {
  await tab.resize(320, 640);
  await expectWholeWords(tab);
});
