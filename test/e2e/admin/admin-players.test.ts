import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { whenAlive } from '#test/e2e/fixtures.ts';
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

const gregor = '/admin/spieler/-P01';
/** In one line-up only: as number 12 against FC Bach, 26.10.2025. */
const luca = '/admin/spieler/-P13';
/** Inactive, in no line-up. */
const marcel = '/admin/spieler/-P07';

const listed = (page: Page) => page.getByRole('main').locator('a[href^="/admin/spieler/"]');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const thisYear = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', year: 'numeric' });

/** The table of the past seasons on the player's page. */
async function seasonTable(page: Page): Promise<string[]> {
  const rows = page.getByRole('table').getByRole('row');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
  );
}

const shirtRule = 'Bitte eine ganze Zahl von 1 bis 999 eingeben.';
const countRule = 'Bitte eine ganze Zahl von 0 bis 9999 eingeben.';
const imageRule = 'Bitte eine Adresse angeben, die mit / oder https:// beginnt.';

/** What a new player's form can be wrong about: the field, what is typed, what it says. */
const rules: readonly [find: (page: Page) => Locator, wrong: string, message: string][] = [
  [(page) => field(page, 'Name'), '', 'Bitte gib einen Namen ein.'],
  [(page) => field(page, 'Name'), ' \u200b ', 'Bitte gib einen Namen ein.'],
  [(page) => field(page, 'Name'), 'x'.repeat(201), 'Das sind mehr als 200 Zeichen.'],
  [(page) => field(page, 'Trikotnummer'), '0', shirtRule],
  [(page) => field(page, 'Trikotnummer'), '-1', shirtRule],
  [(page) => field(page, 'Trikotnummer'), '1.5', shirtRule],
  [(page) => field(page, 'Trikotnummer'), '1000', shirtRule],
  [
    (page) => field(page, 'Geburtsjahr'),
    '1899',
    'Bitte eine ganze Zahl von 1900 bis 2100 eingeben.',
  ],
  [(page) => group(page, 'Gesamt').getByLabel('Tore'), '-1', countRule],
  [(page) => group(page, 'Gesamt').getByLabel('Gelbe Karten'), '0.5', countRule],
  [(page) => group(page, 'Gesamt').getByLabel('Spiele'), '99999999999999999999', countRule],
  [(page) => field(page, 'Bild'), 'javascript:alert(1)', imageRule],
  [(page) => field(page, 'Bild'), '//anderswo.example/bild.png', imageRule],
  [(page) => field(page, 'Bild'), '/\\anderswo.example/bild.png', imageRule],
  [(page) => field(page, 'Saison'), '', 'Bitte gib die Saison ein.'],
  [(page) => group(page, 'Saisonen').getByLabel('Rote Karten'), '-3', countRule],
];

test('a player is added, and is then on the public page', async ({ club, page, visit }) => {
  await visit('/admin/spieler');
  await page.getByRole('link', { name: 'Spieler hinzufügen' }).click();
  await field(page, 'Name').fill('Anna Probe');
  await field(page, 'Position').selectOption('Stürmer');
  await field(page, 'Trikotnummer').fill('99');
  await field(page, 'Geburtsjahr').fill('2001');
  await field(page, 'Im Verein seit').fill('01.02.2026');
  await field(page, 'Letzter Verein').fill('SV Mühlkanal');
  await field(page, 'Bewerbe').fill('Musterpokal');
  await group(page, 'Gesamt').getByLabel('Spiele').fill('7');
  await group(page, 'Saisonen').getByLabel('Tore').fill('4');
  await saveButton(page).click();
  await expectSaid(page, 'Spieler erfolgreich hinzugefügt ✅');
  await expect(page).toHaveURL(/\/admin\/spieler$/);

  await page.goto(`${club.origin}/spieler/Anna%20Probe`);
  const main = page.getByRole('main');
  await expect(main.locator('header')).toHaveText(/99.*Anna Probe.*Stürmer/);
  await expect(main.locator('dl').first()).toHaveText(
    /2001.*01\.02\.2026.*SV Mühlkanal.*Musterpokal/,
  );
  const year = thisYear.format(new Date());
  expect((await seasonTable(page))[1]).toBe(`${year} | 0 | 4 | 0 | 0 | 0 | 0`);
  await page.goto(`${club.origin}/team`);
  await expect(
    page.getByRole('region', { name: 'Stürmer' }).getByRole('link', { name: /Anna Probe/ }),
  ).toHaveText(/Spiele 7/);
});

