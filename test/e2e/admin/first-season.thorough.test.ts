import type { Page } from '@playwright/test';
import { comingDay, formatDayInput } from '#test/coming-days.ts';
import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts';
import {
  button,
  crest,
  field,
  link,
  openTool,
  photo,
  save,
  Thumb,
  write,
} from '#test/e2e/thumb.ts';
import { testPassword } from '#test/sign-in-admin.ts';
import { startSite } from '#test/start-site.ts';
import { furtherJobs, type Job } from './further-jobs-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const surnames = [
  ...['Moser', 'Koren', 'Lukas', 'Wedenig', 'Kropf', 'Ogris', 'Sablatnig'],
  ...['Partl', 'Jank', 'Feinig', 'Kulnik', 'Mikl', 'Schaunig'],
];
const squad = surnames.map((surname, at) => ({ name: `Jan ${surname}`, number: at + 1 }));
const list = `Name;Position;Nummer\n${squad.map(({ name, number }) => `${name};${number === 1 ? 'Tor' : 'Mittelfeld'};${number}`).join('\n')}`;

/** Creates an empty club and its first admin. */
async function found(page: Page, thumb: Thumb): Promise<void> {
  await thumb.type(field(page, 'Name des Vereins'), 'SV Sankt Jakob im Rosental');
  await thumb.type(field(page, 'Kurzname'), 'St. Jakob');
  await thumb.type(field(page, 'E-Mail des Vereins'), 'verein@sv-jakob.example');
  await thumb.type(field(page, 'Vereinsfarbe'), '#c8102e');
  await thumb.type(field(page, 'Zweite Farbe'), '#ffffff');
  await thumb.type(field(page, 'Liga'), '1. Klasse D');
  await thumb.tap(page.getByLabel('Leere Website'));
  await thumb.type(field(page, 'Benutzername'), 'anna');
  await thumb.type(field(page, 'Deine E-Mail-Adresse'), 'anna@sv-jakob.example');
  await thumb.type(field(page, 'Passwort'), testPassword);
  await thumb.tap(button(page, 'Verein anlegen'));
  // Slow: to know the records of the starter content, the server fills a separate database.
  await expect(page.getByText('Euer Verein ist angelegt')).toBeVisible({ timeout: 30_000 });
}

interface EnteredGame {
  opponent: string;
  /** Days from today. */
  inDays: number;
  kickoff?: string;
}

async function enterGame(page: Page, thumb: Thumb, { opponent, inDays, kickoff }: EnteredGame) {
  await thumb.type(page.getByRole('combobox', { name: 'Gegner' }), opponent);
  await thumb.type(page.getByRole('textbox', { name: 'Datum' }), formatDayInput(comingDay(inDays)));
  if (kickoff) await thumb.type(field(page, 'Anpfiff'), kickoff);
  await save(page, thumb, 'gespeichert');
}

