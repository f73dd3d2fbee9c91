import { expect, type Locator, type Page } from '@playwright/test';

/** More presses than any page has tab stops. */
const mostPresses = 120;

/**
 * Presses Tab until `target` has the focus. Fails if the keyboard never reaches `target`, or if the focus is
 * not visible on the way.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const reached = target.and(page.locator(':focus'));
  for (let presses = 0; presses < mostPresses; presses++) {
    await page.keyboard.press(key);
    await expectFocusShown(page);
    if ((await reached.count()) > 0) return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field and replaces its text. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/**
 * Fails unless the focused element is uncovered and completely on the screen, or fills it (WCAG 2.4.11). Its
 * ring must be at least 2 px wide (2.4.7), with 3:1 contrast to the background (1.4.11).
 */
export async function expectFocusShown(page: Page): Promise<void> {
  const faults = await page.evaluate(faultsOfFocus);
  expect(faults, 'of what has the focus').toEqual([]);
}

/** Runs in the browser. */
async function faultsOfFocus(): Promise<string[]> {
  // Measure animated elements at their final position.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const focused = document.activeElement;
  // After the last tab stop the focus leaves the page for a moment.
  if (!focused || focused === document.body) return [];
  const faults: string[] = [];
  const name = `${focused.tagName} ${focused.textContent.trim().slice(0, 40)} ${focused.getAttribute('name') ?? ''}`;

  const box = focused.getBoundingClientRect();
  const { left, top, right, width } = box;
  // A browser shows only the current line of a field with several lines.
  const height = focused.tagName === 'TEXTAREA' ? Math.min(box.height, 32) : box.height;
  const bottom = top + height;
  const fits = width <= innerWidth && height <= innerHeight;
  if (fits && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
    faults.push(`${name} is not on the screen: ${[left, top, right, bottom].map(Math.round)}`);
  for (const share of [0.1, 0.5, 0.9]) {
    const y = Math.min(Math.max(top, 0) + height * share, innerHeight - 1);
    const hit = document.elementFromPoint(left + width / 2, y);
    const isFree = hit && (focused.contains(hit) || hit.contains(focused));
    if (fits && !isFree) faults.push(`${name} is covered by ${hit?.outerHTML.slice(0, 80)}`);
  }

  const rings = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::after'),
    ...(focused.parentElement ? [getComputedStyle(focused.parentElement)] : []),
  ].filter((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
  const [ring] = rings;
  if (!ring) return [...faults, `${name} has no ring`];
  const isInside = Number.parseFloat(ring.outlineOffset) < 0;
  const ratio = contrast(ring.outlineColor, groundOf(isInside ? focused : focused.parentElement));
  if (ratio < 3) faults.push(`${name} has a ring of ${ratio.toFixed(1)}:1`);
  return faults;

  function groundOf(element: Element | null): string {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0(\.\d+)?\)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  }

  function contrast(one: string, other: string): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  /** Relative luminance as WCAG defines it. */
  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