test('a new player is active, with one entry for the current year', async ({ page, visit }) => {
  await visit('/admin/spieler/neu');
  await expect(field(page, 'Aktiv (wird im Team gezeigt)')).toBeChecked();
  await expect(field(page, 'Saison')).toHaveCount(1);
  await expect(field(page, 'Saison')).toHaveValue(thisYear.format(new Date()));
});

test('an edited player loses no field and keeps the address', async ({ club, page, visit }) => {
  await visit(gregor);
  const before = await entered(page);
  expect(before).toMatchObject({
    name: 'Gregor Rotbuchner',
    position: 'Verteidiger',
    active: 'on',
    shirtNumber: '4',
    birthYear: '1988',
    joinedOn: '14.01.2023',
    lastClub: 'USV Anhöhe Hobby',
    competitions: 'Musterliga Mitte, Musterpokal',
    gamesPlayed: '16',
    goals: '2',
    yellowCards: '3',
    'pastSeasons[0].season': '2023',
    'pastSeasons[0].yellowCards': '1',
    'pastSeasons[1].season': '2024',
    'pastSeasons[1].gamesPlayed': '19',
  });
  await field(page, 'Name').fill('Gregor Rot');
  await saveButton(page).click();
  await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');

  await visit(gregor);
  expect(await entered(page)).toEqual({ ...before, name: 'Gregor Rot' });
  const answer = await page.goto(`${club.origin}/spieler/Gregor%20Rotbuchner`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gregor Rot');
  expect(await seasonTable(page)).toEqual([
    'Saison | Spiele | Tore | Vorlagen | Gelbe Karten | Rote Karten | Zu null',
    '2023 | 9 | 0 | 0 | 1 | 0 | 0',
    '2024 | 19 | 1 | 1 | 3 | 0 | 0',
    'Gesamt | 28 | 1 | 1 | 4 | 0 | 0',
  ]);
});

test('a player saved without a change is said to be saved', async ({ page, visit }) => {
  await visit(gregor);
  await saveButton(page).click();
  await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
});

test('past seasons are added and removed', async ({ club, page, visit }) => {
  await visit(gregor);
  await field(page, 'Name').fill('Noch nicht gespeichert');
  await page.getByRole('button', { name: 'Saison hinzufügen' }).click();
  await expect(field(page, 'Saison')).toHaveCount(3);
  await field(page, 'Saison').last().fill('2025');
  await group(page, 'Saisonen').getByLabel('Gelbe Karten').last().fill('2');
  await page.getByRole('button', { name: /Entfernen.*2023/ }).click();
  await expect(field(page, 'Saison')).toHaveCount(2);
  await expect(field(page, 'Name')).toHaveValue('Noch nicht gespeichert');
  await field(page, 'Name').fill('Gregor Rotbuchner');
  await saveButton(page).click();
  await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
  await page.goto(`${club.origin}/spieler/Gregor%20Rotbuchner`);
  expect((await seasonTable(page)).slice(1)).toEqual([
    '2024 | 19 | 1 | 1 | 3 | 0 | 0',
    '2025 | 0 | 0 | 0 | 2 | 0 | 0',
    'Gesamt | 19 | 1 | 1 | 5 | 0 | 0',
  ]);
});

test("a player without any past season left is 'Neuzugang'", async ({ club, page, visit }) => {
  await visit(luca);
  await page.getByRole('button', { name: /Entfernen.*2024/ }).click();
  await expect(page.getByText('Noch keine.', { exact: true })).toBeVisible();
  await saveButton(page).click();
  await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
  await page.goto(`${club.origin}/spieler/Luca%20Wildkirschner`);
  await expect(page.getByText('Neuzugang', { exact: true })).toBeVisible();
});

test('an inactive player vanishes from the team and keeps the page', async ({
  club,
  page,
  visit,
}) => {
  await visit(gregor);
  await field(page, 'Aktiv (wird im Team gezeigt)').uncheck();
  await saveButton(page).click();
  await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
  await expect(page.getByRole('link', { name: /Gregor Rotbuchner/ })).toContainText(
    'Verteidiger, nicht aktiv',
  );
  await page.goto(`${club.origin}/team`);
  await expect(page.getByRole('link', { name: /Jonas Sandling/ })).toBeVisible();
  await expect(page.getByText('Gregor Rotbuchner')).toHaveCount(0);
  const answer = await page.goto(`${club.origin}/spieler/Gregor%20Rotbuchner`);
  expect(answer?.status()).toBe(200);
});

test("'Abbrechen' removes nobody", async ({ club, page, visit }) => {
  await visit(luca);
  const dialog = await askToRemove(page);
  await expect(dialog.getByRole('heading')).toHaveText(
    'Möchtest du Luca Wildkirschner wirklich löschen?',
  );
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Löschen', exact: true })).toBeFocused();
  await askToRemove(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const answer = await page.goto(`${club.origin}/spieler/Luca%20Wildkirschner`);
  expect(answer?.status()).toBe(200);
});

test('a removed player of a line-up is a number there', async ({ club, page, visit }) => {
  await visit(luca);
  const dialog = await askToRemove(page);
  await expect(dialog.getByRole('paragraph').first()).toHaveText(
    'Statt des Namens steht dann „#Nummer“ in: Kader gegen FC Bach am 26.10.2025.',
  );
  await dialog.getByRole('button', { name: 'Ja, löschen' }).click();
  await expectSaid(page, 'Spieler erfolgreich gelöscht ✅');
  await expect(listed(page).first()).toBeVisible();
  await expect(page.getByText('Luca Wildkirschner')).toHaveCount(0);
  await page.goto(`${club.origin}/team`);
  await expect(page.getByText('Luca Wildkirschner')).toHaveCount(0);
  const answer = await page.goto(`${club.origin}/spieler/Luca%20Wildkirschner`);
  expect(answer?.status()).toBe(404);
  await page.goto(`${club.origin}/spiele/spielbericht/fortuna-musterau-vs-fc-bach-2025-10-26`);
  await expect(page.getByRole('region', { name: 'Startaufstellung' }).locator('li')).toHaveText([
    /#12/,
    /Florian Mühlerlinger/,
    ...Array.from({ length: 9 }, () => /./),
  ]);
});

test('a player whom no line-up uses is removed without further consequences', async ({
  page,
  visit,
}) => {
  await visit(marcel);
  const dialog = await askToRemove(page);
  await expect(dialog.getByRole('paragraph')).toHaveText([
    'Im Protokoll lässt sich das zurücknehmen.',
    /Abbrechen.*Ja, löschen/,
  ]);
  await dialog.getByRole('button', { name: 'Ja, löschen' }).click();
  await expectSaid(page, 'Spieler erfolgreich gelöscht ✅');
});

test('each wrong field says so, has the focus, and nothing is sent', async ({ page, visit }) => {
  await visit('/admin/spieler/neu');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await field(page, 'Name').fill('Anna Probe');
  await field(page, 'Position').selectOption('Stürmer');
  for (const [find, wrong, message] of rules)
    await test.step(`${message} ${wrong.slice(0, 20)}`, async () => {
      const right = await find(page).inputValue();
      await find(page).fill(wrong);
      await saveButton(page).click();
      await expectWrong(find(page), message);
      await expect(find(page)).toBeFocused();
      await expect(find(page)).toHaveValue(wrong);
      await find(page).fill(right);
      await expect(find(page)).not.toHaveAttribute('aria-invalid');
    });
  await field(page, 'Position').selectOption('');
  await saveButton(page).click();
  await expectWrong(field(page, 'Position'), 'Bitte wähle eine Position.');
  await expect(field(page, 'Position')).toBeFocused();
  expect(posts).toEqual([]);
});

test('half a number is not taken for none', async ({ page, visit }) => {
  await visit(gregor);
  await field(page, 'Trikotnummer').fill('');
  await field(page, 'Trikotnummer').pressSequentially('1e');
  await saveButton(page).click();
  await expectWrong(field(page, 'Trikotnummer'), 'Bitte eine ganze Zahl von 1 bis 999 eingeben.');
  await expect(field(page, 'Trikotnummer')).toBeFocused();
  await visit(gregor);
  await expect(field(page, 'Trikotnummer')).toHaveValue('4');
});

test('of several wrong fields the first has the focus', async ({ page, visit }) => {
  await visit('/admin/spieler/neu');
  await field(page, 'Bild').fill('javascript:alert(1)');
  await saveButton(page).click();
  await expectWrong(field(page, 'Name'), 'Bitte gib einen Namen ein.');
  await expectWrong(field(page, 'Position'), 'Bitte wähle eine Position.');
  await expectWrong(
    field(page, 'Bild'),
    'Bitte eine Adresse angeben, die mit / oder https:// beginnt.',
  );
  await expect(field(page, 'Name')).toBeFocused();
});

test('the list finds by a part of the name', async ({ page, visit }) => {
  await visit('/admin/spieler');
  await expect(listed(page)).toHaveCount(1 + 20);
  await page.getByRole('searchbox', { name: 'Suche' }).fill('HRUŠKA');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Torwart' }),
  ).toHaveText([/21 Edo Hruškagić/]);
  await expect(listed(page)).toHaveCount(1 + 1);
  await expect(page.getByRole('status').getByText('1 gefunden', { exact: true })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Niemand');
  await expect(page.getByText('Keine Spieler gefunden.', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Suche' }).fill('');
  await expect(listed(page)).toHaveCount(1 + 20);
});

test("'Lade...' shows while a page of the tool loads", async ({ page, visit }) => {
  await visit('/admin/spieler');
  const release = await holdData(page);
  await page.getByRole('link', { name: /Gregor Rotbuchner/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' }).first()).toBeVisible();
  release();
  await expect(field(page, 'Name')).toHaveValue('Gregor Rotbuchner');
});

test('a reload keeps the player open, closing leads to /admin', async ({ page, visit, club }) => {
  await visit('/admin/spieler');
  await page.getByRole('link', { name: /Gregor Rotbuchner/ }).click();
  await expect(page).toHaveURL(club.origin + gregor);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Gregor Rotbuchner');
  await page.getByRole('link', { name: 'Alle Spieler' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin/spieler`);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
  await expect(listed(page)).toHaveCount(0);
});

test('a player whom nobody knows is not found', async ({ club, page }) => {
  const answer = await page.goto(`${club.origin}/admin/spieler/niemand`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spieler nicht gefunden');
});

test('list, form, errors and question are sound', async ({ page, visit }) => {
  await visit('/admin/spieler');
  await expectAccessible(page);
  await visit(gregor);
  await expectAccessible(page);
  await field(page, 'Name').fill('');
  await field(page, 'Trikotnummer').fill('-1');
  await saveButton(page).click();
  await expectWrong(field(page, 'Name'), 'Bitte gib einen Namen ein.');
  await expectAccessible(page);
  await askToRemove(page);
  await expectAccessible(page);
});

test('the keyboard alone adds a player', async ({ page, visit }) => {
  await visit('/admin/spieler');
  await tabTo(page, page.getByRole('link', { name: 'Spieler hinzufügen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Neuer Spieler' })).toBeVisible();
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type('Anna Probe');
  await tabTo(page, field(page, 'Position'));
  await page.keyboard.type('Stürmer');
  await tabTo(page, page.getByRole('button', { name: /^Entfernen/ }));
  await page.keyboard.press('Space');
  await expect(field(page, 'Saison')).toHaveCount(0);
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Spieler erfolgreich hinzugefügt ✅');
  await expect(page.getByRole('link', { name: /Anna Probe/ })).toContainText('Stürmer');
});

test('the enter key in a field saves', async ({ page, visit }) => {
  await visit(gregor);
  await field(page, 'Letzter Verein').fill('SV Mühlkanal');
  await field(page, 'Letzter Verein').press('Enter');
  await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
});

test.describe('when two admins have a player open', () => {
  test.use({ expectedFailures: /^409: .*\.data/ });

  test('the second sees both values, and nothing is overwritten', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(gregor);
    await other.goto(club.origin + gregor);
    await whenAlive(other);
    await field(other, 'Trikotnummer').fill('44');
    await field(other, 'Letzter Verein').fill('Anderer Verein');
    await saveButton(other).click();
    await expectSaid(other, 'Spieler erfolgreich aktualisiert ✅');

    await field(page, 'Trikotnummer').fill('45');
    await field(page, 'Bewerbe').fill('Hallencup');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Aktualisieren ❌');
    await expect(page.getByText('Fehler beim Aktualisieren ❌')).toBeInViewport();
    expect(await differences(page)).toEqual([
      'Feld | Jetzt gespeichert | Deine Eingabe',
      'Nummer | 44 | 45',
      'Letzter Verein | Anderer Verein | USV Anhöhe Hobby',
      'Bewerbe | Musterliga Mitte, Musterpokal | Hallencup',
    ]);
    await expect(field(page, 'Trikotnummer')).toHaveValue('45');
    await other.goto(club.origin + gregor);
    await expect(field(other, 'Trikotnummer')).toHaveValue('44');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
    await visit(gregor);
    expect(await entered(page)).toMatchObject({
      shirtNumber: '45',
      lastClub: 'USV Anhöhe Hobby',
      competitions: 'Hallencup',
    });
  });

  test('the second may give in', async ({ page, visit, club, other }) => {
    await visit(gregor);
    await other.goto(club.origin + gregor);
    await field(other, 'Trikotnummer').fill('44');
    await saveButton(other).click();
    await expectSaid(other, 'Spieler erfolgreich aktualisiert ✅');
    await field(page, 'Trikotnummer').fill('45');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Eigene Eingabe verwerfen' }).click();
    await expect(field(page, 'Trikotnummer')).toHaveValue('44');
    await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toHaveCount(0);
    await saveButton(page).click();
    await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
  });

  test('a removed player is said to be removed, and may be brought back', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(luca);
    const before = await entered(page);
    await other.goto(club.origin + luca);
    await whenAlive(other);
    await remove(other);
    await expectSaid(other, 'Spieler erfolgreich gelöscht ✅');

    await field(page, 'Trikotnummer').fill('33');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Aktualisieren ❌');
    await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toContainText(
      'Diesen Eintrag hat inzwischen jemand gelöscht. „Trotzdem speichern“ legt ihn wieder an.',
    );
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Spieler erfolgreich hinzugefügt ✅');
    await visit(luca);
    expect(await entered(page)).toEqual({ ...before, shirtNumber: '33' });
  });

  test('what somebody else has removed meanwhile is removed', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(luca);
    await other.goto(club.origin + luca);
    await remove(other);
    await expectSaid(other, 'Spieler erfolgreich gelöscht ✅');
    await remove(page);
    await expectSaid(page, 'Spieler erfolgreich gelöscht ✅');
  });

  test('giving in to a removal leads to the list', async ({ page, visit, club, other }) => {
    await visit(luca);
    await other.goto(club.origin + luca);
    await remove(other);
    await expectSaid(other, 'Spieler erfolgreich gelöscht ✅');
    await field(page, 'Trikotnummer').fill('33');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Eigene Eingabe verwerfen' }).click();
    await expect(page).toHaveURL(`${club.origin}/admin/spieler`);
    await expect(listed(page)).toHaveCount(1 + 19);
  });

  test('who removes what has changed meanwhile sees it first', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(luca);
    await other.goto(club.origin + luca);
    await field(other, 'Trikotnummer').fill('44');
    await saveButton(other).click();
    await expectSaid(other, 'Spieler erfolgreich aktualisiert ✅');

    expect(await statusOf(page, () => remove(page))).toBe(409);
    await expectFailed(page, 'Fehler beim Löschen ❌');
    await expect(page.getByText('Fehler beim Löschen ❌')).toBeInViewport();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Jetzigen Stand ansehen' }).click();
    await expect(field(page, 'Trikotnummer')).toHaveValue('44');
    await remove(page);
    await expectSaid(page, 'Spieler erfolgreich gelöscht ✅');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a player is added, edited and removed', async ({ club, page, visit }) => {
    await visit('/admin/spieler');
    await page.getByRole('link', { name: 'Spieler hinzufügen' }).click();
    await field(page, 'Name').fill('Anna Probe');
    await field(page, 'Position').selectOption('Torwart');
    await field(page, 'Trikotnummer').fill('31');
    await saveButton(page).click();
    await expectSaid(page, 'Spieler erfolgreich hinzugefügt ✅');

    await page.getByRole('link', { name: /Anna Probe/ }).click();
    await field(page, 'Geburtsjahr').fill('1999');
    await saveButton(page).click();
    await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
    await page.goto(`${club.origin}/spieler/Anna%20Probe`);
    await expect(page.getByRole('main').locator('dl').first()).toHaveText(/Geburtsjahr.*1999/);

    await visit('/admin/spieler');
    await page.getByRole('link', { name: /Anna Probe/ }).click();
    const dialog = await askToRemove(page);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();
    await remove(page);
    await expectSaid(page, 'Spieler erfolgreich gelöscht ✅');
    await expect(page.getByText('Anna Probe')).toHaveCount(0);
  });

  test('a past season is added and removed by its button', async ({ club, page, visit }) => {
    await visit(gregor);
    await field(page, 'Bewerbe').fill('Hallencup');
    await page.getByRole('button', { name: 'Saison hinzufügen' }).click();
    await expect(field(page, 'Saison')).toHaveCount(3);
    await expect(field(page, 'Bewerbe')).toHaveValue('Hallencup');
    await field(page, 'Saison').last().fill('2025');
    await page.getByRole('button', { name: /Entfernen.*2023/ }).click();
    await expect(field(page, 'Saison')).toHaveCount(2);
    await saveButton(page).click();
    await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
    await page.goto(`${club.origin}/spieler/Gregor%20Rotbuchner`);
    expect((await seasonTable(page)).slice(1)).toEqual([
      '2024 | 19 | 1 | 1 | 3 | 0 | 0',
      '2025 | 0 | 0 | 0 | 0 | 0 | 0',
      'Gesamt | 19 | 1 | 1 | 3 | 0 | 0',
    ]);
  });

  test('each wrong field comes back filled in, with what is wrong, and nothing is stored', async ({
    page,
    visit,
  }) => {
    await visit('/admin/spieler/neu');
    await field(page, 'Name').fill('Anna Probe');
    await field(page, 'Position').selectOption('Stürmer');
    await field(page, 'Aktiv (wird im Team gezeigt)').uncheck();
    for (const [find, wrong, message] of rules)
      await test.step(`${message} ${wrong.slice(0, 20)}`, async () => {
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
    await field(page, 'Position').selectOption('');
    await turnChecksOff(page);
    expect(await statusOf(page, () => saveButton(page).click())).toBe(422);
    await expectWrong(field(page, 'Position'), 'Bitte wähle eine Position.');
    await visit('/admin/spieler');
    await expect(listed(page)).toHaveCount(1 + 20);
  });

  test('the list is searched by sending the form', async ({ page, visit, club }) => {
    await visit('/admin/spieler');
    await page.getByRole('searchbox', { name: 'Suche' }).fill('hruška');
    await page.getByRole('searchbox', { name: 'Suche' }).press('Enter');
    await expect(page).toHaveURL(`${club.origin}/admin/spieler?suche=hru%C5%A1ka`);
    await expect(listed(page)).toHaveCount(1 + 1);
    await expect(page.getByRole('searchbox', { name: 'Suche' })).toHaveValue('hruška');
    await visit('/admin/spieler?suche=niemand');
    await expect(page.getByText('Keine Spieler gefunden.', { exact: true })).toBeVisible();
  });

  test('a conflict shows both values and keeps what was typed', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(gregor);
    await other.goto(club.origin + gregor);
    await field(other, 'Trikotnummer').fill('44');
    await saveButton(other).click();
    await expectSaid(other, 'Spieler erfolgreich aktualisiert ✅');
    await field(page, 'Trikotnummer').fill('45');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    expect(await differences(page)).toEqual([
      'Feld | Jetzt gespeichert | Deine Eingabe',
      'Nummer | 44 | 45',
    ]);
    await expect(field(page, 'Trikotnummer')).toHaveValue('45');
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Spieler erfolgreich aktualisiert ✅');
  });

  test('a player removed meanwhile is not lost with what was typed', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(luca);
    await other.goto(club.origin + luca);
    await remove(other);
    await expectSaid(other, 'Spieler erfolgreich gelöscht ✅');
    await field(page, 'Trikotnummer').fill('33');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Aktualisieren ❌');
    await expect(field(page, 'Trikotnummer')).toHaveValue('33');
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Spieler erfolgreich hinzugefügt ✅');
    await expect(page.getByRole('link', { name: /33 Luca Wildkirschner/ })).toBeVisible();
  });
});

test.describe('when the id of a new player is taken', () => {
  test.use({ expectedFailures: /^409: .*\.data/ });

  test('nobody is overwritten', async ({ page, visit }) => {
    await visit('/admin/spieler/neu');
    const form = await recordForm(page).evaluate((node: HTMLFormElement) =>
      String(new FormData(node).get('recordId')),
    );
    await field(page, 'Name').fill('Anna Probe');
    await field(page, 'Position').selectOption('Stürmer');
    await saveButton(page).click();
    await expectSaid(page, 'Spieler erfolgreich hinzugefügt ✅');
    await visit('/admin/spieler/neu');
    await recordForm(page)
      .locator('[name="recordId"]')
      .evaluate((input: HTMLInputElement, id) => {
        input.value = id;
      }, form);
    await field(page, 'Name').fill('Berta Probe');
    await field(page, 'Position').selectOption('Stürmer');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Hinzufügen ❌');
    await visit('/admin/spieler?suche=probe');
    await expect(listed(page)).toHaveText([/Spieler hinzufügen/, /Anna Probe/]);
  });
});
