import { expect, test } from './fixtures.ts';
import { expectWholeWords } from './whole-words.ts';

test.use({ isLarge: true });

test('large letters at 390 px break no word without a hyphen; the header stays low', async ({
  tab,
}) => {
  await tab.goto(`${tab.origin}/`);
  expect(await tab.run(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const header = () => document.querySelector('body > header')?.getBoundingClientRect().height;
  expect(await tab.run(header)).toBeLessThan(844 / 5);
  await expectWholeWords(tab);
});
