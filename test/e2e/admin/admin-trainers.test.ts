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

/** In no line-up. */
const nero = '/admin/trainer/-T1';
/** In every line-up. */
const marius = '/admin/trainer/-T2';

const listed = (page: Page) => page.getByRole('main').locator('a[href^="/admin/trainer/"]');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const vienna = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', year: 'numeric' });
const year = Number(vienna.format(new Date()));

const yearRule = `Bitte eine ganze Zahl von 1950 bis ${year} eingeben.`;
const dateRule = 'Bitte gib das Beitrittsdatum im Format TT.MM.JJJJ ein.';
const countRule = 'Bitte eine ganze Zahl von 0 bis 9999 eingeben.';
const imageRule = 'Bitte eine Adresse angeben, die mit / oder https:// beginnt.';

/** What a new trainer's form can be wrong about: the field, what is typed, what it says. */
const rules: readonly [find: (page: Page) => Locator, wrong: string, message: string][] = [
  [(page) => field(page, 'Name'), '', 'Bitte gib einen Namen ein.'],
  [(page) => field(page, 'Name'), '   ', 'Bitte gib einen Namen ein.'],
  [(page) => field(page, 'Erfahrung'), '', 'Bitte gib die Erfahrung ein.'],
  [(page) => field(page, 'Geburtsjahr'), '', 'Bitte gib das Geburtsjahr ein.'],
  [(page) => field(page, 'Geburtsjahr'), '1949', yearRule],
  [(page) => field(page, 'Geburtsjahr'), String(year + 1), yearRule],
  [(page) => field(page, 'Geburtsjahr'), '1980.5', yearRule],
  [(page) => field(page, 'Im Verein seit'), '', dateRule],
  [(page) => field(page, 'Im Verein seit'), '2024-01-15', dateRule],
  [(page) => field(page, 'Im Verein seit'), '1.2.2024', dateRule],
  [(page) => field(page, 'Im Verein seit'), '15.01.2024, vielleicht', dateRule],
  [(page) => field(page, 'Bild'), 'javascript:alert(1)', imageRule],
  [(page) => field(page, 'Bild'), 'http://anderswo.example/bild.png', imageRule],
  [(page) => group(page, 'Bilanz').getByLabel('Spiele'), '-1', countRule],
  [(page) => group(page, 'Bilanz').getByLabel('Siege'), '0.5', countRule],
  [(page) => group(page, 'Bilanz').getByLabel('Unentschieden'), '10000', countRule],
  [(page) => group(page, 'Bilanz').getByLabel('Niederlagen'), '99999999999999999999', countRule],
];

/** Everything that a new trainer needs. */
async function fillIn(page: Page): Promise<void> {
  await field(page, 'Name').fill('Anna Probe');
  await field(page, 'Aufgabe').selectOption('Taktiktrainer');
  await field(page, 'Erfahrung').fill('UEFA-A-Lizenz');
  await field(page, 'Geburtsjahr').fill('1980');
  await field(page, 'Im Verein seit').fill('01.02.2026');
}

test('a trainer is added, and is then on the public pages', async ({ club, page, visit }) => {
  await visit('/admin/trainer');
  await page.getByRole('link', { name: 'Trainer hinzufügen' }).click();
  await expect(field(page, 'Aktiv (wird im Team gezeigt)')).toBeChecked();
  await fillIn(page);
  await group(page, 'Bilanz').getByLabel('Spiele').fill('4');
  await group(page, 'Bilanz').getByLabel('Siege').fill('3');
  await group(page, 'Bilanz').getByLabel('Niederlagen').fill('1');
  await saveButton(page).click();
  await expectSaid(page, 'Trainer erfolgreich hinzugefügt!');

  await page.goto(`${club.origin}/trainer/Anna%20Probe`);
  const main = page.getByRole('main');
  await expect(main.locator('header')).toHaveText(/Anna Probe.*Taktiktrainer/);
  await expect(main.locator('dl').first()).toHaveText(/1980.*01\.02\.2026.*UEFA-A-Lizenz/);
  await expect(main.locator('dl').last()).toHaveText(
    /Spiele.*4.*Siege.*3.*Unentschieden.*0.*Niederlagen.*1.*75,0\s%/,
  );
  await expect(main.locator('header img')).toHaveAttribute('src', /ohne%20bild/);
  await page.goto(`${club.origin}/team`);
  await expect(page.getByRole('region', { name: 'Trainer' }).getByRole('link')).toHaveCount(4);
});

