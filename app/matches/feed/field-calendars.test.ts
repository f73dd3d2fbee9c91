import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { CalendarGame } from '#app/matches/games/calendar/calendar-games.server.ts';
import { writeCalendar } from '#app/matches/games/calendar/write-calendar.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { freshDatabase } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import { createOpponent } from '#test/factories.ts';
import { describeProposal } from './admin/describe-proposal.ts';
import { compareFeed } from './compare-feed.server.ts';
import { readFeed } from './reading/read-feed.server.ts';
import { storeFeed } from './save-feed.server.ts';
import { saveFixtures } from './save-fixtures.server.ts';

const now = new Date('2026-11-27T10:00:00.000Z');
const calendars = new URL('../../../test/fixtures/field/calendars/', import.meta.url);

async function readField(name: string) {
  const feed = readFeed(await readFile(new URL(`${name}.ics`, calendars)));
  if (!feed) throw new Error(`${name} is no calendar.`);
  return feed;
}

async function withOpponents(): Promise<Db> {
  const db = await freshDatabase('sqlite');
  for (const name of ['SV Musterdorf', 'SC Beispielau', 'SK Probing', 'ASKÖ Teststadt'])
    await createOpponent(db, { name });
  return db;
}

/** Lists the proposals of a calendar: '✓' is ticked, '?' needs an answer, '–' is left out. */
async function said(db: Db, name: string): Promise<string[]> {
  await storeFeed(db, await readField(name), { now });
  const { proposals = [], leftOut = [] } = (await compareFeed(db, now)) ?? {};
  const shown = proposals.map((proposal) => {
    const { isAdvised, title, detail, lines = [], changes } = describeProposal(proposal, new Map());
    const changed = changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`);
    return [`${isAdvised ? '✓' : '?'} ${title}, ${detail}`, ...lines, ...changed].join(' / ');
  });
  return [...shown, ...leftOut.map(({ what, why }) => `– ${what}: ${why}`)];
}

async function take(db: Db): Promise<void> {
  const { proposals = [] } = (await compareFeed(db, now)) ?? {};
  await saveFixtures(
    db,
    kinds,
    proposals.map(({ version }) => version),
    { ...by, now },
  );
}

const whoIs = (name: string) =>
  `Im Spielplan steht „${name}“. Hake es an, wenn der Gegner „${name}“ heißt; sonst leg ihn bei den Gegnern an.`;
const isRight = (words: string) =>
  `Im Titel steht ${words}. Hake es an, wenn trotzdem alles stimmt.`;
const repeated = 'Termine, die sich wiederholen, werden nicht übernommen.';
const notEntered = 'Abgesagt, und nicht eingetragen.';

test.each([
  [
    'titles-of-a-team-app',
    [
      `? Sa., 19.12.2026, Weihnachtsfeier, 19:00 Uhr, Auswärts, neuer Gegner / ${whoIs('Weihnachtsfeier')}`,
      '✓ Sa., 20.03.2027, SV Musterdorf, 15:00 Uhr, Heim, Spiel',
      '✓ Sa., 27.03.2027, SC Beispielau, 16:30 Uhr, Auswärts',
      '✓ Sa., 03.04.2027, SK Probing, 15:00 Uhr, Heim',
      '✓ Sa., 10.04.2027, ASKÖ Teststadt, 15:00 Uhr, Heim',
      '✓ Sa., 17.04.2027, SV Musterdorf, 15:00 Uhr, Auswärts, Meisterschaft',
      '– Training: Im Titel stehen nicht zwei Vereine, wie in „Heim : Gast“.',
    ],
  ],
  [
    'titles-with-states',
    [
      '✓ Sa., 03.10.2026, SK Probing, 15:00 Uhr, Auswärts, Abgebrochen, 1:2',
      '✓ Sa., 20.03.2027, SV Musterdorf, 15:00 Uhr, Heim, Verschoben',
      '✓ Sa., 27.03.2027, SC Beispielau, 15:00 Uhr, Auswärts, Abgesagt',
      '✓ Sa., 03.04.2027, SK Probing, 15:00 Uhr, Heim, Abgesagt',
      `? Sa., 17.04.2027, SV Musterdorf, 15:00 Uhr, Heim, Verschoben, verlegt auf 24.04.2027, 17:00 / ${isRight('„verlegt auf 24.04.2027“ und „17:00“')}`,
      `– Sa., 10.04.2027, ASKÖ Teststadt : Fortuna Musterau: ${notEntered}`,
    ],
  ],
  [
    'titles-with-results',
    [
      '✓ Sa., 05.09.2026, SV Musterdorf, 15:00 Uhr, Heim, 2:1, 1:0',
      '✓ Sa., 12.09.2026, SC Beispielau, 15:00 Uhr, Auswärts, 0:0',
      '✓ Sa., 19.09.2026, SK Probing, 15:00 Uhr, Heim, 2:2',
      '✓ Sa., 26.09.2026, ASKÖ Teststadt, 15:00 Uhr, Auswärts, 3:1 n.V.',
      '✓ Sa., 03.10.2026, SV Musterdorf, 15:00 Uhr, Heim, 4:1',
      '✓ Sa., 20.03.2027, SK Probing, 15:00 Uhr, Heim, 15:00',
      '✓ Sa., 27.03.2027, SC Beispielau, 15:00 Uhr, Auswärts, „0:0“ im Titel',
    ],
  ],
  [
    'titles-with-competitions',
    [
      '✓ Sa., 13.02.2027, SK Probing, 14:00 Uhr, Heim, Testspiel',
      '✓ Sa., 20.02.2027, ASKÖ Teststadt, 14:00 Uhr, Heim, Freundschaftsspiel, Kunstrasen',
      '✓ Sa., 20.03.2027, SV Musterdorf, 15:00 Uhr, Heim, Probe Cup, Runde 1',
      '✓ Sa., 27.03.2027, SC Beispielau, 15:00 Uhr, Auswärts, MS, Runde 13',
      '✓ Sa., 10.04.2027, SK Probing, 15:00 Uhr, Heim, Unterliga Ost, Runde 15, Sportplatz A',
      '– So., 21.03.2027, U16 | Fortuna Musterau : SV Musterdorf: Keiner der beiden Vereine heißt wie eurer.',
    ],
  ],
  [
    'titles-with-new-names',
    [
      `? Sa., 20.03.2027, FC Neudorf (NÖ), 15:00 Uhr, Heim, neuer Gegner / ${whoIs('FC Neudorf (NÖ)')}`,
      '✓ Sa., 27.03.2027, SG Ober-/Unterwald, 15:00 Uhr, Auswärts, neuer Gegner',
      '✓ Sa., 03.04.2027, SV Probe 1933, 15:00 Uhr, Heim, neuer Gegner',
      `? Sa., 10.04.2027, 1. FC Test 09, 15:00 Uhr, Auswärts, abg., neuer Gegner / ${whoIs('1. FC Test 09')} / ${isRight('„abg.“')}`,
      '✓ Sa., 17.04.2027, SK Probing II, 15:00 Uhr, Heim, neuer Gegner',
      `? Sa., 24.04.2027, Wolfs-Berg-Au, St. Muster, 15:00 Uhr, Heim, neuer Gegner / ${whoIs('Wolfs-Berg-Au, St. Muster')}`,
      `? Sa., 01.05.2027, SV Musterdorf-Nord, 15:00 Uhr, Heim, neuer Gegner / ${whoIs('SV Musterdorf-Nord')}`,
    ],
  ],
  [
    'series-with-exceptions',
    [
      '✓ So., 11.04.2027, SK Probing, 10:30 Uhr, Heim',
      `– Fortuna Musterau - SK Probing: ${repeated}`,
      `– Sa., 17.04.2027, Fortuna Musterau : SK Probing: ${notEntered}`,
    ],
  ],
  [
    'text-encoded',
    [
      '✓ Sa., 20.03.2027, ASKÖ Teststadt, 15:00 Uhr, Heim, Zeile 1, Sportplatz A, Musterweg 1; Tor 2\\Nord',
      '✓ Sa., 27.03.2027, SC Müllberg, 15:00 Uhr, Heim, neuer Gegner',
      '✓ Sa., 03.04.2027, SV Müllberg & UmgebungNord, 15:00 Uhr, Heim, neuer Gegner',
    ],
  ],
  [
    'broken',
    [
      '✓ Sa., 20.03.2027, SV Musterdorf, 15:00 Uhr, Heim',
      '✓ Sa., 27.03.2027, SC Beispielau, 15:00 Uhr, Auswärts',
      '✓ Sa., 03.04.2027, SK Probing, 15:00 Uhr, Heim',
      '– Fortuna Musterau - ASKÖ Teststadt: Der Tag fehlt oder ist nicht lesbar.',
      '– Fortuna Musterau - SV Nirgendwo: Diesen Tag oder diese Uhrzeit gibt es nicht.',
      '– Fortuna Musterau - FC Irgendwo: Dieser Eintrag hört mittendrin auf.',
      '– Fortuna Musterau - SC Maid: Dieser Eintrag hört mittendrin auf.',
    ],
  ],
  [
    'two-calendars',
    [
      `– Fortuna Musterau - SK Probing: ${repeated}`,
      `– Sa., 20.03.2027, Fortuna Musterau : SV Musterdorf: ${notEntered}`,
      `– Sa., 27.03.2027, SC Beispielau : Fortuna Musterau: ${notEntered}`,
    ],
  ],
  [
    'urls',
    [
      '✓ Sa., 20.03.2027, SV Musterdorf, 15:00 Uhr, Heim',
      '✓ Sa., 27.03.2027, SC Beispielau, 16:30 Uhr, Auswärts',
      '✓ Sa., 03.04.2027, SK Probing, 15:00 Uhr, Heim',
      '✓ Sa., 10.04.2027, ASKÖ Teststadt, 15:00 Uhr, Auswärts',
    ],
  ],
])('reads %s: each entry is accepted, asked about or skipped with a reason', async (name, expected) => {
  expect(await said(await withOpponents(), name)).toEqual(expected);
});

test('uses the newest entry of an id and asks before it takes an older one', async () => {
  const db = await withOpponents();
  const replaced = 'Eine neuere Angabe im selben Kalender ersetzt diesen Eintrag.';
  expect(await said(db, 'one-uid-many-times')).toEqual([
    '✓ So., 21.03.2027, SV Musterdorf, 11:00 Uhr, Heim',
    `– Sa., 20.03.2027, Fortuna Musterau : SV Musterdorf: ${replaced}`,
    `– Sa., 20.03.2027, Fortuna Musterau : SV Musterdorf: ${replaced}`,
    `– Sa., 27.03.2027, SC Beispielau : Fortuna Musterau: ${notEntered}`,
  ]);
  await take(db);
  const older = [
    '? So., 21.03.2027, SV Musterdorf, 11:00 Uhr, Heim',
    'Diese Angabe ist älter als die, die zuletzt gelesen wurde. Hake sie an, wenn sie trotzdem gilt.',
    'Datum: So., 21.03.2027 → Sa., 20.03.2027',
    'Anpfiff: 11:00 → 15:00',
  ].join(' / ');
  for (const _ of ['first reading', 'second reading'])
    expect(await said(db, 'one-uid-older')).toEqual([older]);
  await take(db);
  expect(await said(db, 'one-uid-older')).toEqual([]);
});

test.each([
  ['zones-of-windows', ['06-05', '03-06', '06-12', '06-19', '06-26', '07-03', '03-06'], []],
  ['zones-with-rules', ['06-05', '03-06', '06-12', '06-19', '06-26'], []],
  [
    'zones-of-google-and-apple',
    ['06-05', '06-12', '06-19 null', '06-26', '07-03', '07-10'],
    ['Der Tag fehlt oder ist nicht lesbar.'],
  ],
  [
    'zones-as-offsets',
    ['06-05', '03-06', '06-12', '06-19', '06-26', '07-03', '07-10', '07-17'],
    [],
  ],
  [
    'zones-that-are-rare',
    ['06-12', '03-28 03:30', '10-31 02:30', '10-24', '01-03 14:00', '03-20'],
    [
      'Die Zeitzone „Mars/Phobos“ ist nicht bekannt.',
      'Die Zeitzone „Europe/Wien“ ist nicht bekannt.',
    ],
  ],
])('converts the times of %s to Vienna time, 15:00 unless listed otherwise', async (name, starts, whys) => {
  const { fixtures, leftOut } = await readField(name);
  expect(fixtures.map(({ date, kickoff }) => `${date} ${kickoff}`)).toEqual(
    starts.map((start) => `2027-${start}${start.includes(' ') ? '' : ' 15:00'}`),
  );
  expect(leftOut.map(({ why }) => why)).toEqual(whys);
});

test('readFeed restores names with escaped characters from a calendar of our own site', () => {
  const opponent = 'FC Komma; Strich, Ort';
  const game: CalendarGame = {
    ...{
      id: 'a',
      slug: 'verein-vs-fc,komma;strich',
      date: '2027-03-20',
      kickoff: '15:00',
      opponent,
    },
    ...{ kind: 'Meisterschaft', ground: 'away', status: null, running: null, team: null },
    ...{ goalsFor: null, goalsAgainst: null, extraTime: null },
    ...{ penaltiesFor: null, penaltiesAgainst: null, venueId: 'v' },
    ...{ venue: 'Platz; Nord', street: 'Weg 1', postalCode: '9999', city: 'Ort' },
    ...{ sequence: 2, changedAt: '2026-11-01T10:00:00.789Z' },
  };
  const text = writeCalendar('Spiele', [game], { origin: 'https://verein.example', club });
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`SUMMARY:FC Komma\\; Strich\\, Ort – ${club.name}`);
  const address = 'https://verein.example/spiele/spielbericht/verein-vs-fc%2Ckomma%3Bstrich';
  expect(lines).toContain(`URL;VALUE=URI:${address}`);
  expect(readFeed(Buffer.from(text))?.fixtures).toMatchObject([
    {
      ...{ date: '2027-03-20', kickoff: '15:00', home: opponent, away: club.name },
      ...{ location: 'Platz; Nord, Weg 1, 9999 Ort', sequence: 2 },
    },
  ]);
});