/** For each first step on the dashboard, the input after an admin has opened the step. */
const firstSteps: Readonly<Record<string, (page: Page, thumb: Thumb) => Promise<void>>> = {
  async 'Kontakt und Rechtliches eintragen'(page, thumb) {
    await thumb.type(field(page, 'ZVR-Zahl'), '123456789');
    await thumb.type(field(page, 'Telefon'), '+43 4253 1234');
    await thumb.type(field(page, 'Straße und Hausnummer'), 'Rosentalstraße 12');
    await thumb.type(field(page, 'Postleitzahl'), '9184');
    await thumb.type(field(page, 'Ort'), 'St. Jakob im Rosental');
    await save(page, thumb, 'gespeichert');
  },
  async 'Wappen hochladen'(page, thumb) {
    await thumb.photos(field(page, 'Anderes Bild wählen'), crest);
    await save(page, thumb, 'gespeichert');
  },
  async 'Euren Platz eintragen'(page, thumb) {
    await thumb.type(field(page, 'Name'), 'Sportplatz St. Jakob');
    await thumb.type(field(page, 'Ort'), 'St. Jakob');
    await expect(page.getByLabel('Hier spielen wir daheim')).toBeChecked();
    await save(page, thumb, 'gespeichert');
  },
  async 'Weitere Mannschaften anlegen'(page, thumb) {
    await thumb.type(field(page, 'Name'), 'U12');
    await thumb.tap(button(page, 'Altersgrenze 12 nehmen'));
    await save(page, thumb, 'gespeichert');
  },
  async 'Spieler eintragen'(page, thumb) {
    await page.goBack();
    await thumb.tap(link(page, 'Liste einlesen').first());
    await thumb.type(field(page, 'Oder hier einfügen'), list);
    await thumb.tap(button(page, 'Einlesen'));
    await thumb.tap(button(page, 'Angehakte übernehmen'));
    await expect(page.getByText('Liste übernommen!')).toBeVisible();
  },
  async 'Trainer eintragen'(page, thumb) {
    await thumb.type(field(page, 'Name'), 'Eva Moser');
    await save(page, thumb, 'hinzugefügt');
  },
  async 'Teams der Liga eintragen'(page, thumb) {
    for (const team of ['SV Feistritz', 'ASK Ferlach', 'FC Windisch']) {
      await thumb.tap(button(page, 'Team hinzufügen'));
      await thumb.type(field(page, 'Team').last(), team);
    }
    await save(page, thumb, 'gespeichert');
  },
  async 'Spiele eintragen'(page, thumb) {
    await enterGame(page, thumb, { opponent: 'SV Feistritz', inDays: 9, kickoff: '15:00' });
  },
  async 'Jemanden einladen, der mithilft'(page, thumb) {
    await thumb.type(field(page, 'E-Mail'), 'eva@sv-jakob.example');
    await thumb.tap(page.getByLabel('Redaktion'));
    await thumb.tap(button(page, 'Link ausstellen'));
    await expect(page.getByText('Link für eva@sv-jakob.example').first()).toBeVisible();
  },
};

/** Tasks that a club repeats during a year. */
const jobs: Readonly<Record<string, Job>> = {
  'a next game': {
    most: 12,
    async run(page, thumb) {
      await openTool(page, thumb, 'Spieltag', 'Spiele');
      await thumb.tap(link(page, 'Spiel hinzufügen'));
      await enterGame(page, thumb, { opponent: 'ASK Ferlach', inDays: 16, kickoff: '15:00' });
    },
  },
  'a game of the day before yesterday': {
    most: 12,
    async run(page, thumb) {
      await openTool(page, thumb, 'Spieltag', 'Spiele');
      await thumb.tap(link(page, 'Spiel hinzufügen'));
      await enterGame(page, thumb, { opponent: 'FC Windisch', inDays: -2 });
    },
  },
  'its result, with a slip that is corrected': {
    most: 7,
    async run(page, thumb) {
      const score = page.getByRole('group', { name: 'Endstand', exact: true });
      const goals = score.getByLabel('SV Sankt Jakob im Rosental');
      await thumb.tap(page.getByRole('link', { name: 'Ergebnis gegen FC Windisch fehlt' }));
      await thumb.type(goals, '3');
      await thumb.type(score.getByLabel('Gegner'), '1');
      await save(page, thumb, 'gespeichert');
      await thumb.tap(
        page
          .getByRole('main')
          .getByRole('link', { name: /FC Windisch/ })
          .first(),
      );
      await thumb.type(goals, '2');
      await save(page, thumb, 'gespeichert');
    },
  },
  'a line-up': {
    most: 20,
    async run(page, thumb) {
      await thumb.tap(
        page
          .getByRole('main')
          .getByRole('link', { name: /Aufstellung/ })
          .first(),
      );
      const players = page.getByRole('group', { name: 'Spieler wählen', exact: true });
      for (const { name } of squad)
        await thumb.tap(players.getByRole('button', { name: new RegExp(`${name}$`) }));
      await save(page, thumb, 'gespeichert');
    },
  },
  'an article with two photos': {
    most: 11,
    async run(page, thumb) {
      await openTool(page, thumb, 'Post', 'Neuigkeiten');
      await thumb.tap(link(page, 'Artikel schreiben'));
      await thumb.type(field(page, 'Titel'), 'Drei Punkte zum Auftakt');
      await write(page, thumb, 'Nach dem Abpfiff blieb niemand zuhause.');
      await thumb.photos(field(page, 'Bilder auswählen'), [
        await photo('eins.jpg'),
        await photo('zwei.jpg'),
      ]);
      await expect(page.getByText('2 Bilder eingefügt.')).toBeVisible();
      await thumb.tap(button(page, 'Veröffentlichen'));
      await expect(page.getByText('Artikel gespeichert')).toBeVisible();
    },
  },
  'a sponsor': {
    most: 9,
    async run(page, thumb) {
      await openTool(page, thumb, 'Verein', 'Sponsoren');
      await thumb.tap(link(page, 'Sponsor hinzufügen'));
      await thumb.type(field(page, 'Name'), 'Gasthof Anger');
      await thumb.photos(field(page, 'Bild wählen'), await photo('logo.jpg', 600, 300));
      await save(page, thumb, 'gespeichert');
    },
  },
  'the honours of a season': {
    most: 25,
    async run(page, thumb) {
      await openTool(page, thumb, 'Verein', 'Saisonen');
      await thumb.tap(link(page, 'Saison hinzufügen'));
      await thumb.type(field(page, 'Kapitän'), 'Jan Moser');
      await thumb.type(field(page, 'Torschützenkönig'), 'Jan Koren');
      await thumb.type(field(page, 'Bester Vorlagengeber'), 'Jan Lukas');
      await thumb.type(field(page, 'Trainer'), 'Eva Moser');
      await thumb.tap(button(page, 'Titel hinzufügen'));
      const titles = page.getByRole('group', { name: /^Titel/ });
      await thumb.type(titles.getByLabel('Titel').last(), 'Herbstmeister');
      await save(page, thumb, 'gespeichert');
    },
  },
};

