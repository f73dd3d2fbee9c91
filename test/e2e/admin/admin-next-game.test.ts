import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#test/e2e/accessibility.ts';
import { expect, test } from '#test/e2e/admin.ts';
import {
  expectFormAccessible,
  expectTargets,
  hidden,
  message,
  post,
  storeGame,
} from './admin-forms.ts';

const path = '/admin/naechstes-spiel';

const opponent = (page: Page) => page.getByLabel('Gegner');
const startsAt = (page: Page) => page.getByLabel('Datum und Uhrzeit');
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const atHome = (page: Page) => page.getByRole('region', { name: 'Nächstes Spiel' });
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Möchtest du das nächste Spiel wirklich löschen?' });

test('the stored game stands there in the time of Vienna', async ({ page, visit }) => {
  await visit(path);
  await expect(opponent(page)).toHaveValue('SC Berg');
  await expect(startsAt(page)).toHaveValue('20.03.2027 15:00');
});

for (const [season, moment, shown, instant] of [
  ['summer', '10.07.2027 18:30', 'Samstag, 10. Juli 2027, 18:30 Uhr', '2027-07-10T16:30:00.000Z'],
  [
    'winter',
    '06.11.2027 14:00',
    'Samstag, 6. November 2027, 14:00 Uhr',
    '2027-11-06T13:00:00.000Z',
  ],
] as const)
  test(`a game in ${season} is saved, and shown at home as entered`, async ({
    club,
    page,
    visit,
  }) => {
    await visit(path);
    await opponent(page).fill('ASV Neu');
    await startsAt(page).fill(moment);
    await save(page).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
    await expect(opponent(page)).toHaveValue('ASV Neu');
    await expect(startsAt(page)).toHaveValue(moment);
    await page.goto(club.origin);
    await expect(atHome(page)).toContainText('ASV Neu');
    await expect(atHome(page)).toContainText(shown);
    await expect(atHome(page).locator('time')).toHaveAttribute('datetime', instant);
  });

test('opponent and datetime are required', async ({ club, page, visit }) => {
  await visit(path);
  await opponent(page).fill('  ');
  await startsAt(page).fill('');
  await save(page).click();
  await expect(opponent(page)).toHaveAccessibleDescription('Bitte gib den Gegner ein.');
  await expect(startsAt(page)).toHaveAccessibleDescription('Bitte gib Datum und Uhrzeit ein.');
  await expect(opponent(page)).toBeFocused();
  await expectFormAccessible(page);
  await opponent(page).fill('ASV Neu');
  await save(page).click();
  await expect(startsAt(page)).toBeFocused();
  await page.goto(club.origin);
  await expect(atHome(page)).toContainText('SC Berg');
});

test('an hour that the spring change skips is the one after it', async ({ club, page, visit }) => {
  await visit(path);
  await startsAt(page).fill('28.3.2027 2:30');
  await save(page).click();
  await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
  await expect(startsAt(page)).toHaveValue('28.03.2027 03:30');
  await page.goto(club.origin);
  await expect(atHome(page)).toContainText('Sonntag, 28. März 2027, 03:30 Uhr');
});

test('the calendar opens at what is written, and what is chosen there is written', async ({
  page,
  visit,
}) => {
  await visit(path);
  await page.getByRole('button', { name: 'Kalender öffnen' }).click();
  const calendar = page.locator('input[type="datetime-local"]');
  await expect(calendar).toHaveValue('2027-03-20T15:00');
  await calendar.fill('2027-07-10T18:30');
  await expect(startsAt(page)).toHaveValue('10.07.2027 18:30');
  await save(page).click();
  await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
  await expect(startsAt(page)).toHaveValue('10.07.2027 18:30');
});

test('without a game to come in the schedule there is nothing to take over', async ({
  page,
  visit,
}) => {
  await visit(`${path}?aus=spielplan`);
  await expect(page.getByRole('link', { name: 'Aus dem Spielplan übernehmen' })).toHaveCount(0);
  await expect(opponent(page)).toHaveValue('SC Berg');
});

test('the next game of the schedule is taken over', async ({ club, page, visit }) => {
  await visit('/admin/spiele/neu');
  await page
    .getByRole('textbox', { name: 'Gegner' })
    .or(page.locator('[name="opponent"]'))
    .first()
    .fill('ASV Neu');
  await page.getByLabel('Datum').fill('16.05.2099');
  await page.getByLabel('Anpfiff').fill('17.30');
  await save(page).click();
  await expect(message(page)).toHaveText('Spiel gespeichert!');
  await storeGame(page, club.origin, {
    opponent: 'Später',
    date: '2099-05-17',
    kickoff: '10:00',
  });
  await visit(path);
  await page.getByRole('link', { name: 'Aus dem Spielplan übernehmen' }).click();
  await expect(opponent(page)).toHaveValue('ASV Neu');
  await expect(startsAt(page)).toHaveValue('16.05.2099 17:30');
  await save(page).click();
  await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
  await expect(opponent(page)).toHaveValue('ASV Neu');
  await page.goto(club.origin);
  await expect(atHome(page)).toContainText('Samstag, 16. Mai 2099, 17:30 Uhr');
});

