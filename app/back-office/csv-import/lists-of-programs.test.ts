import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFeed } from '#app/matches/feed/reading/read-feed.server.ts';
import { post, read } from '#test/admin/csv-lists.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { createOpponent } from '#test/factories.ts';

/* Lists in the formats of many programs and people. All names in them are invented. */

const now = new Date('2026-11-27T10:00:00.000Z');

/** Text of most lines, removed before the comparison. */
const usual =
  /Art: Meisterschaft, |Aktiv: ja, |(?:Heim oder auswärts|Name|Position|Gegner|Datum|Anpfiff): /g;

type Case = [list: string, lines: string[], answers?: Record<string, string>];

function bytesOf(file: string): Buffer<ArrayBuffer> {
  return Buffer.from(
    readFileSync(new URL(`../../../test/fixtures/lists/${file}`, import.meta.url)),
  );
}

/**
 * Expects one question for each of the `answers`, then these lines: 'x' is ticked, '?' is not ticked, '-' is
 * skipped.
 */
async function expectLines(...[list, lines, answers = {}]: Case) {
  const db = await freshDatabase('sqlite');
  for (const name of ['SV Musterdorf', 'SC Beispielau', 'SK Probing', 'ASKÖ Teststadt'])
    await createOpponent(db, { name });
  const ask = await openAsAdmin(db, now);
  const file = new File([bytesOf(`${list}.csv`)], 'liste.csv');
  const asked = await post(ask, [
    ['intent', 'read'],
    ['text', ''],
    ['file', file],
  ]);
  expect(asked.questions.map(({ name }) => name)).toEqual(Object.keys(answers));
  const { proposals, others } = await read(ask, asked.text, answers);
  const offered = proposals.map(
    ({ isTicked, said }) => `${isTicked ? 'x' : '?'} ${said[0]?.replace(usual, '')}`,
  );
  expect([...offered, ...others.map((line) => `- ${line}`)]).toEqual(lines);
}

test.each<Case>([
  [
    'players-utf16-second-day',
    [
      'x Zeile 2. Bärbel Müßig, Mittelfeld, Geburtsjahr: 1999',
      'x Zeile 3. Žiga Šuštar-Probe, Mittelfeld, Geburtsjahr: 2001',
      'x Zeile 4. Çem Öllinger-Muster, Mittelfeld, Geburtsjahr: 1996',
    ],
    { position: 'Mittelfeld' },
  ],
  [
    'players-italian',
    [
      'x Zeile 2. Anton Mustér, Torwart, Geburtsjahr: 1999',
      'x Zeile 3. Luca Mustér, Verteidiger, Geburtsjahr: 2001',
      'x Zeile 4. Nicolò Esempio, Stürmer, Geburtsjahr: 1996',
    ],
    { umlaute: '0' },
  ],
  [
    'players-app-roles',
    [
      'x Zeile 2. Anton Muster, Mittelfeld, Nummer: 7, Geburtsjahr: 1999',
      'x Zeile 3. Berta Maria Probe, Mittelfeld, Nummer: 11, Geburtsjahr: 2001',
      'x Zeile 5. Lena von der Probe, Mittelfeld, Aktiv: ja',
      '- Zeile 4: Cem Pichler Rolle: Wer „Trainer“ ist, kommt nicht zu den Spielern.',
    ],
    { position: 'Mittelfeld' },
  ],
  [
    'players-mac-short-positions',
    [
      'x Zeile 2. Anton Muster, Torwart, Nummer: 1, Geburtsjahr: 1999',
      'x Zeile 3. Jörg Größl, Verteidiger, Nummer: 4, Geburtsjahr: 2001',
      'x Zeile 4. Cem Pichler, Mittelfeld, Nummer: 10, Geburtsjahr: 1996',
      'x Zeile 5. Dörte Äußerl, Stürmer, Nummer: 9, Geburtsjahr: 2007',
      'x Zeile 6. Éric Probe, Torwart, Nummer: 12',
    ],
  ],
  [
    'players-excel-half-names',
    [
      'x Zeile 3. Anton Muster, Mittelfeld, Geburtsjahr: 1999, Spiele: 12',
      'x Zeile 4. Berta Muster-Pichler, Mittelfeld, Geburtsjahr: 2001, Spiele: 3',
      '- Zeile 5: Probe Name: Da fehlt der Vorname oder der Nachname.',
      '- Zeile 6: Cem Name: Da fehlt der Vorname oder der Nachname.',
    ],
    { 'spalte-name': '0 Name', position: 'Mittelfeld' },
  ],
])('reads lists of players from associations, team apps and spreadsheets: %s', expectLines);