test('a club takes its first steps and does its yearly tasks by phone', async ({ page }, {
  annotations,
}) => {
  test.setTimeout(240_000);
  const site = await startSite({ ORIGIN: '', DATABASE_URL: '' });
  const rows: string[] = [];
  const check = (what: string, { taps, letters }: Thumb, most = 15) => {
    annotations.push({ type: 'thumb', description: `${what}: ${taps} taps, ${letters} letters` });
    rows.push(`${what.padEnd(45)} ${String(taps).padStart(3)} ${String(letters).padStart(5)}`);
    expect(taps, what).toBeLessThanOrEqual(most);
  };
  try {
    const founding = new Thumb();
    await page.goto(await site.startAddress);
    await waitForHydration(page);
    await found(page, founding);
    check('the founding', founding, 11);
    let all = founding.taps;
    const steps = page.getByRole('region', { name: 'Erste Schritte' });
    const count = Object.keys(firstSteps).length;
    for (const [at, [step, take]] of Object.entries(firstSteps).entries()) {
      await expect(steps).toContainText(`${at} von ${count} erledigt`);
      const thumb = new Thumb();
      await thumb.tap(steps.getByRole('link', { name: step }));
      await expect(steps).toHaveCount(0);
      await take(page, thumb);
      check(step, thumb);
      all += thumb.taps;
      await page.goto(`${site.origin}/admin`);
      await waitForHydration(page);
    }
    await expect(steps).toBeHidden();
    expect(all).toBeLessThanOrEqual(57);
    for (const [what, { most, run }] of Object.entries({ ...jobs, ...furtherJobs })) {
      const thumb = new Thumb();
      await page.goto(`${site.origin}/admin`);
      await waitForHydration(page);
      await run(page, thumb);
      check(what, thumb, most);
    }
    expect(rows).toHaveLength(30);
    process.stdout.write(`${'job'.padEnd(45)} taps letters\n${rows.join('\n')}\n`);
  } finally {
    await page.close();
    await site.stop();
  }
});
