import type { Page } from '@playwright/test';
import { comingDay, formatDayInput } from '#test/coming-days.ts';
import { expect } from '#test/e2e/fixtures.ts';
import {
  button,
  crest,
  enterResult,
  field,
  link,
  openTool,
  photo,
  save,
  type Thumb,
  write,
} from '#test/e2e/thumb.ts';

export interface Job {
  /** The maximum number of taps. */
  most: number;
  /** Begins on the dashboard. */
  run: (page: Page, thumb: Thumb) => Promise<void>;
}

const listed = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();

/** Returns a calendar file with one game, in the form that the association uses. */
function calendarOf(club: string, opponent: string, day: string) {
  const start = `DTSTART;TZID=Europe/Vienna:${day.replaceAll('-', '')}T150000`;
  const event = ['BEGIN:VEVENT', 'UID:1', start, `SUMMARY:${club} : ${opponent}`, 'END:VEVENT'];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''];
  return {
    ...{ name: 'spielplan.ics', mimeType: 'text/calendar' },
    buffer: Buffer.from(lines.join('\r\n')),
  };
}

/** Tasks of a club in a year, in this order, in addition to games and articles. */
export const furtherJobs: Readonly<Record<string, Job>> = {
  'a correction of an article': {
    most: 5,
    async run(page, thumb) {
      await openTool(page, thumb, 'Post', 'Neuigkeiten');
      await thumb.tap(listed(page, /Drei Punkte/));
      await thumb.type(field(page, 'Titel'), 'Drei Punkte zum Start');
      await save(page, thumb, 'Artikel gespeichert');
    },
  },
  'a member of the board': {
    most: 6,
    async run(page, thumb) {
      await openTool(page, thumb, 'Verein', 'Vorstand');
      await thumb.tap(link(page, 'Vorstandsmitglied hinzufügen'));
      await thumb.type(field(page, 'Name'), 'Eva Obmann');
      await thumb.type(field(page, 'Aufgabe'), 'Obfrau');
      await save(page, thumb, 'gespeichert');
    },
  },
  'the greeting of the home page': {
    most: 5,
    async run(page, thumb) {
      await openTool(page, thumb, 'Verein', 'Texte');
      await thumb.tap(listed(page, 'Begrüßung: Satz darunter'));
      await thumb.type(field(page, 'Text'), 'Am Samstag geht es los.');
      await save(page, thumb, 'Text gespeichert');
    },
  },
  'the story of the club': {
    most: 5,
    async run(page, thumb) {
      await openTool(page, thumb, 'Verein', 'Texte');
      await thumb.tap(listed(page, 'Geschichte'));
      await write(page, thumb, 'Es begann im Wirtshaus. ');
      await save(page, thumb, 'Text gespeichert');
    },
  },
  'the photo of a player': {
    most: 7,
    async run(page, thumb) {
      await thumb.tap(listed(page, /Spieler ohne Foto/));
      await thumb.tap(listed(page, /Jan Moser/));
      await thumb.photos(field(page, 'Bild wählen'), await photo('moser.jpg', 900, 1200));
      await save(page, thumb, 'Bild gespeichert');
    },
  },
  'a player leaves': {
    most: 5,
    async run(page, thumb) {
      await openTool(page, thumb, 'Verein', 'Spieler');
      await thumb.tap(listed(page, /Jan Schaunig/));
      await thumb.tap(field(page, 'Aktiv (wird im Team gezeigt)'));
      await save(page, thumb, 'aktualisiert');
    },
  },
  'a postponement': {
    most: 3,
    async run(page, thumb) {
      await thumb.tap(link(page, 'Absagen oder verlegen'));
      await thumb.type(field(page, 'Datum'), formatDayInput(comingDay(23)));
      await save(page, thumb, 'Spiel gespeichert');
    },
  },
  'a game that is called off': {
    most: 3,
    async run(page, thumb) {
      await thumb.tap(link(page, 'Absagen oder verlegen'));
      await thumb.tap(page.getByRole('radio', { name: 'Abgesagt' }));
      await save(page, thumb, 'Spiel gespeichert');
    },
  },
  'the schedule of the association': {
    most: 8,
    async run(page, thumb) {
      const file = calendarOf('SV Sankt Jakob im Rosental', 'FC Windisch', comingDay(30));
      await openTool(page, thumb, 'Spieltag', 'Spielplan einlesen');
      await thumb.photos(field(page, 'Spielplan deiner Mannschaft vom Verband (.ics)'), file);
      await thumb.tap(button(page, 'Einlesen'));
      await thumb.tap(button(page, 'Angehakte übernehmen'));
      await expect(page.getByText('Der Spielplan stimmt mit euren Spielen überein.')).toBeVisible();
    },
  },
  'a result of two others': {
    most: 9,
    async run(page, thumb) {
      await openTool(page, thumb, 'Spieltag', 'Runden');
      await thumb.tap(link(page, 'Runde eintragen'));
      await enterResult(page, thumb, ['SV Feistritz', 'ASK Ferlach', '2', '1']);
      await save(page, thumb, 'Runde gespeichert');
    },
  },
  'the crest of an opponent': {
    most: 8,
    async run(page, thumb) {
      await openTool(page, thumb, 'Spieltag', 'Gegner');
      await thumb.tap(listed(page, /FC Windisch/));
      await thumb.photos(field(page, 'Bild wählen'), crest);
      await save(page, thumb, 'Gegner gespeichert');
    },
  },
  'a change that is taken back': {
    most: 2,
    async run(page, thumb) {
      await thumb.tap(page.getByRole('button', { name: /^Zurücknehmen/ }).first());
      await thumb.tap(button(page, 'Ja, zurücknehmen'));
      await expect(page.getByText('Änderung zurückgenommen!')).toBeVisible();
    },
  },
  'the change of season': {
    most: 3,
    async run(page, thumb) {
      await openTool(page, thumb, 'Verein', 'Saisonwechsel');
      await thumb.tap(button(page, 'Saison wechseln'));
      await expect(page.getByText('Saison gewechselt!')).toBeVisible();
    },
  },
};
