import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import {
  askToRemove,
  differences,
  entered,
  expectFailed,
  expectSaid,
  expectWrong,
  group,
  holdData,
  recordForm,
  remove,
  saveButton,
  statusOf,
  tabTo,
  turnChecksOff,
} from './admin-steps.ts';

/** 26.04.2025, 2:3, with a line-up. */
const sonne = '/admin/spiele/-G03';
const sonneReport = '/spiele/spielbericht/fortuna-musterau-vs-fk-sonne';
/** 02.05.2025, 1:2, with the default crest. */
const kickers = '/admin/spiele/-G04';

const listed = (page: Page) => page.getByRole('main').locator('a[href^="/admin/spiele/"]');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const opponent = (page: Page) => page.getByRole('combobox', { name: 'Gegner', exact: true });
/** A game on the public page. */
const row = (page: Page, name: string) =>
  page.getByRole('main').locator('a[href^="/spiele/spielbericht/"]').filter({ hasText: name });

const halfTimeRule = 'Zur Halbzeit können es nicht mehr Tore sein als am Ende.';
const countRule = 'Bitte eine ganze Zahl von 0 bis 9999 eingeben.';

/** What the form of a game can be wrong about: the field, what is typed, what it says. */
const rules: readonly [find: (page: Page) => Locator, wrong: string, message: string][] = [
  [opponent, '', 'Bitte gib den Gegner ein.'],
  [opponent, '   ', 'Bitte gib den Gegner ein.'],
  [opponent, 'x'.repeat(201), 'Das sind mehr als 200 Zeichen.'],
  [(page) => field(page, 'Datum'), '', 'Bitte gib das Datum ein.'],
  [(page) => field(page, 'Datum'), '1000-01-01', 'Dieses Datum gibt es nicht.'],
  [(page) => group(page, 'Endstand').getByLabel('Fortuna Musterau'), '-1', countRule],
  [(page) => group(page, 'Endstand').getByLabel('Gegner'), '1.5', countRule],
  [(page) => group(page, 'Halbzeit').getByLabel('Fortuna Musterau'), '10000', countRule],
  [(page) => group(page, 'Halbzeit').getByLabel('Gegner'), '99999999999999999999', countRule],
];

test('a game is added, and is then on the public pages', async ({ club, page, visit }) => {
  await visit('/admin/spiele');
  await page.getByRole('link', { name: 'Spiel hinzufügen' }).click();
  await opponent(page).fill('Testverein Süd');
  await field(page, 'Art des Spiels').selectOption('Pokal');
  await field(page, 'Datum').fill('2025-11-09');
  await field(page, 'Anpfiff').fill('15:30');
  await group(page, 'Endstand').getByLabel('Fortuna Musterau').fill('3');
  await group(page, 'Endstand').getByLabel('Gegner').fill('0');
  await group(page, 'Halbzeit').getByLabel('Fortuna Musterau').fill('1');
  await group(page, 'Halbzeit').getByLabel('Gegner').fill('0');
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');

  await page.goto(`${club.origin}/spiele`);
  await expect(row(page, 'Testverein Süd')).toHaveText(
    /So\., 09\.11\.2025.*15:30.*Pokal.*Fortuna Musterau\s*3\s*:\s*0\s*Testverein Süd/,
  );
  await expect(row(page, 'Testverein Süd').locator('img').last()).toHaveAttribute(
    'src',
    '/images/ohne%20wappen.png',
  );
  await page.goto(`${club.origin}/spiele/spielbericht/fortuna-musterau-vs-testverein-süd`);
  await expect(page.getByRole('main')).toContainText(/Endstand\s*3:0/);
  await expect(page.getByRole('main')).toContainText(/Halbzeit\s*1:0/);
});