test.each<Case>([
  [
    'fixtures-original-day-beside',
    [
      'x Zeile 2. SV Musterdorf, Sa., 20.03.2027, 15:00. Spielort „Sportplatz Süd“ ist nicht angelegt.',
      'x Zeile 3. SC Beispielau, Sa., 27.03.2027, 16:30, Auswärts. Spielort „Sportplatz Nord“ ist nicht angelegt.',
    ],
  ],
  [
    'fixtures-teams-a-and-b',
    [
      'x Zeile 2. SV Musterdorf, Sa., 20.03.2027, 15:00. Spielort „Sportplatz A, Musterweg 1“ ist nicht angelegt.',
      'x Zeile 3. SC Beispielau, Art: Freundschaftsspiel, Sa., 27.03.2027, 16:30, Auswärts, Was daraus wurde: Verschoben. Spielort „Sportplatz B“ ist nicht angelegt.',
      'x Zeile 4. SK Probing, Art: Pokal, So., 11.04.2027, 10:30. Spielort „Sportplatz A“ ist nicht angelegt.',
    ],
  ],
  [
    'fixtures-spieltag-is-the-day',
    [
      'x Zeile 2. SV Musterdorf, Sa., 20.03.2027, 15:00. Spielort „Sportplatz A“ ist nicht angelegt.',
      'x Zeile 3. SC Beispielau, Sa., 27.03.2027, 16:30, Auswärts. Spielort „Sportplatz B“ ist nicht angelegt.',
    ],
  ],
  [
    'fixtures-utf16-deadline-beside',
    [
      'x Zeile 2. SV Musterdorf, Art: Pokal, Sa., 20.03.2027, 15:00, Runde: 1, Schiedsrichter: Probe Karl. Spielort „Ökoarena Süd“ ist nicht angelegt.',
      '- Zeile 3: Unterliga, 13, 01.03.2027, 27.03.2027, 16:30, SC Beispielau, Fortuna Musterau 1b, Sportplatz Keiner der beiden Vereine heißt wie eurer.',
    ],
  ],
  [
    'fixtures-english-two-days',
    [
      'x Zeile 2. SV Musterdorf, So., 21.03.2027, 15:00. Spielort „Ground A“ ist nicht angelegt.',
      'x Zeile 3. SC Beispielau, Art: Freundschaftsspiel, Sa., 27.03.2027, 16:30, Auswärts. Spielort „Ground B“ ist nicht angelegt.',
    ],
    { 'spalte-date': '1 Match date' },
  ],
])('takes the game day instead of an export, deadline or earlier date: %s', expectLines);

