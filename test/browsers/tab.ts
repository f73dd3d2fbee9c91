import { expect } from '@playwright/test';
import type { Window } from './engine.ts';

export interface Tab extends Window {
  /** The address of the site, without a trailing slash. */
  origin: string;
  /** Opens a path of the site and waits until React runs in the page. */
  visit(path: string): Promise<void>;
  /** Waits until React runs in the open page. */
  whenAlive(): Promise<void>;
  /**
   * Clicks an element that matches the selector; `name` selects one of several elements. Waits until the
   * element exists.
   */
  click(selector: string, name?: string): Promise<void>;
  /** Focuses a field and replaces its text. */
  fill(selector: string, text: string): Promise<void>;
  /** Sets a field that each browser shows in its own way, for example a date or a select list. */
  set(selector: string, value: string): Promise<void>;
  /** Returns the visible text of the first match on one line; empty without a match. */
  text(selector: string): Promise<string>;
  /** Waits until the text of the element matches, and fails after a time limit. */
  expectText(selector: string, wanted: string | RegExp): Promise<void>;
  /** Waits until the page has this path, and fails after a time limit. */
  expectPath(path: string): Promise<void>;
}

export function createTab(window: Window, origin: string): Tab {
  const text = (selector: string) =>
    window.run((css) => {
      const shown = [...document.querySelectorAll<HTMLElement>(css)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      return shown?.innerText.replace(/\s+/g, ' ').trim() ?? '';
    }, selector);
  const tab: Tab = {
    ...window,
    origin,
    text,
    async visit(path) {
      await window.goto(origin + path);
      await tab.whenAlive();
    },
    async whenAlive() {
      // A page does not answer while it reloads.
      await expect(async () => {
        expect(await window.run(isAlive), 'alive').toBe(true);
      }).toPass({ timeout: 30_000 });
    },
    async click(selector, name = '') {
      let place: [number, number] | undefined;
      await expect(async () => {
        place = await window.run(findPlace, selector, name);
        expect(place, `${selector} ${name}`).toBeTruthy();
      }).toPass({ timeout: 15_000 });
      if (place) await window.clickAt(...place);
    },
    async fill(selector, typed) {
      await tab.click(selector);
      await window.run((css) => {
        const field = document.querySelector<HTMLInputElement>(css);
        field?.focus();
        field?.select();
      }, selector);
      await window.type(typed);
    },
    async set(selector, value) {
      await tab.run(setValue, selector, value);
    },
    expectText: (selector, wanted) =>
      expect(async () => {
        const found = await text(selector);
        if (typeof wanted === 'string') expect(found).toContain(wanted);
        else expect(found).toMatch(wanted);
      }).toPass({ timeout: 20_000 }),
    expectPath: (path) =>
      expect(async () => {
        const at = () => decodeURIComponent(location.pathname + location.search);
        expect(await window.run(at)).toBe(path);
      }).toPass({ timeout: 20_000 }),
  };
  return tab;
}

/** Checks that React has hydrated the page, because clicks work only after that. */
function isAlive(): boolean {
  const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'));
  return root?.[1].stateNode.current.memoizedState.isDehydrated === false;
}

/** Sets a value and sends the events of a visitor's choice, because React notices only events. */
function setValue(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`${selector} is not there`);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (field.value !== value) throw new Error(`${selector} does not take ${value}`);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Scrolls a visible element into view. Returns the point to click after the element has stopped moving. */
async function findPlace(selector: string, name: string): Promise<[number, number] | undefined> {
  const named = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => named(element).includes(name));
  const element = found.find((one) => named(one) === name) ?? found[0];
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as [number, number];
  };
  const before = middle();
  await new Promise((wake) => setTimeout(wake, 60));
  const place = middle();
  const hit = document.elementFromPoint(...place);
  const isThere = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label'));
  // A drawer can wait next to the window until its transition has its first frame.
  const isMoving = document.getAnimations().some((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    return animation instanceof CSSTransition && target?.contains(element);
  });
  return isThere && !isMoving && before.join() === place.join() ? place : undefined;
}
