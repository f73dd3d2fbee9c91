import type { Page } from '@playwright/test';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';
import { expect, test } from '#test/e2e/admin.ts';
import { button, crest, field, link, openTool, save, Thumb } from '#test/e2e/thumb.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const day = 86_400_000;
/** Returns the day (YYYY-MM-DD) that is this number of days from now. */
const inDays = (days: number) => viennaDate(new Date(Date.now() + days * day));
/** Formats a date as Austrians type and read it. */
const written = (date: string) => date.split('-').reverse().join('.');

interface Fixture {
  date: string;
  teams: string;
  round: string;
}

/** Returns a calendar with one entry for each game, in the form that the association uses. */
function calendar(fixtures: readonly Fixture[]): string {
  const entries = fixtures.flatMap(({ date, teams, round }, index) => [
    'BEGIN:VEVENT',
    `UID:spiel-${index}`,
    'DTSTAMP:20261101T100000Z',
    `DTSTART;TZID=Europe/Vienna:${date.replaceAll('-', '')}T150000`,
    `SUMMARY:${teams}`,
    `DESCRIPTION:Musterliga Mitte (${round}. Runde)`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...entries, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** Shows the season of this day. Near the end of a year, the page can show another season first. */
async function chooseSeason(page: Page, thumb: Thumb, date: string): Promise<void> {
  const seasons = page.getByRole('navigation', { name: 'Saison' });
  const season = seasons.getByRole('link', { name: date.slice(0, 4) });
  if ((await season.getAttribute('aria-current')) === null) await thumb.tap(season);
  await expect(season).toHaveAttribute('aria-current', 'page');
}

interface Listed {
  opponent: string;
  date: string;
}

async function openGame(page: Page, thumb: Thumb, { opponent, date }: Listed): Promise<void> {
  await openTool(page, thumb, 'Spieltag', 'Spiele');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spielmanagement');
  await chooseSeason(page, thumb, date);
  await thumb.tap(page.locator('main li > a').filter({ hasText: opponent }).first());
  await expect(page.getByRole('combobox', { name: 'Gegner' })).toHaveValue(opponent);
}

async function openOpponent(page: Page, thumb: Thumb, name: string): Promise<void> {
  await thumb.tap(page.locator('main li > a').filter({ hasText: name }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function putOff(page: Page, thumb: Thumb): Promise<void> {
  await thumb.tap(link(page, 'Absagen oder verlegen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Absagen oder verlegen');
}

test('an admin enters fixtures, a postponement, a result, an award and a merge by phone', async ({
  club,
  page,
  visit,
}, { annotations }) => {
  test.setTimeout(120_000);
  const [played, postponed, calledOff] = [inDays(-3), inDays(4), inDays(11)];
  const thumb = new Thumb();

  await visit('/admin');
  await openTool(page, thumb, 'Spieltag', 'Spielplan einlesen');
  const file = {
    name: 'spielplan.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      calendar([
        { date: played, teams: 'FORTUNA MUSTERAU : SK Kirchfeld', round: '1' },
        { date: postponed, teams: 'SC Berg : Fortuna Musterau', round: '2' },
        { date: calledOff, teams: 'Fortuna : FC Wiese', round: '3' },
      ]),
    ),
  };
  await thumb.photos(field(page, 'Spielplan deiner Mannschaft vom Verband (.ics)'), file);
  await thumb.tap(button(page, 'Einlesen'));
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await thumb.tap(button(page, 'Angehakte übernehmen'));
  await expect(page.getByText('Der Spielplan stimmt mit euren Spielen überein.')).toBeVisible();

  const later = inDays(18);
  await openGame(page, thumb, { opponent: 'SC Berg', date: postponed });
  await putOff(page, thumb);
  await thumb.type(field(page, 'Datum'), written(later));
  await save(page, thumb, 'Spiel gespeichert!');
  await openGame(page, thumb, { opponent: 'FC Wiese', date: calledOff });
  await putOff(page, thumb);
  await thumb.tap(page.getByRole('radio', { name: 'Abgesagt' }));
  await save(page, thumb, 'Spiel gespeichert!');
  const seasonAt = (date: string) => `/spiele?saison=${date.slice(0, 4)}`;
  await visit(seasonAt(calledOff));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Abgesagt.*FC Wiese/ }).first()).toBeVisible();
  await visit(seasonAt(later));
  await main
    .getByRole('link', { name: /SC Berg/ })
    .first()
    .click();
  await expect(main).toContainText(`verlegt vom ${formatDate(postponed)}`);

  const entries = (await (await page.request.get(`${club.origin}/spiele.ics`)).text()).split(
    'BEGIN:VEVENT',
  );
  const entryOf = (opponent: string, date: string) =>
    entries.find((entry) => entry.includes(opponent) && entry.includes(date.replaceAll('-', '')));
  expect(entryOf('FC Wiese', calledOff)).toContain('STATUS:CANCELLED');
  expect(entryOf('SC Berg', later)).toMatch(/SEQUENCE:[1-9]/);

  await visit('/admin');
  await openGame(page, thumb, { opponent: 'SK Kirchfeld', date: played });
  const score = page.getByRole('group', { name: 'Endstand' });
  await thumb.type(score.getByLabel('Fortuna Musterau'), '4');
  await thumb.type(score.getByLabel('Gegner'), '1');
  await save(page, thumb, 'Spiel gespeichert!');
  await openGame(page, thumb, { opponent: 'SK Kirchfeld', date: played });
  await thumb.tap(link(page, 'Aufstellung hinzufügen'));
  const squad = page.getByRole('group', { name: 'Spieler wählen', exact: true });
  const scorers = { 'Jonas Sandling': 1, 'Anto Brezovčić': 2, 'Florian Mühlerlinger': 1 };
  for (const name of Object.keys(scorers))
    await thumb.tap(squad.getByRole('button', { name: new RegExp(`${name}$`) }));
  for (const [name, goals] of Object.entries(scorers))
    for (let goal = 0; goal < goals; goal++)
      await thumb.tap(page.getByRole('button', { name: `+ Tor: ${name}`, exact: true }));
  await save(page, thumb, 'Kader erfolgreich gespeichert ✅');
  for (const [name, goals] of Object.entries(scorers)) {
    await visit(`/spieler/${encodeURIComponent(name)}`);
    const season = main.getByRole('row', { name: new RegExp(`^${played.slice(0, 4)}`) });
    // The second link is the number of goals; the first link is the number of games.
    await season.getByRole('link').nth(1).tap();
    const title = new RegExp(`${name}: Tore? ${played.slice(0, 4)}`, 'i');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText(goals === 1 ? '1 Tor, aus' : `${goals} Tore, aus`);
    await expect(main.locator('ol').getByRole('link')).toHaveText([/SK Kirchfeld.*4:1/]);
  }

  await visit('/admin');
  await openTool(page, thumb, 'Spieltag', 'Spiele');
  await chooseSeason(page, thumb, '2025-01-01');
  await thumb.tap(page.locator('main li > a').filter({ hasText: 'FC Wiese' }).first());
  await thumb.tap(page.getByText('Absage, Verlegung, Abbruch, Wertung'));
  await thumb.choose(field(page, 'Was daraus wurde'), 'Gewertet');
  const onPitch = page.getByRole('group', { name: 'Stand auf dem Platz, wenn er nicht zählt' });
  await thumb.type(onPitch.getByLabel('Fortuna Musterau'), '0');
  await thumb.type(onPitch.getByLabel('Gegner'), '6');
  await thumb.type(score.getByLabel('Fortuna Musterau'), '3');
  await thumb.type(score.getByLabel('Gegner'), '0');
  await save(page, thumb, 'Spiel gespeichert!');
  await visit('/spiele?saison=2025');
  await main
    .getByRole('link', { name: /3 0 FC Wiese/ })
    .first()
    .tap();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('FC Wiese');
  await expect(main).toContainText(/Gewertet.*0:6/);

  await visit('/admin');
  await openTool(page, thumb, 'Spieltag', 'Gegner');
  await openOpponent(page, thumb, 'FC Wiese');
  await thumb.photos(field(page, 'Bild wählen'), crest);
  await save(page, thumb, 'Gegner gespeichert!');
  for (const path of ['/gegner/fc-wiese', '/spiele?saison=2025']) {
    await visit(path);
    const crests = main.locator('img[src^="/uploads/"][src$=".svg"]');
    await expect(crests.first()).toBeVisible();
  }

  await visit('/admin/gegner');
  await openOpponent(page, thumb, 'SK Kirchfeld');
  await thumb.tap(link(page, 'Mit einem anderen Gegner zusammenlegen'));
  await thumb.choose(page.getByLabel('SK Kirchfeld ist derselbe Verein wie'), 'FC Bach');
  await thumb.tap(button(page, 'Zusammenlegen'));
  await expect(page.getByText('Gegner gespeichert!')).toBeVisible();
  await visit('/gegner/fc-bach');
  await expect(main.getByRole('link', { name: new RegExp(written(played)) })).toHaveCount(1);
  await visit('/admin/protokoll');
  const merge = main
    .getByRole('listitem')
    .filter({ hasText: 'SK Kirchfeld (zusammengelegt mit FC Bach)' });
  await thumb.tap(merge.getByRole('button', { name: /^Zurücknehmen/ }).first());
  await expect(page.getByText('zurückgenommen').first()).toBeVisible();
  await visit('/gegner/sk-kirchfeld');
  await expect(main.locator('ol').getByRole('link')).toHaveText([/4:1/]);
  annotations.push({ type: 'thumb', description: `${thumb.taps} taps, ${thumb.letters} letters` });
  expect(thumb.taps).toBeLessThanOrEqual(70);
});
