import { openFrontDesk } from '../e2e/front-desk.ts';
import { expect, test } from './fixtures.ts';

for (const path of ['/about', '/newsletter'])
  test(`${path} stands in the club's faces from the first picture on, and nothing moves`, async ({
    site,
    openTab,
  }) => {
    // What would come as a file of its own does not come.
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
    /** Whether a text is as wide whatever stands in for its face. */
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
    // What comes later of itself: the scripts, which take the page over, and then those files.
    await tab.whenAlive();
    desk.held = undefined;
    await tab.run(() => document.fonts.ready.then(() => {}));
    expect(await tab.run(places)).toEqual(first);
    await desk.stop();
  });
