import { formatWeekdayDate } from '#platform/values/vienna.ts';
import { comingDay, formatDayInput } from '#test/coming-days.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { message, storeGame } from './admin-forms.ts';
import { atHome, kind, opponent, path, save, startsAt } from './admin-next-game-steps.ts';

test('the calendar opens at the typed date and fills in the chosen date', async ({
  page,
  visit,
}) => {
  await visit(path);
  await page.getByRole('button', { name: 'Kalender öffnen' }).click();
  const calendar = page.locator('input[type="datetime-local"]');
  await expect(calendar).toHaveValue('2027-03-20T15:00');
  const day = comingDay(30);
  await calendar.fill(`${day}T18:30`);
  await expect(startsAt(page)).toHaveValue(`${formatDayInput(day)} 18:30`);
  await kind(page).selectOption('Pokal');
  await save(page).click();
  await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
  await expect(startsAt(page)).toHaveValue(`${formatDayInput(day)} 18:30`);
});

test('copies the next game of the schedule into the form', async ({ club, page, visit }) => {
  await visit('/admin/spiele/neu');
  await page
    .getByRole('textbox', { name: 'Gegner' })
    .or(page.locator('[name="opponent"]'))
    .first()
    .fill('ASV Neu');
  const day = comingDay(30);
  await page.getByLabel('Datum').fill(formatDayInput(day));
  await page.getByLabel('Anpfiff', { exact: true }).fill('17.30');
  await save(page).click();
  await expect(message(page)).toHaveText('Spiel gespeichert!');
  await storeGame(page, club.origin, {
    opponent: 'Später',
    date: comingDay(31),
    kickoff: '10:00',
  });
  await visit(path);
  await page.getByRole('link', { name: 'Aus den Spielen übernehmen' }).click();
  await expect(opponent(page)).toHaveValue('ASV Neu');
  await expect(startsAt(page)).toHaveValue(`${formatDayInput(day)} 17:30`);
  await expect(kind(page)).toHaveValue('Meisterschaft');
  await save(page).click();
  await expect(message(page)).toHaveText('Nächstes Spiel gespeichert!');
  await expect(opponent(page)).toHaveValue('ASV Neu');
  await page.goto(club.origin);
  await expect(atHome(page)).toContainText(`${formatWeekdayDate(day)}, 17:30 Uhr`);
});