test('an edited trainer loses no field and keeps the address', async ({ club, page, visit }) => {
  await visit(nero);
  const before = await entered(page);
  expect(before).toMatchObject({
    name: 'Nero Lipanjić',
    role: 'Co-Trainer',
    experience: 'ÖFB-D-Lizenz, drei Jahre Co-Trainer im Hobbyfußball',
    active: 'on',
    birthYear: '1985',
    joinedOn: '15.01.2024',
    games: '42',
    wins: '10',
    draws: '6',
    losses: '26',
  });
  await field(page, 'Name').fill('Nero Neu');
  await saveButton(page).click();
  await expectSaid(page, 'Trainer erfolgreich aktualisiert!');
  await visit(nero);
  expect(await entered(page)).toEqual({ ...before, name: 'Nero Neu' });
  const answer = await page.goto(`${club.origin}/trainer/Nero%20Lipanji%C4%87`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nero Neu');
  await expect(
    page.getByRole('img', { name: '10 Siege, 6 Unentschieden, 26 Niederlagen' }),
  ).toBeVisible();
});

test('birth year and date of joining may be missing of an edited trainer, name and experience may not', async ({
  page,
  visit,
}) => {
  await visit(nero);
  await field(page, 'Geburtsjahr').fill('');
  await field(page, 'Im Verein seit').fill('');
  await field(page, 'Name').fill('');
  await field(page, 'Erfahrung').fill('');
  await saveButton(page).click();
  await expectWrong(field(page, 'Name'), 'Bitte gib einen Namen ein.');
  await expectWrong(field(page, 'Erfahrung'), 'Bitte gib die Erfahrung ein.');
  await expect(recordForm(page).locator('[aria-invalid]')).toHaveCount(2);
  await field(page, 'Name').fill('Nero Lipanjić');
  await field(page, 'Erfahrung').fill('Lizenz');
  await field(page, 'Im Verein seit').fill('Jänner 2024');
  await saveButton(page).click();
  await expectWrong(field(page, 'Im Verein seit'), dateRule);
  await field(page, 'Im Verein seit').fill('');
  await saveButton(page).click();
  await expectSaid(page, 'Trainer erfolgreich aktualisiert!');
  await visit(nero);
  expect(await entered(page)).toMatchObject({ birthYear: '', joinedOn: '', experience: 'Lizenz' });
});

test('an inactive trainer vanishes from the team and keeps the page', async ({
  club,
  page,
  visit,
}) => {
  await visit(nero);
  await field(page, 'Aktiv (wird im Team gezeigt)').uncheck();
  await saveButton(page).click();
  await expectSaid(page, 'Trainer erfolgreich aktualisiert!');
  await expect(page.getByRole('link', { name: /Nero/ })).toContainText('Co-Trainer, nicht aktiv');
  await page.goto(`${club.origin}/team`);
  await expect(page.getByRole('link', { name: /Marius Pappelnig/ })).toBeVisible();
  await expect(page.getByText('Nero Lipanjić')).toHaveCount(0);
  const answer = await page.goto(`${club.origin}/trainer/Nero%20Lipanji%C4%87`);
  expect(answer?.status()).toBe(200);
});

test("'Abbrechen' removes nobody", async ({ club, page, visit }) => {
  await visit(nero);
  const dialog = await askToRemove(page);
  await expect(dialog.getByRole('heading')).toHaveText(
    'Möchtest du Nero Lipanjić wirklich löschen?',
  );
  await expect(dialog).not.toContainText('Ohne Trainer');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  const answer = await page.goto(`${club.origin}/trainer/Nero%20Lipanji%C4%87`);
  expect(answer?.status()).toBe(200);
});

test('the line-ups of a removed trainer stand without one', async ({ club, page, visit }) => {
  await visit(marius);
  const dialog = await askToRemove(page);
  const consequence = await dialog.getByRole('paragraph').first().textContent();
  expect(consequence).toMatch(/^Ohne Trainer steht dann: Kader gegen FC Bach am 15\.03\.2025; /);
  expect(consequence?.split('; ')).toHaveLength(14);
  await dialog.getByRole('button', { name: 'Ja, löschen' }).click();
  await expectSaid(page, 'Trainer erfolgreich entfernt!');
  await expect(listed(page)).toHaveCount(1 + 2);
  const answer = await page.goto(`${club.origin}/trainer/Marius%20Pappelnig`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trainer nicht gefunden');
  await page.goto(`${club.origin}/spiele/spielbericht/fortuna-musterau-vs-fc-bach`);
  await expect(page.getByText('Keine Trainerdaten verfügbar', { exact: true })).toBeVisible();
  await expect(page.getByText('Jürgen Tannreiter')).toBeVisible();
});

test('without any trainer the list says so', async ({ page, visit }) => {
  for (let left = 3; left > 0; left--) {
    await visit('/admin/trainer');
    await expect(listed(page)).toHaveCount(1 + left);
    await listed(page).last().click();
    await remove(page);
    await expectSaid(page, 'Trainer erfolgreich entfernt!');
  }
  await expect(page.getByText('Keine Trainer gefunden.', { exact: true })).toBeVisible();
});

test('each wrong field says so, has the focus, and nothing is sent', async ({ page, visit }) => {
  await visit('/admin/trainer/neu');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await fillIn(page);
  for (const [find, wrong, message] of rules)
    await test.step(`'${wrong}': ${message}`, async () => {
      const right = await find(page).inputValue();
      await find(page).fill(wrong);
      await saveButton(page).click();
      await expectWrong(find(page), message);
      await expect(find(page)).toBeFocused();
      await expect(find(page)).toHaveValue(wrong);
      await find(page).fill(right);
      await expect(find(page)).not.toHaveAttribute('aria-invalid');
    });
  await field(page, 'Aufgabe').selectOption('');
  await saveButton(page).click();
  await expectWrong(field(page, 'Aufgabe'), 'Bitte wähle eine Aufgabe.');
  await expect(field(page, 'Aufgabe')).toBeFocused();
  expect(posts).toEqual([]);
});

test("'Lade...' shows while a page of the tool loads", async ({ page, visit }) => {
  await visit('/admin/trainer');
  const release = await holdData(page);
  await page.getByRole('link', { name: /Nero/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lade...' }).first()).toBeVisible();
  release();
  await expect(field(page, 'Name')).toHaveValue('Nero Lipanjić');
});

test('a reload keeps the trainer open, closing leads to /admin', async ({ page, visit, club }) => {
  await visit(nero);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Nero Lipanjić');
  await page.getByRole('link', { name: 'Alle Trainer' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin/trainer`);
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${club.origin}/admin`);
});

test('a trainer whom nobody knows is not found', async ({ club, page }) => {
  const answer = await page.goto(`${club.origin}/admin/trainer/niemand`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trainer nicht gefunden');
});

test('list, form, errors and question are sound', async ({ page, visit }) => {
  await visit('/admin/trainer');
  await expectAccessible(page);
  await visit(marius);
  await expectAccessible(page);
  await field(page, 'Name').fill('');
  await field(page, 'Im Verein seit').fill('gestern');
  await saveButton(page).click();
  await expectWrong(field(page, 'Name'), 'Bitte gib einen Namen ein.');
  await expectAccessible(page);
  await askToRemove(page);
  await expectAccessible(page);
});

test('the keyboard alone adds a trainer', async ({ page, visit }) => {
  await visit('/admin/trainer');
  await tabTo(page, page.getByRole('link', { name: 'Trainer hinzufügen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Neuer Trainer' })).toBeVisible();
  for (const [name, text] of [
    ['Name', 'Anna Probe'],
    ['Aufgabe', 'Fitness'],
    ['Erfahrung', 'UEFA-A-Lizenz'],
    ['Geburtsjahr', '1980'],
    ['Im Verein seit', '01.02.2026'],
  ] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(text);
  }
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Trainer erfolgreich hinzugefügt!');
  await expect(page.getByRole('link', { name: /Anna Probe/ })).toContainText('Fitnesstrainer');
});

test.describe('when two admins have a trainer open', () => {
  test.use({ expectedFailures: /^409: .*\.data/ });

  test('the second sees both values, and nothing is overwritten', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(nero);
    await other.goto(club.origin + nero);
    await field(other, 'Aufgabe').selectOption('Torwarttrainer');
    await saveButton(other).click();
    await expectSaid(other, 'Trainer erfolgreich aktualisiert!');

    await field(page, 'Erfahrung').fill('Viel');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Aktualisieren des Trainers.');
    await expect(page.getByText('Fehler beim Aktualisieren des Trainers.')).toBeInViewport();
    expect(await differences(page)).toEqual([
      'Feld | Jetzt gespeichert | Deine Eingabe',
      'Erfahrung | ÖFB-D-Lizenz, drei Jahre Co-Trainer im Hobbyfußball | Viel',
      'Aufgabe | Torwarttrainer | Co-Trainer',
    ]);
    await other.goto(club.origin + nero);
    await expect(field(other, 'Aufgabe')).toHaveValue('Torwarttrainer');
    await expect(field(other, 'Erfahrung')).toHaveValue(/^ÖFB/);
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Trainer erfolgreich aktualisiert!');
    await visit(nero);
    expect(await entered(page)).toMatchObject({ role: 'Co-Trainer', experience: 'Viel' });
  });

  test('the second may give in', async ({ page, visit, club, other }) => {
    await visit(nero);
    await other.goto(club.origin + nero);
    await field(other, 'Geburtsjahr').fill('1986');
    await saveButton(other).click();
    await expectSaid(other, 'Trainer erfolgreich aktualisiert!');
    await field(page, 'Geburtsjahr').fill('1987');
    await saveButton(page).click();
    await page.getByRole('link', { name: 'Eigene Eingabe verwerfen' }).click();
    await expect(field(page, 'Geburtsjahr')).toHaveValue('1986');
  });

  test('who removes what has changed meanwhile sees it first', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(nero);
    await other.goto(club.origin + nero);
    await field(other, 'Geburtsjahr').fill('1986');
    await saveButton(other).click();
    await expectSaid(other, 'Trainer erfolgreich aktualisiert!');
    expect(await statusOf(page, () => remove(page))).toBe(409);
    await expectFailed(page, 'Fehler beim Entfernen des Trainers.');
    await page.getByRole('link', { name: 'Jetzigen Stand ansehen' }).click();
    await expect(field(page, 'Geburtsjahr')).toHaveValue('1986');
    await remove(page);
    await expectSaid(page, 'Trainer erfolgreich entfernt!');
  });

  test('a removed trainer is said to be removed, and may be brought back', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(nero);
    const before = await entered(page);
    await other.goto(club.origin + nero);
    await remove(other);
    await expectSaid(other, 'Trainer erfolgreich entfernt!');
    await field(page, 'Erfahrung').fill('Viel');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expectFailed(page, 'Fehler beim Aktualisieren des Trainers.');
    await expect(page.getByRole('region', { name: 'Gleichzeitige Änderung' })).toContainText(
      'Diesen Eintrag hat inzwischen jemand gelöscht.',
    );
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Trainer erfolgreich hinzugefügt!');
    await visit(nero);
    expect(await entered(page)).toEqual({ ...before, experience: 'Viel' });
  });
});

test('a new trainer never takes the place of another', async ({ club, page, visit }) => {
  await visit('/admin/trainer');
  const answer = await page.request.post(`${club.origin}/admin/trainer/neu`, {
    headers: { Origin: club.origin },
    form: {
      recordId: '00000000-0000-4000-8000-000000000000',
      version: 'anderer Stand',
      name: 'Anna Probe',
      role: 'Co-Trainer',
      experience: 'Viel',
      birthYear: '1980',
      joinedOn: '01.01.2020',
    },
  });
  expect(answer.status()).toBe(409);
  await visit('/admin/trainer');
  await expect(listed(page)).toHaveCount(1 + 3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a trainer is added, edited and removed', async ({ club, page, visit }) => {
    await visit('/admin/trainer');
    await page.getByRole('link', { name: 'Trainer hinzufügen' }).click();
    await fillIn(page);
    await saveButton(page).click();
    await expectSaid(page, 'Trainer erfolgreich hinzugefügt!');
    await page.getByRole('link', { name: /Anna Probe/ }).click();
    await field(page, 'Erfahrung').fill('UEFA-Pro-Lizenz');
    await saveButton(page).click();
    await expectSaid(page, 'Trainer erfolgreich aktualisiert!');
    await page.goto(`${club.origin}/trainer/Anna%20Probe`);
    await expect(page.getByText('UEFA-Pro-Lizenz')).toBeVisible();
    await visit('/admin/trainer');
    await page.getByRole('link', { name: /Anna Probe/ }).click();
    const dialog = await askToRemove(page);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();
    await remove(page);
    await expectSaid(page, 'Trainer erfolgreich entfernt!');
    await expect(listed(page)).toHaveCount(1 + 3);
  });

  test('each wrong field comes back filled in, with what is wrong, and nothing is stored', async ({
    page,
    visit,
  }) => {
    await visit('/admin/trainer/neu');
    await fillIn(page);
    for (const [find, wrong, message] of rules)
      await test.step(`'${wrong}': ${message}`, async () => {
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
    await field(page, 'Aufgabe').selectOption('');
    await turnChecksOff(page);
    expect(await statusOf(page, () => saveButton(page).click())).toBe(422);
    await expectWrong(field(page, 'Aufgabe'), 'Bitte wähle eine Aufgabe.');
    await visit('/admin/trainer');
    await expect(listed(page)).toHaveCount(1 + 3);
  });

  test('a trainer removed meanwhile is not lost with what was typed', async ({
    page,
    visit,
    club,
    other,
  }) => {
    await visit(nero);
    await other.goto(club.origin + nero);
    await remove(other);
    await expectSaid(other, 'Trainer erfolgreich entfernt!');
    await field(page, 'Erfahrung').fill('Viel');
    expect(await statusOf(page, () => saveButton(page).click())).toBe(409);
    await expect(field(page, 'Erfahrung')).toHaveValue('Viel');
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expectSaid(page, 'Trainer erfolgreich hinzugefügt!');
    await expect(listed(page)).toHaveCount(1 + 3);
  });
});