test('every preset crest has a preview that loads, the default one comes first', async ({
  page,
  visit,
}) => {
  await visit('/admin/spiele/neu');
  const crests = group(page, 'Wappen');
  await expect(crests.getByRole('radio', { name: 'Standardwappen' })).toBeChecked();
  const choices = crests.getByRole('listitem');
  await expect(choices).toHaveText([
    'Standardwappen',
    'Grün Weiß',
    'FC Moorwald',
    'SC Berg',
    'FC Wiese',
    'FC Bach',
    'FC Acker',
    'SC Concordia Musterau',
    'FK Sonne',
  ]);
  await expect(choices.first().locator('img')).toHaveAttribute('src', '/images/ohne%20wappen.png');
  for (const choice of await choices.all()) {
    const picture = choice.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the chosen crest is on the public page', async ({ club, page, visit }) => {
  await visit(kickers);
  const crests = group(page, 'Wappen');
  await expect(crests.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(crests.getByRole('radio', { name: 'Standardwappen' })).toBeChecked();
  await crests.getByText('FC Wiese').click();
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');
  await page.goto(`${club.origin}/spiele`);
  const crest = row(page, 'Seeufer Kickers').last().locator('img').last();
  await expect(crest).toHaveAttribute('src', '/images/wappen/fc-wiese.svg');

  await visit(kickers);
  await expect(crests.getByRole('radio', { name: 'FC Wiese' })).toBeChecked();
  await crests.getByText('Standardwappen').click();
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');
  await page.goto(`${club.origin}/spiele`);
  await expect(crest).toHaveAttribute('src', '/images/ohne%20wappen.png');
});

test('an edited game loses no field and keeps the address', async ({ club, page, visit }) => {
  await visit(sonne);
  const before = await entered(page);
  expect(before).toEqual({
    opponent: 'FK Sonne',
    kind: 'Meisterschaft',
    date: '2025-04-26',
    kickoff: '17:00',
    goalsFor: '2',
    goalsAgainst: '3',
    halfTimeFor: '1',
    halfTimeAgainst: '1',
    crest: '/images/wappen/fk-sonne.svg',
  });
  await opponent(page).fill('FK Neuer Name');
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');
  await visit(sonne);
  expect(await entered(page)).toEqual({ ...before, opponent: 'FK Neuer Name' });
  const answer = await page.goto(club.origin + sonneReport);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fortuna Musterau gegen FK Neuer Name',
  );
  await expect(page.getByRole('region', { name: 'Startaufstellung' }).locator('li')).toHaveCount(
    11,
  );
});

test('goals left blank beside those of the other team become 0', async ({ club, page, visit }) => {
  await visit(sonne);
  await group(page, 'Endstand').getByLabel('Gegner').fill('');
  await group(page, 'Halbzeit').getByLabel('Fortuna Musterau').fill('');
  await group(page, 'Halbzeit').getByLabel('Gegner').fill('0');
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');
  await visit(sonne);
  expect(await entered(page)).toMatchObject({
    goalsFor: '2',
    goalsAgainst: '0',
    halfTimeFor: '0',
    halfTimeAgainst: '0',
  });
  await page.goto(`${club.origin}/spiele`);
  await expect(row(page, 'FK Sonne').last()).toHaveText(/Fortuna Musterau\s*2\s*:\s*0/);
});

test('more goals at half-time than in the end are refused', async ({ page, visit }) => {
  await visit(sonne);
  const halfTime = group(page, 'Halbzeit').getByLabel('Gegner');
  await halfTime.fill('4');
  await saveButton(page).click();
  await expectWrong(halfTime, halfTimeRule);
  await halfTime.fill('3');
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');
});

test('an open game leads to its line-up, or to a new one for it, and to its page', async ({
  club,
  page,
  visit,
}) => {
  await visit(sonne);
  await page.getByRole('link', { name: 'Spielbericht ansehen' }).click();
  await expect(page).toHaveURL(club.origin + sonneReport);
  await visit(sonne);
  await page.getByRole('link', { name: 'Kader bearbeiten' }).click();
  await expect(page.getByRole('heading', { name: /^Kader gegen FK Sonne/ })).toBeVisible();

  // Of another season than the one that the lists show.
  await visit('/admin/spiele/neu');
  await opponent(page).fill('Testverein Süd');
  await field(page, 'Datum').fill('2024-11-09');
  await saveButton(page).click();
  await page.getByRole('link', { name: /Testverein Süd/ }).click();
  await page.getByRole('link', { name: 'Kader hinzufügen' }).click();
  await expect(page.getByRole('heading', { name: 'Neuer Kader' })).toBeVisible();
  const choice = page.getByLabel('Spieltag').getByRole('option', { selected: true });
  await expect(choice).toHaveText('Sa., 09.11.2024 Testverein Süd (Meisterschaft)');
});

test("goals of a future game stay '–'", async ({ club, page, visit }) => {
  await visit('/admin/spiele/neu');
  await opponent(page).fill('Testverein Süd');
  await field(page, 'Datum').fill('2099-05-01');
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');
  await page.getByRole('link', { name: /Testverein Süd/ }).click();
  await field(page, 'Anpfiff').fill('18:00');
  await saveButton(page).click();
  await expectSaid(page, 'Spiel gespeichert!');
  await expect(page.getByRole('link', { name: /Testverein Süd/ })).toContainText(
    'Fr., 01.05.2099, Meisterschaft, –:–',
  );
  await page.goto(`${club.origin}/spiele?saison=2099`);
  await expect(row(page, 'Testverein Süd')).toHaveText(
    /18:00.*Fortuna Musterau\s*–\s*:\s*–\s*Testverein Süd/,
  );
});

test("'Abbrechen' removes no game", async ({ club, page, visit }) => {
  await visit(sonne);
  const dialog = await askToRemove(page);
  await expect(dialog.getByRole('heading')).toHaveText(
    'Möchtest du dieses Spiel wirklich löschen?',
  );
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  expect((await page.goto(club.origin + sonneReport))?.status()).toBe(200);
});

test('a game is removed with its line-up', async ({ club, page, visit }) => {
  await visit(sonne);
  const dialog = await askToRemove(page);
  await expect(dialog.getByRole('paragraph').first()).toHaveText(
    'Der Kader dieses Spiels wird mit ihm gelöscht.',
  );
  await dialog.getByRole('button', { name: 'Ja, löschen' }).click();
  await expectSaid(page, 'Spiel gelöscht!');
  await expect(listed(page)).toHaveCount(1 + 13);
  expect((await page.goto(club.origin + sonneReport))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Spielinformationen nicht verfügbar.',
  );
  await page.goto(`${club.origin}/spiele`);
  await expect(row(page, '26.04.2025')).toHaveCount(0);
  await visit('/admin/kader');
  await expect(page.getByText('Sa., 26.04.2025')).toHaveCount(0);
  await expect(page.getByText('Fr., 02.05.2025')).toHaveCount(1);
});

test('each wrong field says so, has the focus, and nothing is sent', async ({ page, visit }) => {
  await visit('/admin/spiele/neu');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await opponent(page).fill('Testverein Süd');
  for (const [find, wrong, message] of rules)
    await test.step(`'${wrong.slice(0, 20)}': ${message}`, async () => {
      const right = await find(page).inputValue();
      await find(page).fill(wrong);
      await saveButton(page).click();
      await expectWrong(find(page), message);
      await expect(find(page)).toBeFocused();
      await expect(find(page)).toHaveValue(wrong);
      await find(page).fill(right);
      await expect(find(page)).not.toHaveAttribute('aria-invalid');
    });
  await field(page, 'Art des Spiels').selectOption('');
  await saveButton(page).click();
  await expectWrong(field(page, 'Art des Spiels'), 'Bitte wähle die Art des Spiels.');
  await expect(field(page, 'Art des Spiels')).toBeFocused();
  expect(posts).toEqual([]);
});

test('the list finds by opponent, kind and date', async ({ page, visit }) => {
  await visit('/admin/spiele');
  await expect(listed(page)).toHaveCount(1 + 14);
  const search = page.getByRole('searchbox', { name: 'Suche' });
  await search.fill('berg');
  await expect(listed(page)).toHaveCount(1 + 3);
  await search.fill('berg pokal');
  await expect(listed(page)).toHaveText([/hinzufügen/, /SC Berg.*11\.04\.2025/]);
  await search.fill('18.10.2025');
  await expect(listed(page)).toHaveText([/hinzufügen/, /SC Berg.*Meisterschaft, 3:1/]);
  await search.fill('Niemand');
  await expect(page.getByText('No games available.', { exact: true })).toBeVisible();
});

test("'Lade...' shows while a page of the tool loads", async ({ page, visit }) => {
  await visit('/admin/spiele');
  const release = await holdData(page);
  await listed(page).filter({ hasText: 'FK Sonne' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' }).first()).toBeVisible();
  release();
  await expect(opponent(page)).toHaveValue('FK Sonne');
});

test('a reload keeps the game open, closing leads to /admin', async ({ page, visit, club }) => {
  await visit(sonne);
  await page.reload();
  await expect(opponent(page)).toHaveValue('FK Sonne');
  await page.getByRole('link', { name: 'Alle Spiele' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin/spiele`);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
});

test('a game that nobody knows is not found', async ({ club, page }) => {
  const answer = await page.goto(`${club.origin}/admin/spiele/niemand`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Spielinformationen nicht verfügbar.',
  );
});

test('list, form, errors and question are sound', async ({ page, visit }) => {
  await visit('/admin/spiele');
  await expectAccessible(page);
  await visit(sonne);
  await expectAccessible(page);
  await opponent(page).fill('');
  await saveButton(page).click();
  await expectWrong(opponent(page), 'Bitte gib den Gegner ein.');
  await expectAccessible(page);
  await askToRemove(page);
  await expectAccessible(page);
});

test('the keyboard alone adds a game', async ({ page, visit }) => {
  await visit('/admin/spiele');
  await tabTo(page, page.getByRole('link', { name: 'Spiel hinzufügen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Neues Spiel' })).toBeVisible();
  await tabTo(page, opponent(page));
  await page.keyboard.type('Testverein Süd');
  await tabTo(page, field(page, 'Art des Spiels'));
  await page.keyboard.type('Pokal');
  await tabTo(page, page.getByRole('radio', { name: 'Standardwappen' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Grün Weiß' })).toBeChecked();
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Spiel gespeichert!');
  await expect(page.getByRole('link', { name: /Testverein Süd/ })).toContainText('Pokal, –:–');
});

test.describe('when two admins have a game open', () => {
  test.use({ expectedFailures: /^409: .*\.data/ });

  test('the second sees both values, and nothing is overwritten', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(sonne);
    await other.goto(club.origin + sonne);
    await group(other, 'Endstand').getByLabel('Gegner').fill('4');
    await saveButton(other).click();
    await expectSaid(other, 'Spiel gespeichert!');

    await group(page, 'Endstand').getByLabel('Fortuna Musterau').fill('5');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Speichern ❌');
    await expect(page.getByText('Fehler beim Speichern ❌')).toBeInViewport();
    const rows = await differences(page);
    expect(rows[0]).toBe('Feld | Jetzt gespeichert | Deine Eingabe');
    expect(rows.slice(1).sort()).toEqual(['Tore des Gegners | 4 | 3', 'Unsere Tore | 2 | 5']);
    await other.goto(`${club.origin}/spiele`);
    await expect(row(other, 'FK Sonne').last()).toHaveText(/Fortuna Musterau\s*2\s*:\s*4/);
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Spiel gespeichert!');
    await other.reload();
    await expect(row(other, 'FK Sonne').last()).toHaveText(/Fortuna Musterau\s*5\s*:\s*3/);
  });

  test('the second may give in', async ({ page, visit, club, other }) => {
    await visit(sonne);
    await other.goto(club.origin + sonne);
    await field(other, 'Anpfiff').fill('18:00');
    await saveButton(other).click();
    await expectSaid(other, 'Spiel gespeichert!');
    await field(page, 'Anpfiff').fill('19:00');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Eigene Eingabe verwerfen' }).click();
    await expect(field(page, 'Anpfiff')).toHaveValue('18:00');
  });

  test('who removes what has changed meanwhile sees it first', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(sonne);
    await other.goto(club.origin + sonne);
    await field(other, 'Anpfiff').fill('18:00');
    await saveButton(other).click();
    await expectSaid(other, 'Spiel gespeichert!');
    expect(await statusOf(page, () => remove(page))).toBe(409);
    await expectFailed(page, 'Fehler beim Löschen ❌');
    await page.getByRole('link', { name: 'Jetzigen Stand ansehen' }).click();
    await expect(field(page, 'Anpfiff')).toHaveValue('18:00');
  });

  test('a removed game is said to be removed, and may be brought back', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(sonne);
    const before = await entered(page);
    await other.goto(club.origin + sonne);
    await remove(other);
    await expectSaid(other, 'Spiel gelöscht!');
    await field(page, 'Anpfiff').fill('19:00');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toContainText(
      'Diesen Eintrag hat inzwischen jemand gelöscht.',
    );
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Spiel gespeichert!');
    await visit(sonne);
    expect(await entered(page)).toEqual({ ...before, kickoff: '19:00' });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a game is added, edited and removed', async ({ club, page, visit }) => {
    await visit('/admin/spiele');
    await page.getByRole('link', { name: 'Spiel hinzufügen' }).click();
    await opponent(page).fill('Testverein Süd');
    await field(page, 'Datum').fill('2025-11-09');
    await group(page, 'Wappen').getByText('FC Acker').click();
    await saveButton(page).click();
    await expectSaid(page, 'Spiel gespeichert!');
    await page.getByRole('link', { name: /Testverein Süd/ }).click();
    await group(page, 'Endstand').getByLabel('Gegner').fill('2');
    await saveButton(page).click();
    await expectSaid(page, 'Spiel gespeichert!');
    await page.goto(`${club.origin}/spiele`);
    await expect(row(page, 'Testverein Süd')).toHaveText(/Fortuna Musterau\s*0\s*:\s*2/);
    await expect(row(page, 'Testverein Süd').locator('img').last()).toHaveAttribute(
      'src',
      '/images/wappen/fc-acker.svg',
    );
    await visit('/admin/spiele');
    await page.getByRole('link', { name: /Testverein Süd/ }).click();
    const dialog = await askToRemove(page);
    await expect(dialog).not.toContainText('Der Kader');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();
    await remove(page);
    await expectSaid(page, 'Spiel gelöscht!');
    await expect(listed(page)).toHaveCount(1 + 14);
  });

  test('each wrong field comes back filled in, with what is wrong, and nothing is stored', async ({
    page,
    visit,
  }) => {
    await visit('/admin/spiele/neu');
    await opponent(page).fill('Testverein Süd');
    await group(page, 'Wappen').getByText('FC Acker').click();
    for (const [find, wrong, message] of rules)
      await test.step(`'${wrong.slice(0, 20)}': ${message}`, async () => {
        const right = await find(page).inputValue();
        await find(page).fill(wrong);
        const typed = await entered(page);
        await turnChecksOff(page);
        expect(await statusOf(page, () => saveButton(page).click())).toBe(422);
        await expectWrong(find(page), message);
        expect(await entered(page)).toEqual(typed);
        await expect(recordForm(page).locator('[aria-invalid]')).toHaveCount(1);
        await find(page).fill(right);
      });
    await field(page, 'Art des Spiels').selectOption('');
    await turnChecksOff(page);
    expect(await statusOf(page, () => saveButton(page).click())).toBe(422);
    await expectWrong(field(page, 'Art des Spiels'), 'Bitte wähle die Art des Spiels.');
    await visit('/admin/spiele');
    await expect(listed(page)).toHaveCount(1 + 14);
  });

  test('more goals at half-time than in the end are refused by the server', async ({
    page,
    visit,
  }) => {
    await visit(sonne);
    const halfTime = group(page, 'Halbzeit').getByLabel('Fortuna Musterau');
    await halfTime.fill('3');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(422);
    await expectWrong(halfTime, halfTimeRule);
    await expect(halfTime).toHaveValue('3');
  });

  test('a crest at an address of no picture is refused', async ({ page, visit }) => {
    await visit(sonne);
    await page.getByRole('radio', { name: 'FC Acker' }).evaluate((radio: HTMLInputElement) => {
      radio.value = 'javascript:alert(1)';
      radio.checked = true;
    });
    expect(await statusOf(page, () => saveButton(page).click())).toBe(422);
    await expect(group(page, 'Wappen')).toContainText(
      'Bitte eine Adresse angeben, die mit / oder https:// beginnt.',
    );
    await visit(sonne);
    await expect(page.getByRole('radio', { name: 'FK Sonne' })).toBeChecked();
  });

  test('the list is searched by sending the form', async ({ page, visit, club }) => {
    await visit('/admin/spiele');
    await page.getByRole('searchbox', { name: 'Suche' }).fill('sonne');
    await page.getByRole('searchbox', { name: 'Suche' }).press('Enter');
    await expect(page).toHaveURL(`${club.origin}/admin/spiele?suche=sonne`);
    await expect(listed(page)).toHaveCount(1 + 2);
  });

  test('a game removed meanwhile is not lost with what was typed', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(sonne);
    await other.goto(club.origin + sonne);
    await remove(other);
    await expectSaid(other, 'Spiel gelöscht!');
    await field(page, 'Anpfiff').fill('19:00');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expect(field(page, 'Anpfiff')).toHaveValue('19:00');
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Spiel gespeichert!');
    await expect(listed(page)).toHaveCount(1 + 14);
  });
});
