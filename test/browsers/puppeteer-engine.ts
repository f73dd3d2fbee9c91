import { tmpdir } from 'node:os';
import { type KeyInput, launch, type Page } from 'puppeteer-core';
import { floorLaunch } from '#bin/browsers/chromium.ts';
import { fontEnvironment } from '#bin/browsers/test-fonts.ts';
import { browserFontSize, type Engine, type Taste, type Window } from './engine.ts';

/**
 * Starts Chromium or Firefox with WebDriver BiDi, or the oldest supported Chromium ('floor') with its
 * debugger.
 */
export async function startPuppeteer(
  name: 'chromium' | 'firefox' | 'floor',
  { isLarge }: Taste,
): Promise<Engine> {
  if (name === 'floor') return startFloor({ isLarge });
  const size = isLarge ? 2 * browserFontSize : browserFontSize;
  const env = { ...process.env, ...(await fontEnvironment('arial-like', tmpdir())) };
  const common = { headless: true, protocol: 'webDriverBiDi', timeout: 60_000, env } as const;
  const browser = await (name === 'chromium'
    ? launch({
        ...common,
        browser: 'chrome',
        executablePath: '/usr/bin/chromium',
        args: ['--no-sandbox', '--lang=de-AT', `--blink-settings=defaultFontSize=${size}`],
      })
    : launch({
        ...common,
        browser: 'firefox',
        executablePath: '/usr/bin/firefox-esr',
        extraPrefsFirefox: {
          'intl.accept_languages': 'de-AT',
          'font.size.variable.x-western': size,
        },
      }));
  return {
    async open() {
      const context = await browser.createBrowserContext();
      // Opens a window, because Firefox would hide a tab behind the next tab.
      return windowOf(await context.newPage({ type: 'window' }), () => context.close());
    },
    stop: () => browser.close(),
  };
}

async function startFloor({ isLarge }: Taste): Promise<Engine> {
  const { executablePath, args, env } = await floorLaunch();
  const size = isLarge ? 2 * browserFontSize : browserFontSize;
  const browser = await launch({
    ...{ executablePath, env, headless: true, timeout: 60_000 },
    args: [...args, '--lang=de-AT', `--blink-settings=defaultFontSize=${size}`],
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(addCheckVisibility);
      return windowOf(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

/** Runs in the page. Adds a method that the tests need and browsers before Chrome 105 do not have. */
function addCheckVisibility(): void {
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  };
}

function windowOf(page: Page, close: () => Promise<void>): Window {
  return {
    goto: async (url) => void (await page.goto(url)),
    run: async (work, ...given) =>
      (await page.evaluate(work as never, ...given)) as Awaited<ReturnType<typeof work>>,
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(key, held) {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key as KeyInput);
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    async resize(width, height) {
      await page.setViewport({ width, height });
      // Firefox answers before the window has its new width.
      await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