test.each<Case>([
  [
    'byes-in-heim-and-gast',
    [
      'x Zeile 3. SC Beispielau, Sa., 27.03.2027, 16:30, Auswärts, Runde: 13',
      '- Zeile 2: 20.03.2027, 15:00, Freilos, Fortuna Musterau, 12 Spielfrei: Das ist kein Spiel.',
      '- Zeile 4: 03.04.2027, Fortuna Musterau, SPIELFREI 1, 14 Spielfrei: Das ist kein Spiel.',
      '- Zeile 5: 10.04.2027, xxx spielfrei xxx, Fortuna Musterau, 15 Spielfrei: Das ist kein Spiel.',
    ],
  ],
  [
    'byes-in-gegner',
    [
      'x Zeile 3. SC Beispielau, Sa., 27.03.2027, 16:30, Auswärts, Runde: 13',
      '- Zeile 2: 12, 20.03.2027, Fortuna Musterau spielfrei Spielfrei: Das ist kein Spiel.',
      '- Zeile 4: 14, 03.04.2027 Bitte gib den Gegner ein.',
      '- Zeile 5: 15, 10.04.2027, - - -, H Der Gegner steht noch nicht fest.',
      '- Zeile 6: 16, 17.04.2027, spielfreie Runde Spielfrei: Das ist kein Spiel.',
    ],
  ],
  [
    'opponents-not-known-yet',
    [
      '- Zeile 2: 20.03.2027, 15:00, Fortuna Musterau, N.N., Cup Der Gegner steht noch nicht fest.',
      '- Zeile 3: 27.03.2027, 15:00, Sieger Spiel 14, Fortuna Musterau, Cup Der Gegner steht noch nicht fest.',
      '- Zeile 4: 03.04.2027, 15:00, Fortuna Musterau, noch offen, Cup Der Gegner steht noch nicht fest.',
      '- Zeile 5: 10.04.2027, 15:00, Fortuna Musterau, TBD, Cup Der Gegner steht noch nicht fest.',
      '- Zeile 6: 17.04.2027, 15:00, Fortuna Musterau, 2. Gruppe B, Cup Der Gegner steht noch nicht fest.',
    ],
  ],
  [
    'clubs-like-byes',
    [
      'x Zeile 2. SV Freistadl, Sa., 20.03.2027, 15:00',
      'x Zeile 3. DSG Spielfreunde Muster, Sa., 27.03.2027, 15:00, Auswärts',
      'x Zeile 4. FC Freie Turner Probe, Sa., 03.04.2027, 15:00',
      'x Zeile 5. SK Byenau, Sa., 10.04.2027, 15:00, Auswärts',
      '- Zeile 6: 17.04.2027, 15:00, riposa, Heim Spielfrei: Das ist kein Spiel.',
      '- Zeile 7: 24.04.2027, 15:00, slobodna ekipa, Heim Spielfrei: Das ist kein Spiel.',
    ],
  ],
])('skips byes and unknown opponents, but not clubs with similar names: %s', expectLines);

test.each<Case>([
  [
    'when-months-by-name',
    [
      'x Zeile 2. SV Musterdorf, Sa., 20.03.2027, 15:00',
      'x Zeile 3. SC Beispielau, Sa., 27.03.2027, 16:30, Auswärts',
      'x Zeile 4. SK Probing, Fr., 01.01.2027, 11:00',
      'x Zeile 5. ASKÖ Teststadt, Di., 02.02.2027, 18:30, Auswärts',
      'x Zeile 6. SV Nirgendwo, Do., 06.05.2027, 15:00',
      '- Zeile 7: So 28.3. 14:30, FC Irgendwo, Heim Datum: Bitte gib das Datum im Format TT.MM.JJJJ ein.',
    ],
  ],
  [
    'when-iso',
    [
      'x Zeile 2. SV Musterdorf, Sa., 10.04.2027, 15:00',
      'x Zeile 3. SC Beispielau, Sa., 17.04.2027, 16:30, Auswärts',
      'x Zeile 4. SK Probing, Sa., 20.03.2027, 15:00',
      'x Zeile 5. ASKÖ Teststadt, Sa., 24.04.2027, 17:00, Auswärts',
      'x Zeile 6. SV Nirgendwo, Sa., 01.05.2027',
      'x Zeile 7. FC Irgendwo, Sa., 08.05.2027, 15:00',
      'x Zeile 8. SC Maidorf, Sa., 15.05.2027, 15:00',
    ],
  ],
  [
    'when-serial-numbers',
    [
      'x Zeile 2. SV Musterdorf, Sa., 20.03.2027, 15:00',
      'x Zeile 3. SC Beispielau, Sa., 27.03.2027, 16:30, Auswärts',
      'x Zeile 4. SK Probing, Sa., 03.04.2027, 14:30',
      'x Zeile 6. SV Nirgendwo, So., 19.03.2023, 15:00',
      'x Zeile 7. FC Irgendwo, Sa., 17.04.2027, 15:30',
      'x Zeile 8. SC Maidorf, Sa., 24.04.2027, 15:30',
      '- Zeile 5: Sa., 10.04.2027, ASKÖ Teststadt Anpfiff: Bitte gib die Uhrzeit im Format HH:MM ein.',
    ],
  ],
  [
    'when-american',
    [
      'x Zeile 2. SV Musterdorf, Sa., 20.03.2027, 15:00',
      'x Zeile 3. SC Beispielau, Sa., 27.03.2027, 16:30, Auswärts',
      'x Zeile 4. SK Probing, Sa., 10.04.2027',
      'x Zeile 5. ASKÖ Teststadt, So., 11.04.2027, 12:30, Auswärts',
      'x Zeile 6. SV Nirgendwo, Sa., 17.04.2027, 15:00',
      'x Zeile 7. FC Irgendwo, Sa., 24.04.2027, 15:00',
    ],
  ],
  [
    'when-impossible',
    [
      '? Zeile 2. SV Musterdorf, Sa., 20.03.2027, 15:00. Der 20.03.2027 ist ein Samstag.',
      '- Zeile 3: 31.04.2027, 15:00, SC Beispielau, Auswärts Datum: Diesen Tag gibt es nicht.',
      '- Zeile 4: 29.02.2027, 15:00, SK Probing, Heim Datum: Diesen Tag gibt es nicht.',
      '- Zeile 5: Sa., 20.03.2027, ASKÖ Teststadt Anpfiff: Bitte gib die Uhrzeit im Format HH:MM ein.',
      '- Zeile 6: So., 21.03.2027, SV Nirgendwo Anpfiff: Bitte gib die Uhrzeit im Format HH:MM ein.',
      '- Zeile 7: 03./04.04.2027, offen, FC Irgendwo, Heim Datum: Bitte gib das Datum im Format TT.MM.JJJJ ein.',
      '- Zeile 8: KW 15, SC Maidorf, Heim Datum: Bitte gib das Datum im Format TT.MM.JJJJ ein.',
      '- Zeile 9: 28.03.2027, 02:30, SV Zeitau, Heim Anpfiff: Diese Uhrzeit gibt es an diesem Tag nicht.',
      '- Zeile 10: 20.03.0027, 15:00, SV Altau, Heim Datum: Diesen Tag gibt es nicht.',
    ],
  ],
])('reads day and hour, or the line shows the error: %s', expectLines);