test('a planned game without kick-off leaves the time to be entered', async ({
  club,
  page,
  visit,
}) => {
  await visit(path);
  await storeGame(page, club.origin, { opponent: 'ASV Neu', date: '2099-05-16' });
  await visit(`${path}?aus=spielplan`);
  await expect(opponent(page)).toHaveValue('ASV Neu');
  await expect(startsAt(page)).toHaveValue('');
  await save(page).click();
  await expect(startsAt(page)).toHaveAccessibleDescription('Bitte gib Datum und Uhrzeit ein.');
});

test("the game is removed, and home shows '...'", async ({ club, page, visit }) => {
  await visit(path);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText(
    'Auf der Startseite steht dann das nächste Spiel aus dem Spielplan.',
  );
  await expectFormAccessible(page);
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(message(page)).toHaveText('Nächstes Spiel gelöscht!');
  await expect(opponent(page)).toHaveValue('');
  await expect(startsAt(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  await page.goto(club.origin);
  await expect(atHome(page)).toContainText('...');
  await expect(atHome(page)).not.toContainText('SC Berg');
  await visit(path);
  await opponent(page).fill('Wieder da');
  await startsAt(page).fill('20.03.2027 15:00');
  await startsAt(page).press('Enter');
  await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
});

test('the page is sound at 320 px, and for thumbs', async ({ page, visit }) => {
  await visit(path);
  await expectFormAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expectNoSidewaysScroll(page);
  await expectTargets(question(page).getByRole('button'));
});

test.describe('two admins at once', () => {
  test.use({ expectedFailures: /409/ });
  // A page that has not heard of it yet.
  test.beforeEach(({ page }) =>
    page.route('**/live?*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: pause\ndata: 60000\n\n' }),
    ),
  );

  test('the second sees both states, and decides', async ({ club, page, visit }) => {
    await visit(path);
    const saveElsewhere = await post(page, club.origin + path, [
      ['version', await hidden(page, 'version')],
      ['opponent', 'Von Anna'],
      ['startsAt', '2027-04-03T16:00'],
    ]);
    expect(saveElsewhere.status()).toBe(303);
    await opponent(page).fill('Von Max');
    await save(page).click();
    await expect(failure(page)).toHaveText('Fehler beim Speichern ❌');
    const conflict = page.getByRole('region', { name: 'Gleichzeitige Änderung' });
    await expect(conflict.getByRole('cell')).toHaveText([
      'Von Anna',
      'Von Max',
      'Samstag, 3. April 2027, 16:00 Uhr',
      'Samstag, 20. März 2027, 15:00 Uhr',
    ]);
    await expectFormAccessible(page);
    await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
    await page.goto(club.origin);
    await expect(atHome(page)).toContainText('Von Max');
  });

  test('what somebody changed meanwhile is not removed unseen', async ({ club, page, visit }) => {
    await visit(path);
    await post(page, club.origin + path, [
      ['version', await hidden(page, 'version')],
      ['opponent', 'Von Anna'],
      ['startsAt', '2027-04-03T16:00'],
    ]);
    await page.getByRole('button', { name: 'Löschen' }).click();
    await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(failure(page)).toHaveText('Fehler beim Löschen ❌');
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('Diesen Eintrag hat inzwischen jemand geändert.')).toBeVisible();
    await expectFormAccessible(page);
    await page.getByRole('link', { name: 'Jetzigen Stand ansehen' }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(opponent(page)).toHaveValue('Von Anna');
    await page.getByRole('button', { name: 'Löschen' }).click();
    await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gelöscht!');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the game is saved, and an error keeps what was entered', async ({ club, page, visit }) => {
    await visit(path);
    await opponent(page).fill(' ');
    await startsAt(page).fill('10.7.2027, 18.30 Uhr');
    await save(page).click();
    await expect(opponent(page)).toHaveAccessibleDescription('Bitte gib den Gegner ein.');
    await expect(startsAt(page)).toHaveValue('10.7.2027, 18.30 Uhr');
    await expectNoSidewaysScroll(page);
    await opponent(page).fill('ASV Neu');
    await save(page).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
    await page.goto(club.origin);
    await expect(atHome(page)).toContainText('Samstag, 10. Juli 2027, 18:30 Uhr');
  });

  test('the game is taken over from the schedule, and removed', async ({ club, page, visit }) => {
    await visit(path);
    await storeGame(page, club.origin, {
      opponent: 'ASV Neu',
      date: '2099-05-16',
      kickoff: '17:30',
    });
    await visit(path);
    await page.getByRole('link', { name: 'Aus dem Spielplan übernehmen' }).click();
    await expect(startsAt(page)).toHaveValue('16.05.2099 17:30');
    await save(page).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
    await page.getByRole('button', { name: 'Löschen' }).click();
    await question(page).getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(message(page)).toHaveText('Nächstes Spiel gelöscht!');
    await page.goto(club.origin);
    await expect(atHome(page)).toContainText('ASV Neu');
  });
});
