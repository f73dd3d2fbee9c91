import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import {
  expectFormAccessible,
  expectTargets,
  type Fields,
  hidden,
  message,
  noVersion,
  post,
  rowsOf,
  storeGame,
} from './admin-forms.ts';

const path = '/admin/protokoll';
const notUndone = 'Das lässt sich nicht zurücknehmen.';
const sandling = '/admin/spieler/-P02';
const pappelnig = '/admin/trainer/-T2';
const bach = '/admin/spiele/-G01';
const bachLineup = '/admin/kader/-K01';
const bachReport = '/spiele/spielbericht/fortuna-musterau-vs-fc-bach';
const nextGame = '/admin/naechstes-spiel';

const entries = (page: Page) => page.getByRole('main').locator('ol').getByRole('listitem');
const newest = (page: Page) => entries(page).first();
const titles = (page: Page) => entries(page).getByRole('heading', { level: 3 });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const box = (page: Page, name: string) => page.getByRole('region', { name });

/** Takes the newest entry back. */
async function undoNewest(page: Page): Promise<void> {
  await newest(page)
    .getByRole('button', { name: /^Zurücknehmen/ })
    .click();
  await expect(message(page)).toHaveText('Änderung zurückgenommen!');
}

/** Removes the record of this address, through its form. */
async function remove(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const version = await hidden(page, 'version');
  const answer = await post(page, address, [
    ['intent', 'remove'],
    ['version', version],
  ]);
  expect(answer.status()).toBe(303);
}

/** Announces a next game; each opponent is another entry of the audit log. */
async function announce(page: Page, origin: string, opponents: readonly string[]): Promise<void> {
  for (const opponent of opponents) {
    const html = await (await page.request.get(origin + nextGame)).text();
    const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? noVersion;
    const fields: Fields = [
      ['version', version],
      ['opponent', opponent],
      ['startsAt', '2027-04-03T16:00'],
    ];
    expect((await post(page, origin + nextGame, fields)).status()).toBe(303);
  }
}

test('as long as nobody has changed anything, the audit log says so', async ({ page, visit }) => {
  await visit(path);
  await expect(page.getByText('Noch hat niemand etwas geändert.')).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await expectFormAccessible(page);
});

