import { missingPage, pages } from '../e2e/pages.ts';
import { brokenWords } from './broken-words.ts';
import { expect } from './fixtures.ts';
import type { Tab } from './tab.ts';

/** Fails if a public page breaks a word without a hyphen or is wider than the screen. */
export async function expectWholeWords(tab: Tab): Promise<void> {
  const found: string[] = [];
  for (const { path } of [...pages, missingPage]) {
    await tab.goto(tab.origin + path);
    await tab.run(withoutDictionary);
    for (const word of await tab.run(brokenWords)) found.push(`${path}: ${word}`);
    const excess = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) found.push(`${path}: ${excess} px too wide`);
  }
  expect(found).toEqual([]);
}

/** Turns off automatic hyphenation, because scripts cannot read at which letter the browser sets a hyphen. */
function withoutDictionary(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { hyphens: manual !important }');
  document.adoptedStyleSheets.push(sheet);
}
