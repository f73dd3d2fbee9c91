import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { createNewsletter, createOutgoingMail, createSubscriber } from '../message-factories.ts';
import { test as adminTest } from './admin.ts';
import { expect, test } from './fixtures.ts';

/** A browser in which the reader's system colours replace all colours of the page. */
const contextOptions = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
test.use({ contextOptions });
adminTest.use({ contextOptions });

/** Returns the colours that cover at least one fiftieth of the element. */
async function coloursOf(element: Locator): Promise<string[]> {
  const { data, width, height } = PNG.sync.read(await element.screenshot());
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.subarray(at, at + 3).join();
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count * 50 >= width * height).map(([colour]) => colour);
}

const lineOf = (element: Locator, side: 'InlineStart' | 'BlockEnd') =>
  element.evaluate(
    (node, property) => getComputedStyle(node)[property],
    `border${side}Color` as const,
  );

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('a line marks only the link of the current page', async ({ open, page }) => {
  await open('/team');
  const header = page.getByRole('navigation', { name: 'Wichtige Seiten' });
  const inHeader = (name: string) => lineOf(header.getByRole('link', { name }), 'BlockEnd');
  expect(await inHeader('Spiele')).toBe(await ground(page));
  expect(await inHeader('Team')).not.toBe(await ground(page));
  await page.getByRole('button', { name: 'Menü', exact: true }).press('Enter');
  const drawer = page.getByRole('dialog');
  const inDrawer = (name: string) =>
    lineOf(drawer.getByRole('link', { name, exact: true }), 'InlineStart');
  expect(await inDrawer('Spiele')).toBe(await ground(page));
  expect(await inDrawer('Team')).not.toBe(await ground(page));
});

test('a frame marks only the row of the club in the table', async ({ open, page }) => {
  await open('/spiele');
  const frames = await page
    .getByRole('main')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .filter((row) => getComputedStyle(row).outlineStyle === 'solid')
        .map((row) => row.querySelector('th')?.textContent),
    );
  expect(frames).toEqual(['Fortuna Musterau']);
});

test('buttons, dialogs and the letters of recent results have an edge', async ({ open, page }) => {
  const expectEdge = async (element: Locator) => {
    const { style, width, colour } = await element.evaluate((node) => {
      const { borderLeftStyle, borderLeftWidth, borderLeftColor } = getComputedStyle(node);
      return { style: borderLeftStyle, width: borderLeftWidth, colour: borderLeftColor };
    });
    expect([style, width]).toEqual(['solid', '2px']);
    expect(colour).not.toBe(await ground(page));
  };
  await open('/führung');
  await page.getByRole('main').getByRole('button').first().press('Enter');
  await expectEdge(page.getByRole('dialog'));
  await open('/contact');
  await expectEdge(page.getByRole('main').getByRole('button', { name: 'Senden' }));
  await open('/');
  const results = page.getByRole('region', { name: 'Letzte Spiele' });
  await expectEdge(
    results
      .getByText(/^[SUN]$/)
      .first()
      .locator('..'),
  );
});

test('the letters in a trainer’s bar differ in colour from their background', async ({
  open,
  page,
}) => {
  await open('/trainer/Marius%20Pappelnig');
  const bar = page.getByRole('img', { name: /Siege/ });
  await expect(bar.locator('text')).toHaveText([/^\d+S$/, /^\d+U$/, /^\d+N$/]);
  const parts = await bar.locator('g:has(> rect)').evaluateAll((all) =>
    all.map((part) => {
      const fillOf = (name: string) => getComputedStyle(part.querySelector(name) ?? part).fill;
      return { ground: fillOf('rect'), letter: fillOf('text') };
    }),
  );
  for (const { ground: behind, letter } of parts) expect(letter).not.toBe(behind);
  // The part of the losses has only an outline, so its fill is the background colour.
  expect(parts.at(-1)?.ground).toBe(await ground(page));
});

test('the icons of goals, assists and cards are visible in both colour schemes', async ({
  open,
  page,
}) => {
  await open('/spiele/spielbericht/fortuna-musterau-vs-sc-berg');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const line = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).stroke);
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    for (const icon of ['svg:has(circle)', 'svg:has(path[d^="M2 4h5"])', 'svg:has(title)'])
      expect(await line(`main li ${icon}`), `${icon}, ${colorScheme}`).toBe(text);
  }
});

adminTest(
  'the open tool and the progress of a newsletter can be seen',
  async ({ db, page, visit }) => {
    const { id } = await createNewsletter(db, {
      queuedAt: new Date().toISOString(),
      recipients: 2,
    });
    for (const state of ['sent', 'waiting'] as const)
      await createOutgoingMail(db, {
        kind: 'newsletter',
        newsletterId: id,
        subscriberId: (await createSubscriber(db)).id,
        state,
      });
    await visit(`/admin/newsletter/${id}`);
    await expect(page.getByText('1 von 2 verschickt')).toBeVisible();
    expect(await coloursOf(page.getByRole('progressbar'))).toHaveLength(3);
    const tools = page.getByRole('navigation', { name: 'Admin' });
    const look = (name: string) =>
      tools.getByRole('link', { name }).evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await look('Newsletter')).not.toBe(await look('Personen'));
  },
);