test.each<Case>([
  [
    'results-half-time',
    [
      'x Zeile 2. SV Musterdorf, Sa., 05.09.2026, 15:00, Unsere Tore: 2, Tore des Gegners: 1, Unsere Tore zur Halbzeit: 1, Tore des Gegners zur Halbzeit: 0',
      'x Zeile 3. SC Beispielau, Sa., 12.09.2026, 15:00, Auswärts, Unsere Tore: 2, Tore des Gegners: 2',
      'x Zeile 4. SK Probing, Sa., 19.09.2026, 15:00, Unsere Tore: 3, Tore des Gegners: 0',
      'x Zeile 5. ASKÖ Teststadt, Sa., 26.09.2026, 15:00, Auswärts, Unsere Tore: 4, Tore des Gegners: 1, Unsere Tore zur Halbzeit: 1, Tore des Gegners zur Halbzeit: 1',
      'x Zeile 6. SV Nirgendwo, Sa., 03.10.2026, 15:00, Unsere Tore: 2, Tore des Gegners: 1, Unsere Tore zur Halbzeit: 0, Tore des Gegners zur Halbzeit: 1',
      'x Zeile 7. FC Irgendwo, Sa., 10.10.2026, 15:00, Auswärts, Unsere Tore: 0, Tore des Gegners: 1',
    ],
  ],
  [
    'results-shoot-outs',
    [
      'x Zeile 2. SV Musterdorf, Sa., 05.09.2026. „4:2 i.E.“ ist mit dem Elfmeterschießen: Wie es davor stand, trag bitte ein. Lesen lässt es sich so: 2:2 n. V., 4:3 i. E.',
      'x Zeile 3. SC Beispielau, Sa., 12.09.2026, Auswärts, Unsere Tore: 3, Tore des Gegners: 3, Unsere Tore im Elfmeterschießen: 4, Tore des Gegners im Elfmeterschießen: 5',
      'x Zeile 4. SK Probing, Sa., 19.09.2026, Unsere Tore: 2, Tore des Gegners: 1, Verlängerung: ja',
      'x Zeile 5. ASKÖ Teststadt, Sa., 26.09.2026, Auswärts, Unsere Tore: 1, Tore des Gegners: 1, Verlängerung: ja, Unsere Tore im Elfmeterschießen: 4, Tore des Gegners im Elfmeterschießen: 3',
      'x Zeile 6. SV Nirgendwo, Sa., 03.10.2026, Unsere Tore: 2, Tore des Gegners: 2, Unsere Tore zur Halbzeit: 0, Tore des Gegners zur Halbzeit: 1, Verlängerung: ja, Unsere Tore im Elfmeterschießen: 5, Tore des Gegners im Elfmeterschießen: 6',
      'x Zeile 7. FC Irgendwo, Sa., 10.10.2026, Auswärts, Unsere Tore: 2, Tore des Gegners: 1, Verlängerung: ja',
    ],
  ],
  [
    'results-as-words',
    [
      'x Zeile 2. SV Musterdorf, Sa., 05.09.2026, Unsere Tore: 3, Tore des Gegners: 0, Was daraus wurde: Gewertet',
      'x Zeile 4. SK Probing, Sa., 19.09.2026, Unsere Tore: 0, Tore des Gegners: 3, Was daraus wurde: Gewertet',
      'x Zeile 5. ASKÖ Teststadt, Sa., 26.09.2026, Auswärts, Was daraus wurde: Abgebrochen, Unsere Tore auf dem Platz: 2, Tore des Gegners auf dem Platz: 1',
      'x Zeile 6. SV Nirgendwo, Sa., 03.10.2026, Was daraus wurde: Verschoben',
      'x Zeile 7. FC Irgendwo, Sa., 10.10.2026, Auswärts',
      'x Zeile 9. SV Serienau, Sa., 24.10.2026, Auswärts, Was daraus wurde: Abgesagt',
      '- Zeile 3: Sa., 12.09.2026, SC Beispielau Ergebnis: Bitte so eingeben: 3:1',
      '- Zeile 8: Sa., 17.10.2026, SC Maidorf Unsere Tore: Bitte gib als Endstand ein, wie das Spiel gewertet wurde.',
    ],
  ],
  [
    'results-broken-by-excel',
    [
      'x Zeile 2. SV Musterdorf, Sa., 05.09.2026, Unsere Tore: 3, Tore des Gegners: 1',
      'x Zeile 3. SC Beispielau, Sa., 12.09.2026, Auswärts, Unsere Tore: 2, Tore des Gegners: 2',
      'x Zeile 7. FC Irgendwo, Sa., 10.10.2026, Auswärts. Das Ergebnis ist nicht vollständig: Trag es bitte selbst ein.',
      '- Zeile 4: Sa., 19.09.2026, SK Probing Ergebnis: Bitte so eingeben: 3:1',
      '- Zeile 5: Sa., 26.09.2026, ASKÖ Teststadt Ergebnis: Bitte so eingeben: 3:1',
      '- Zeile 6: Sa., 03.10.2026, SV Nirgendwo Ergebnis: „2:0“ ist etwas anderes als die Tore daneben.',
    ],
  ],
  [
    'results-of-games-to-come',
    [
      'x Zeile 2. SV Musterdorf, Sa., 05.09.2026, 15:00, Unsere Tore: 3, Tore des Gegners: 1',
      'x Zeile 4. SK Probing, Sa., 19.09.2026, 15:00',
      '? Zeile 5. ASKÖ Teststadt, Sa., 20.03.2027, 15:00, Auswärts, Unsere Tore: 0, Tore des Gegners: 0. Das Spiel ist erst am 20. März 2027 um 15:00. Ein Ergebnis gibt es noch nicht.',
      'x Zeile 6. SV Nirgendwo, Sa., 27.03.2027, 15:00',
      'x Zeile 7. FC Irgendwo, Sa., 03.04.2027, 15:00, Auswärts',
      'x Zeile 8. SC Maidorf, Sa., 10.04.2027, 15:00',
      'x Zeile 9. SV Serienau, Sa., 17.04.2027, 15:00. „15:00“ kann eine Uhrzeit sein: Das Ergebnis trag bitte selbst ein.',
      'x Zeile 10. SV Zeitau, Sa., 24.04.2027, 15:00',
      '- Zeile 3: Sa., 12.09.2026, SC Beispielau Ergebnis: Bitte so eingeben: 3:1',
    ],
  ],
])('reads a result, or the line shows why the result is missing: %s', expectLines);

test('skips a bye in a calendar, with any spelling of its title', () => {
  const { fixtures, leftOut } = readFeed(bytesOf('byes.ics')) ?? {};
  expect(fixtures).toMatchObject([{ date: '2027-04-10', kickoff: '15:00', away: 'SK Probing' }]);
  expect(leftOut).toEqual(
    ['Fortuna Musterau - spielfrei', 'Spielfrei (Runde 13)', 'BYE : Fortuna Musterau'].map(
      (what) => ({ what, why: 'Spielfrei: Das ist kein Spiel.' }),
    ),
  );
});
