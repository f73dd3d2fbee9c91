import { openFrontDesk } from '../e2e/test-proxy.ts';
import { expect, test } from './fixtures.ts';

for (const path of ['/about', '/newsletter'])
  test(`${path} shows the club’s fonts from the first paint on, and nothing moves`, async ({
    site,
    openTab,
  }) => {
    // Blocks fonts that would come as separate files.
    const desk = await openFrontDesk(site.origin);
    desk.held = /\.woff2$/;
    const tab = await openTab(desk.origin);
    await tab.goto(`${desk.origin}${path}`);
    const places = () =>
      [...document.querySelectorAll('h1, h2, h3, p, a, table, footer')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      });
    const first = await tab.run(places);
    /** Checks that the fallback font does not change the width of a text. */
    const isInItsFace = () =>
      ['400 40px Barlow', '600 40px Barlow', '700 40px "Barlow Condensed"'].map((face) => {
        const widths = ['monospace', 'serif'].map((standIn) => {
          const text = document.createElement('span');
          text.style.cssText = `position: absolute; font: ${face}, ${standIn}`;
          text.textContent = 'Grüße aus Musterau: 3:1';
          document.body.append(text);
          const { width } = text.getBoundingClientRect();
          text.remove();
          return width;
        });
        return widths[0] === widths[1];
      });
    expect(await tab.run(isInItsFace)).toEqual([true, true, true]);
    // The scripts, which hydrate the page, come later by themselves; the font files come after them.
    await tab.whenAlive();
    desk.held = undefined;
    await tab.run(() => document.fonts.ready.then(() => {}));
    expect(await tab.run(places)).toEqual(first);
    await desk.stop();
  });
