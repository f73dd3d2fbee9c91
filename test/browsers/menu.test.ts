import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

const focused = (tab: Tab) => tab.run(() => document.activeElement?.textContent?.trim() ?? '');

test('a link in the menu opens its page and closes the menu', async ({ tab }) => {
  await tab.visit('/');
  await tab.click('header button', 'Menü');
  await tab.click('dialog a', 'Erfolge');
  await tab.expectPath('/history');
  await tab.expectText('h1', /^Erfolge und Auszeichnungen$/i);
  await expect.poll(() => tab.text('dialog[open]')).toBe('');
});

test('the keyboard opens the menu; Tab stays inside, and Escape returns to the menu button', async ({
  tab,
}) => {
  await tab.visit('/team');
  await tab.run(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
    buttons.find((button) => button.textContent?.includes('Menü'))?.focus();
  });
  await tab.press('Enter');
  await tab.expectText('dialog[open]', /Geschichte/i);
  for (let step = 0; step < 14; step++) {
    await tab.press('Tab');
    // After the last link, a browser can move the focus to its own toolbar.
    const isOutside = () => {
      const at = document.activeElement;
      return at !== document.body && !at?.closest('dialog');
    };
    expect(await tab.run(isOutside)).toBe(false);
  }
  await tab.press('Escape');
  await expect.poll(() => focused(tab)).toContain('Menü');
});

test('the first press of Tab shows the link that skips the menu', async ({ tab }) => {
  await tab.visit('/team');
  await tab.press('Tab');
  await expect.poll(() => focused(tab)).toBe('Zum Inhalt springen');
  await tab.press('Enter');
  await expect.poll(() => tab.run(() => document.activeElement?.tagName)).toBe('MAIN');
});
