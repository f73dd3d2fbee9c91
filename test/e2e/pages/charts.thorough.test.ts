import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/fixtures.ts';

const drawing = (page: Page, name: RegExp) => page.getByRole('main').getByRole('img', { name });
const pagesWithDrawings = [
  '/spiele',
  '/history',
  '/saison/2025',
  '/spieler/Jonas%20Sandling',
  '/trainer/Marius%20Pappelnig',
];

for (const path of pagesWithDrawings)
  test(`the charts on ${decodeURI(path)} are readable on a phone and contrast with the background`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const texts = page.getByRole('main').locator('figure svg text:visible');
      const heights = await texts.evaluateAll((all) =>
        all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      );
      expect(heights.length).toBeGreaterThan(0);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
      // The drawing is not scaled: one unit in the SVG is one pixel of the page.
      const scales = await texts.evaluateAll((all) =>
        all.map((text) => (text as SVGTextElement).getScreenCTM()?.a ?? 0),
      );
      expect(new Set(scales)).toEqual(new Set([1]));
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(Math.min(...(await contrasts(page))), colorScheme).toBeGreaterThanOrEqual(3);
    }
  });

/** Returns the contrast of each mark, line and bar with the background of the page (WCAG 1.4.11). */
async function contrasts(page: Page): Promise<number[]> {
  const found = await page.getByRole('main').evaluate((main) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (!canvas) return Number.NaN;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = getComputedStyle(document.body).backgroundColor;
    const shapes = main.querySelectorAll('figure svg :is(circle, path, rect:not(:has(title)))');
    return [...shapes].map((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      // A hollow mark shows only its stroke. The stroke of a full mark can have the background colour.
      const shown = [fill, stroke].find((colour) => colour !== 'none' && colour !== ground) ?? '';
      const [low = 0, high = 0] = [luminance(shown), luminance(ground)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
  });
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const long = 'Spielgemeinschaft Ebenthal-Zell-Gurnitz Juniors 1b';
const extremes = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    `-g${String(index).padStart(2, '0')}`,
    {
      date: new Date(Date.UTC(2025, 2, 1 + 6 * index)).toISOString().slice(0, 10),
      opponent: index % 13 ? `Gegner ${index}` : long,
      art: 'Meisterschaft',
      dynamoTore: index % 13 ? index % 4 : 12,
      gegnerTore: index % 13 ? index % 3 : 11,
    },
  ]),
);
const [first = {}] = Object.values(extremes);
const open = { dynamoTore: undefined, gegnerTore: undefined };
const league = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [
    `-t${index}`,
    { team: index ? `${long} ${index}` : 'Fortuna Musterau', won: index, drawn: 1, lost: 3 },
  ]),
);

for (const [name, games, said] of [
  ['forty games', extremes, /nach 40 Spielen/],
  ['one game', { '-g': first }, /3 Punkte nach 1 Spiel/],
  ['no result', { '-g': { ...first, ...open } }, /beginnt mit dem ersten Ergebnis/],
  ['only friendlies', { '-g': { ...first, art: 'Freundschaftsspiel' } }, /beginnt mit dem ersten/],
] as const)
  test(`the chart of a season with ${name} is accessible and shows a summary`, async ({
    siteWith,
    open,
    page,
  }) => {
    const origin = await siteWith({ games, leagueTable: league });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    // `expectAccessible` also checks the page at 320 px, where no content may overflow.
    await open(`${origin}/spiele`);
    await expectAccessible(page);
    await expect(page.getByRole('region', { name: 'Saisonverlauf' })).toContainText(said);
    await open(`${origin}/history`);
    await expectAccessible(page);
    await expect(page.getByRole('figure')).toContainText('Aktuell: Platz 30 von 30');
  });

test('a chart is completely drawn when it is fully in view', async ({ open, page }) => {
  await open('/spiele');
  const points = drawing(page, /^Punkte nach jedem/);
  const progress = () =>
    points.evaluate(
      (svg) => svg.getAnimations({ subtree: true })[0]?.effect?.getComputedTiming().progress,
    );
  expect(await progress()).toBe(0);
  await points.evaluate((svg) => svg.scrollIntoView({ block: 'end' }));
  await expect.poll(progress).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await progress()).toBeUndefined();
});
