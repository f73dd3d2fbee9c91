import type { Page } from '@playwright/test';
import { createGame } from '#test/factories.ts';
import type { Overrides } from '#test/insert-row.ts';
import {
  expectAccessible,
  expectEqualAccess,
  expectNothingLost,
  inGroups,
} from './accessibility.ts';
import { test as adminTest } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { missingPage, pages } from './pages.ts';

interface State {
  path: string;
  h1?: string;
  title?: string;
}

const states: State[] = [
  ...[...pages, missingPage],
  ...['/spieler/x', '/trainer/x', '/spiele/spielbericht/x', '/saison/1900', '/news/x'].map(
    (path) => ({ path }),
  ),
];

/** Opens a part of the page; the test then checks the page again. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/': startCarousel,
  '/team': openDrawer,
  '/f%C3%BChrung': openModal,
  '/spiele': openCalendar,
  '/sponsoren': openModal,
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const group of inGroups(states))
  test(`no accessibility errors or lost text at any size: ${group.map(({ path }) => decodeURI(path)).join(', ')}`, async ({
    open,
    page,
  }) => {
    test.slow();
    for (const { path, h1 = /./, title = /^.{4,} \| Fortuna Musterau$/ } of group)
      await test.step(path, async () => {
        await open(path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toHaveText(h1);
        await expect(page).toHaveTitle(title);
        await expectSound(page);
        const reach = opened[path];
        if (!reach) return;
        await reach(page);
        await expectSound(page);
      });
  });

/** Games of kinds that the starter content lacks. */
const otherGames: Record<string, Overrides<'game'>> = {
  'to come': { date: '2099-05-10', kickoff: '15:00', round: '7' },
  'called off': { date: '2099-05-10', kickoff: '15:00', status: 'calledOff' },
  awarded: {
    ...{ date: '2025-05-10', status: 'awarded', playedFor: 1, playedAgainst: 2 },
    ...{ goalsFor: 3, goalsAgainst: 0, report: 'Am grünen Tisch.', attendance: 80 },
  },
};

for (const [state, game] of Object.entries(otherGames))
  adminTest(`the page of a game that is ${state} is as sound`, async ({ db, page, visit }) => {
    const { slug } = await createGame(db, { opponent: 'SK Gurktaler Wiesengrund', ...game });
    await visit(`/spiele/spielbericht/${slug}`);
    await expectSound(page);
  });

async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await expectAccessible(page);
  await expectEqualAccess(page);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const width of [320, 1280])
    for (const [how, css] of Object.entries({ 'as it is': '', spacious }))
      await test.step(`${how} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 640 });
        await applyOwnStyle(page, css);
        await expectNothingLost(page);
      });
  await applyOwnStyle(page, '');
  await setTextSize(page, 32);
  for (const width of [390, 1280])
    await test.step(`large at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      expect(await sizeOfText(page)).toBe('32px');
      const header = await page.locator('body > header').boundingBox();
      expect(header?.height).toBeLessThan(640 / 4);
      await expectNothingLost(page);
    });
  await setTextSize(page, 16);
  await page.setViewportSize(size);
}

/** Text spacing that a reader can set in a stylesheet (WCAG 1.4.12). */
const spacious = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

async function applyOwnStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Sets the size of text alone, like the browser setting. Twice the default 16 px is 200 % (WCAG 1.4.4). */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

const sizeOfText = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menü', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openModal(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openCalendar(page: Page): Promise<void> {
  await page.getByText('In den Kalender', { exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Abonnieren' })).toBeVisible();
}

async function startCarousel(page: Page): Promise<void> {
  const news = page.getByRole('region', { name: 'Latest News' });
  await news.scrollIntoViewIfNeeded();
  await expect(news.getByRole('button')).toHaveCount(3);
}

test('axe reports faults in contrast, target sizes, names, languages and heading order', async ({
  page,
}) => {
  await page.setContent(`<html lang="de"><title>Fehler</title><main>
    <h1>Fehler</h1><h3>Zu tief</h3>
    <p style="color: #aaa; background: #fff">Zu hell</p>
    <p lang="deu-x-?">Keine Sprache</p>
    <button style="width: 9px; height: 9px; padding: 0"></button><button
     style="width: 9px; height: 9px; padding: 0">x</button></main>`);
  await expect(expectAccessible(page)).rejects.toThrow(
    /(?=.*color-contrast)(?=.*target-size)(?=.*button-name)(?=.*valid-lang)(?=.*heading-order)/s,
  );
});

test('IBM’s checker reports faults in names, languages and contrast, and duplicate form names', async ({
  page,
}) => {
  await page.setContent(`<html><title>Fehler</title><main><h1>Fehler</h1>
    <p style="color: #aaa; background: #fff">Zu hell</p>
    <form><input type="text"><button></button></form><form><button>x</button></form></main>`);
  await expect(expectEqualAccess(page)).rejects.toThrow(
    /(?=.*html_lang_exists)(?=.*text_contrast_sufficient)(?=.*input_label_exists)(?=.*aria_form_label_unique)/s,
  );
});
