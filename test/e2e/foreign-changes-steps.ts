import type { Page } from '@playwright/test';
import { expect, waitForHydration } from './fixtures.ts';

/** Changes to a page by other programs, run in the browser. They change no words. */
export const foreignChanges = {
  'that is translated': translate,
  'that extensions change': extend,
};

/** Changes the page like another program. Waits until the page reacts and replaces `insertBefore`. */
export async function changeFromOutside(page: Page, change: () => void): Promise<void> {
  await page.evaluate(change);
  await page.waitForFunction(() => !`${Node.prototype.insertBefore}`.includes('[native code]'));
}

/** Changes the page like Google Translate. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || /^(?:SCRIPT|STYLE|FONT)$/.test(text.parentElement?.tagName ?? ''))
      continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Changes the page like extensions that mark words and numbers, check the typed text or add buttons. */
function extend(): void {
  document.body.prepend(document.createElement('div'));
  document.body.append(document.createElement('grammarly-desktop-integration'));
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-gramm', 'false');
    field.after(document.createElement('span'));
  }
  for (const element of document.querySelectorAll('main :is(p, h1, h2, li, a, td, time, span)')) {
    const text = [...element.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
    if (!(text instanceof Text) || text.length < 2) continue;
    const part = document.createRange();
    part.setStart(text, 1);
    part.setEnd(text, text.length);
    part.surroundContents(document.createElement('mark'));
    part.insertNode(document.createElement('span'));
  }
}

/** Fails unless the page shows the text of a newly opened page. */
export async function expectAsOpened(page: Page, other: Page): Promise<void> {
  await other.goto(page.url());
  // Going back can reload the document, so wait for hydration. A change before hydration is another case.
  for (const one of [page, other]) await waitForHydration(one);
  await expectAlike(page, other);
}

export async function expectAlike(page: Page, other: Page): Promise<void> {
  await expect(async () => expect(await wordsOf(page)).toEqual(await wordsOf(other))).toPass({
    timeout: 10_000,
  });
}

async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    // Leave out the countdown, because it keeps running.
    for (const other of main.querySelectorAll('script, style, [role=timer]')) other.remove();
    const lines = [...main.querySelectorAll(':is(h1, h2, h3, p, li, tr, time, a, label, button)')];
    return [document.title, main, ...lines].map((part) =>
      typeof part === 'string' ? part : (part.textContent ?? ''),
    );
  });
}
