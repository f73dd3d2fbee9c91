import { openFrontDesk } from '../e2e/test-proxy.ts';
import { expect, test } from './fixtures.ts';
import type { Tab } from './tab.ts';

/** The buttons of the news carousel; the first button pauses the carousel. */
const button = 'section button[aria-controls]';

/** The titles of the news cards that are completely visible, from left to right. */
const shown = (tab: Tab) =>
  tab.run(() => {
    const list = document.querySelector('li h3')?.closest('ul');
    const frame = list?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [...(list?.children ?? [])]
      .map((card) => ({
        title: card.querySelector('h3')?.textContent,
        box: card.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ title }) => title);
  });

const allTitles = (tab: Tab) =>
  tab.run(() => [...document.querySelectorAll('ul > li h3')].map((title) => title.textContent));

async function comeNear(tab: Tab): Promise<void> {
  await tab.run(() =>
    document.querySelector('li h3')?.closest('ul')?.scrollIntoView({ block: 'center' }),
  );
}

test('an arrow button moves the paused news by one article', async ({ tab }) => {
  await tab.visit('/');
  const titles = await allTitles(tab);
  await comeNear(tab);
  await tab.click(button, 'Neuigkeiten anhalten');
  await expect.poll(() => shown(tab)).toEqual(titles.slice(0, 1));
  await tab.click(button, 'Nächster Artikel');
  await expect.poll(() => shown(tab)).toEqual(titles.slice(1, 2));
  await tab.click(button, 'Voriger Artikel');
  await expect.poll(() => shown(tab)).toEqual(titles.slice(0, 1));
});

test('a carousel script that loads late keeps the focused link visible', async ({
  site,
  openTab,
}) => {
  const desk = await openFrontDesk(site.origin);
  desk.held = /\/assets\/carousel-.*\.js/;
  const tab = await openTab(desk.origin);
  await tab.visit('/');
  const titles = await allTitles(tab);
  await tab.run(() => {
    document.querySelector('li h3')?.closest('ul')?.scrollIntoView({ block: 'center' });
    document.querySelectorAll('li h3')[2]?.closest('li')?.querySelector('a')?.focus();
  });
  await expect.poll(() => shown(tab)).toEqual(titles.slice(2, 3));
  desk.held = undefined;
  await tab.expectText(button, /Neuigkeit/);
  const focused = () => document.activeElement?.closest('li')?.querySelector('h3')?.textContent;
  await expect.poll(() => tab.run(focused)).toBe(titles[2]);
  expect(await shown(tab)).toEqual(titles.slice(2, 3));
  await desk.stop();
});

test('a carousel script that loads late keeps the scroll position of the news', async ({
  site,
  openTab,
}) => {
  const desk = await openFrontDesk(site.origin);
  desk.held = /\/assets\/carousel-.*\.js/;
  const tab = await openTab(desk.origin);
  await tab.visit('/');
  const titles = await allTitles(tab);
  await tab.run(() =>
    document
      .querySelectorAll('li h3')[3]
      ?.closest('li')
      ?.scrollIntoView({ block: 'center', inline: 'start' }),
  );
  await expect.poll(() => shown(tab)).toEqual(titles.slice(3, 4));
  desk.held = undefined;
  await tab.expectText(button, /Neuigkeit/);
  expect(await shown(tab)).toEqual(titles.slice(3, 4));
  await desk.stop();
});