test('an entry tells who changed what, when, and both states', async ({ club, page, visit }) => {
  await visit(nextGame);
  await announce(page, club.origin, ['ASV Neu']);
  const now = Date.now();
  await visit(path);
  await expect(titles(page)).toHaveText(['Nächstes Spiel gegen ASV Neu geändert']);
  await expect(newest(page)).toContainText('max, ');
  const time = newest(page).locator('time');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  expect(Math.abs(now - at.getTime())).toBeLessThan(60_000);
  const vienna = new Intl.DateTimeFormat('de-AT', {
    timeZone: 'Europe/Vienna',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const clock = vienna.formatToParts(at).filter(({ type }) => /hour|minute/.test(type));
  await expect(time).toContainText(`${clock.map(({ value }) => value).join(':')} Uhr`);
  await expect(newest(page).getByRole('table')).toBeHidden();
  await newest(page)
    .getByText(/^Eintrag 1: Felder/)
    .click();
  expect(await rowsOf(newest(page).getByRole('table'))).toEqual([
    'Feld | Vorher | Nachher',
    'Gegner | SC Berg | ASV Neu',
    'Beginn | Samstag, 20. März 2027, 15:00 Uhr | Samstag, 3. April 2027, 16:00 Uhr',
  ]);
  await expectFormAccessible(page);
});

test('each kind of record has its entries', async ({ club, page, visit }) => {
  await visit(path);
  const { origin } = club;
  await storeGame(page, origin, { opponent: 'SV Neu', date: '2025-11-16' });
  await announce(page, origin, ['ASV Neu']);
  await remove(page, origin + nextGame);
  await remove(page, origin + bachLineup);
  await remove(page, origin + sandling);
  await remove(page, origin + pappelnig);
  await remove(page, origin + bach);
  await page.goto(`${origin}/admin/tabelle`);
  const table: Fields = [
    ['version', await hidden(page, 'version')],
    ['teams[0].team', 'Alleinige'],
    ['teams[0].won', '1'],
  ];
  expect((await post(page, `${origin}/admin/tabelle`, table)).status()).toBe(303);
  await visit(path);
  await expect(titles(page)).toHaveText([
    'Tabelle geändert',
    'Spiel gegen FC Bach am 15.03.2025 gelöscht',
    'Marius Pappelnig gelöscht',
    'Jonas Sandling gelöscht',
    'Kader gegen FC Bach am 15.03.2025 gelöscht',
    'Nächstes Spiel gegen ASV Neu gelöscht',
    'Nächstes Spiel gegen ASV Neu geändert',
    'Spiel gegen SV Neu am 16.11.2025 hinzugefügt',
  ]);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectTargets(page.locator('summary'));
  await expectTargets(entries(page).getByRole('button'));
  await expectFormAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('an addition undone is gone from the public page, undone again it is back', async ({
  club,
  page,
  visit,
}) => {
  await visit(path);
  await storeGame(page, club.origin, { opponent: 'SV Neu', date: '2025-11-16' });
  await visit(path);
  await undoNewest(page);
  await expect(titles(page)).toHaveText([
    'Spiel gegen SV Neu am 16.11.2025 zurückgenommen',
    'Spiel gegen SV Neu am 16.11.2025 hinzugefügt',
  ]);
  await expect(newest(page)).toContainText('nimmt Eintrag 1 zurück');
  await page.goto(`${club.origin}/spiele`);
  await expect(page.getByRole('main')).not.toContainText('SV Neu');
  await visit(path);
  await undoNewest(page);
  await page.goto(`${club.origin}/spiele`);
  await expect(page.getByRole('main')).toContainText('SV Neu');
});

test('an edit undone shows the public page as it was, undone again the edit', async ({
  club,
  page,
  visit,
}) => {
  await visit(path);
  await announce(page, club.origin, ['ASV Neu']);
  await visit(path);
  await undoNewest(page);
  await page.goto(club.origin);
  await expect(box(page, 'Nächstes Spiel')).toContainText('SC Berg');
  await expect(box(page, 'Nächstes Spiel')).toContainText('Samstag, 20. März 2027, 15:00 Uhr');
  await visit(path);
  await undoNewest(page);
  await page.goto(club.origin);
  await expect(box(page, 'Nächstes Spiel')).toContainText('ASV Neu');
});

test('a removed game comes back with its line-up', async ({ club, page, visit }) => {
  const report = async () => {
    await page.goto(club.origin + bachReport);
    return page.getByRole('main').innerText();
  };
  const before = await report();
  await remove(page, club.origin + bach);
  const gone = await page.goto(club.origin + bachReport);
  expect(gone?.status()).toBe(404);
  await visit(path);
  await undoNewest(page);
  expect(await report()).toBe(before);
});

test('a removed player and a removed trainer come back into their line-ups', async ({
  club,
  page,
  visit,
}) => {
  await remove(page, club.origin + sandling);
  await remove(page, club.origin + pappelnig);
  await page.goto(club.origin + bachReport);
  await expect(box(page, 'Startaufstellung')).toContainText('#8');
  await expect(page.getByText('Keine Trainerdaten verfügbar')).toBeVisible();
  await visit(path);
  await undoNewest(page);
  await entries(page)
    .filter({ hasText: 'Jonas Sandling' })
    .getByRole('button', { name: /^Zurücknehmen/ })
    .click();
  await expect(titles(page).first()).toHaveText('Jonas Sandling zurückgenommen');
  await page.goto(club.origin + bachReport);
  await expect(box(page, 'Startaufstellung')).toContainText('Jonas Sandling');
  await expect(box(page, 'Startaufstellung')).not.toContainText('#8');
  await expect(box(page, 'Trainer')).toContainText('Marius Pappelnig');
});

test.describe('refused', () => {
  test.use({ expectedFailures: /40[49]/ });

  test('what was changed since is not undone, and an earlier message is gone', async ({
    club,
    page,
    visit,
  }) => {
    await visit(path);
    await announce(page, club.origin, ['Eins', 'Zwei', 'Drei']);
    await visit(path);
    await undoNewest(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await entries(page)
      .filter({ hasText: 'Eintrag 1:' })
      .getByRole('button', { name: /^Zurücknehmen/ })
      .click();
    expect((await answer).status()).toBe(409);
    await expect(failure(page)).toHaveText(
      `${notUndone} Diesen Eintrag hat inzwischen jemand geändert. Nimm zuerst die späteren Änderungen daran zurück.`,
    );
    await expect(message(page)).toBeEmpty();
    await expect(entries(page)).toHaveCount(4);
    await expectFormAccessible(page);
    await page.goto(club.origin);
    await expect(box(page, 'Nächstes Spiel')).toContainText('Zwei');
  });

  test('what was removed since is not undone', async ({ club, page, visit }) => {
    await visit(path);
    await announce(page, club.origin, ['Eins']);
    await remove(page, club.origin + nextGame);
    await visit(path);
    await entries(page)
      .filter({ hasText: 'Eintrag 1:' })
      .getByRole('button', { name: /^Zurücknehmen/ })
      .click();
    await expect(failure(page)).toHaveText(
      `${notUndone} Diesen Eintrag hat inzwischen jemand gelöscht. Nimm zuerst das Löschen zurück.`,
    );
  });

  test('a line-up whose game is gone stays gone, with the reason', async ({
    club,
    page,
    visit,
  }) => {
    await remove(page, club.origin + bachLineup);
    await remove(page, club.origin + bach);
    await visit(path);
    await entries(page)
      .filter({ hasText: 'Kader gegen FC Bach' })
      .getByRole('button', { name: /^Zurücknehmen/ })
      .click();
    await expect(failure(page)).toHaveText(`${notUndone} Dieses Spiel gibt es nicht mehr.`);
  });

  test('a refusal on an older page leaves one there', async ({ club, page, visit }) => {
    await visit(path);
    await announce(page, club.origin, ['Eins', 'Zwei', 'Drei']);
    await visit(`${path}?vor=3`);
    await entries(page)
      .filter({ hasText: 'Eintrag 1:' })
      .getByRole('button', { name: /^Zurücknehmen/ })
      .click();
    await expect(failure(page)).toContainText(notUndone);
    await expect(entries(page)).toHaveCount(2);
    await expect(page).toHaveURL(`${club.origin}${path}?vor=3`);
  });
});

test('an entry that is not in the audit log is refused', async ({ club, page, visit }) => {
  await visit(path);
  await announce(page, club.origin, ['Eins']);
  for (const entry of ['', '0', '99', '-1', '1.5', '1e1', 'eins', '9999999999', '2147483648'])
    await test.step(`'${entry}'`, async () => {
      const answer = await post(page, club.origin + path, [['entry', entry]]);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain(
        `${notUndone} Diesen Eintrag gibt es im Protokoll nicht.`,
      );
    });
});

test('more than 30 entries are paged, none twice and none lost', async ({ club, page, visit }) => {
  test.slow();
  await visit(path);
  const opponents = Array.from({ length: 64 }, (_, index) => `Gegner ${index + 1}`);
  await announce(page, club.origin, opponents);
  await visit(path);
  const seen: string[] = [];
  for (const [length, isLast] of [
    [30, false],
    [30, false],
    [4, true],
  ] as const) {
    await expect(entries(page)).toHaveCount(length);
    seen.push(...(await titles(page).allTextContents()));
    const older = page.getByRole('link', { name: 'Ältere Einträge' });
    await expect(older).toHaveCount(isLast ? 0 : 1);
    if (isLast) break;
    await older.click();
    await expect(titles(page).first()).not.toHaveText(seen.at(-length) ?? '');
  }
  expect(seen).toEqual(
    opponents.map((opponent) => `Nächstes Spiel gegen ${opponent} geändert`).reverse(),
  );
  await page.getByRole('link', { name: 'Neueste Einträge' }).click();
  await expect(titles(page).first()).toHaveText('Nächstes Spiel gegen Gegner 64 geändert');
  await expect(page.getByRole('link', { name: 'Neueste Einträge' })).toHaveCount(0);
});

test('odd beginnings of a page show the newest entries, or that there are none', async ({
  club,
  page,
  visit,
}) => {
  await visit(path);
  await announce(page, club.origin, ['Eins', 'Zwei']);
  for (const odd of ['', 'x', '-1', '1.5', '1e3', '99999999999999999999', '%00', '3&vor=1', '999'])
    expect(await shown(page, `${club.origin}${path}?vor=${odd}`), odd).toBe(2);
  for (const early of ['0', '1']) {
    expect(await shown(page, `${club.origin}${path}?vor=${early}`), early).toBe(0);
    await expect(page.getByText('Noch hat niemand etwas geändert.')).toHaveCount(0);
    await expect(page.getByText('Hier sind keine Einträge.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Neueste Einträge' })).toBeVisible();
  }
});

async function shown(page: Page, address: string): Promise<number> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  return entries(page).count();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('entries are read, taken back, and refused with a sentence', async ({
    club,
    page,
    visit,
  }) => {
    await visit(path);
    await announce(page, club.origin, ['Eins', 'Zwei']);
    await visit(path);
    await newest(page)
      .getByText(/^Eintrag 2: Felder/)
      .click();
    expect(await rowsOf(newest(page).getByRole('table'))).toEqual([
      'Feld | Vorher | Nachher',
      'Gegner | Eins | Zwei',
    ]);
    await undoNewest(page);
    await page.goto(club.origin);
    await expect(box(page, 'Nächstes Spiel')).toContainText('Eins');
    await visit(path);
    await entries(page)
      .filter({ hasText: 'Eintrag 2:' })
      .getByRole('button', { name: /^Zurücknehmen/ })
      .click();
    await expect(failure(page)).toHaveText(
      `${notUndone} Diesen Eintrag hat inzwischen jemand geändert. Nimm zuerst die späteren Änderungen daran zurück.`,
    );
    await expect(entries(page)).toHaveCount(3);
  });
});
