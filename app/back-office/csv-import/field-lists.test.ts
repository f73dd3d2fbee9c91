import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { formatDayInput } from '#platform/values/parse-date-time.ts';
import { post, read, take } from '#test/admin/csv-lists.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createOpponent, createPlayer, createTeam } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';

/* Lists in the formats of association programs and spreadsheets. All names in them are invented. */

function bytesOf(name: string): Buffer<ArrayBuffer> {
  return Buffer.from(readFileSync(join(import.meta.dirname, '../../../test/fixtures/lists', name)));
}

function readFile(ask: Ask, bytes: Uint8Array<ArrayBuffer>) {
  return post(ask, [
    ['intent', 'read'],
    ['text', ''],
    ['file', new File([bytes], 'liste.csv')],
  ]);
}

const textOf = (name: string) => bytesOf(name).toString();

async function openList(now?: Date) {
  const db = await freshDatabase('sqlite');
  return { db, ask: await openAsAdmin(db, now) };
}

/** All games with a result are before this moment. */
const later = new Date('2026-12-01T10:00:00.000Z');

async function games(db: Db) {
  const rows = await db.selectFrom('game').selectAll().orderBy('date').orderBy('kickoff').execute();
  return rows.map(({ date, kickoff, opponent, ground }) =>
    [date, kickoff, opponent, ground ?? 'home'].join(' '),
  );
}

test('takes the name column for surnames next to a column of first names', async () => {
  const { db, ask } = await openList();
  const list = textOf('dfbnet-players.csv');
  const asked = await read(ask, list);
  expect(asked.proposals).toEqual([]);
  expect(asked.questions).toEqual([
    {
      name: 'position',
      label: 'Welche Position haben alle, bei denen keine steht?',
      options: ['Torwart', 'Verteidiger', 'Mittelfeld', 'Stürmer'],
      answer: '',
    },
  ]);
  const answers = { position: 'Mittelfeld' };
  const shown = await read(ask, list, answers);
  expect(shown.questions).toMatchObject([{ answer: 'Mittelfeld' }]);
  expect(shown.page).toContain('Nicht gelesene Spalten: Passnr., Altersklasse, Stammverein.');
  expect((await take(ask, list, undefined, answers)).status).toBe(303);
  const players = db.selectFrom('player').select(['name', 'birthYear', 'position', 'active']);
  expect(await players.orderBy('name').execute()).toEqual([
    { name: 'Anton Muster', birthYear: 1999, position: 'Mittelfeld', active: 1 },
    { name: 'Bertl Muster', birthYear: 2001, position: 'Mittelfeld', active: 1 },
    { name: 'Cem Pichler', birthYear: 1996, position: 'Mittelfeld', active: 1 },
  ]);
  expect((await read(ask, list)).questions).toEqual([]);
});

test.each([
  ['Name;Vorname;Position', 'Muster;Anton;Sturm', 'Anton Muster'],
  ['Nachname;Vorname;Position', 'Muster;Anton;Sturm', 'Anton Muster'],
  ['Familienname;Rufname;Pos', 'von Muster;Anton;Sturm', 'Anton von Muster'],
  ['Spielername;Vorname;Position', 'Anton Muster;Anton;Sturm', 'Anton Muster'],
  ['Name;Vorname;Position', 'Muster Anton;Anton;Sturm', 'Anton Muster'],
  ['Spielername;Position', 'Muster, Anton;Sturm', 'Anton Muster'],
  ['Name;Position', '"Muster, Anton Maria";Sturm', 'Anton Maria Muster'],
  ['Name;Position', 'Anton Muster, jun.;Sturm', 'Anton Muster, jun.'],
  ['Name, Vorname;Position', 'Muster Anton;Sturm', 'Anton Muster'],
  ['"Nachname, Vorname","Position"', '"Muster, Anton","Sturm"', 'Anton Muster'],
  ['Vor- und Zuname;Position', 'Anton Muster;Sturm', 'Anton Muster'],
  ['Name;Position', 'VON DER PROBE-MUSTER Anton;Sturm', 'Anton von der Probe-Muster'],
  ['Name;Vorname;Position', "O'MUSTER;Anton;Sturm", "Anton O'Muster"],
  ['Name;Vorname;Position', 'Anton;Anton;Sturm', 'Anton Anton'],
])('reads columns %j and row %j as the player %s', async (head, row, name) => {
  const { ask } = await openList();
  const { proposals, others } = await read(ask, `${head}\n${row}`);
  expect([proposals.map(({ title }) => title), others]).toEqual([[name], []]);
});

test('skips a name whose first name is unclear, with a message', async () => {
  const { ask } = await openList();
  const { others } = await read(ask, 'Name;Position\n"Muster, Anton, Bertl";Sturm');
  expect(others).toEqual([
    'Zeile 2: Muster, Anton, Bertl, Sturm Name: Bitte schreib zuerst den Vornamen, ohne Beistrich.',
  ]);
});

test('recognizes a stored player whose name contains a comma', async () => {
  const { db, ask } = await openList();
  await createPlayer(db, { name: 'Muster, Anton', position: 'Stürmer' });
  const { others } = await read(ask, 'Name;Position\n"Muster, Anton";Sturm');
  expect(others).toEqual(['Zeile 2: Muster, Anton']);
});

test.each([
  ['Geburtsdatum', '03.02.1999', 1999],
  ['geb. am', '3.2.99', 1999],
  ['Geb.-Datum', '14.08.45', 1945],
  ['Jahrgang', '99', 1999],
  ['Jg.', '07', 2007],
  ['Geburtstag', '1999-02-03T00:00:00', 1999],
  ['Date of birth', '36194', 1999],
  ['Geboren', '3. Februar 1999', 1999],
])('reads %s %j as the year of birth %d', async (head, born, year) => {
  const { ask } = await openList();
  const { proposals } = await read(ask, `Name;Position;${head}\nAnton Muster;Sturm;${born}`);
  expect(proposals[0]?.said[0]).toContain(`Geburtsjahr: ${year}`);
});

onEnginesOfRun((engine) => {
  test('asks which of two similar columns to read, and remembers the answer', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const list = textOf('dfbnet-fixtures.csv');
    const asked = await read(ask, list);
    expect([asked.proposals, asked.others]).toEqual([[], []]);
    expect(asked.questions).toMatchObject([
      {
        name: 'spalte-date',
        label: 'Welche Spalte ist „Datum“?',
        options: ['Datum (20.01.2027)', 'Spieldatum (20.03.2027)'],
      },
      { name: 'spalte-kickoff', options: ['Uhrzeit (08:15)', 'Anstoss (15:00)'] },
    ]);
    const answers = { 'spalte-date': '7 Spieldatum', 'spalte-kickoff': '8 Anstoss' };
    expect((await take(ask, list, undefined, answers)).status).toBe(303);
    expect(await games(db)).toEqual([
      '2027-03-20 15:00 SV Musterdorf home',
      '2027-03-27 16:30 SC Beispielau away',
    ]);
    const next = await read(ask, textOf('dfbnet-fixtures-seconds.csv'));
    expect(next.questions.map(({ answer }) => answer)).toEqual([
      'Spieldatum (20.03.2027)',
      'Anstoss (15:00)',
    ]);
    expect(next.others).toEqual([
      'Zeile 2: Sa., 20.03.2027, SV Musterdorf',
      'Zeile 3: Sa., 27.03.2027, SC Beispielau',
    ]);
    // The admin can choose another column later.
    const other = await read(ask, list, { 'spalte-date': '0 Datum' });
    expect(other.proposals.map(({ title }) => title)).toContain('Mi., 20.01.2027, SV Musterdorf');
  });
});

test('does not ask about columns with equal or impossible values', async () => {
  const { ask } = await openList();
  const list =
    'Tag;Datum;Zeit;Uhrzeit;Heim;Gast;Spielstätte\nSa.;20.03.2027;15:00;15:00:00;Fortuna Musterau;SC Berg;Platz A';
  const { questions, proposals, page } = await read(ask, list);
  expect(questions).toEqual([]);
  expect(proposals.map(({ title }) => title)).toEqual(['Sa., 20.03.2027, SC Berg']);
  expect(proposals[0]?.said[0]).toContain('Anpfiff: 15:00');
  expect(page).toContain('Spielort „Platz A“ ist nicht angelegt.');
  expect(page).toContain('Nicht gelesene Spalten: Tag, Uhrzeit.');
});

test.each([
  [
    'nuLiga',
    'Termin;Liga;HeimMannschaft;GastMannschaft;HalleName',
    '20.03.2027 15:00;Bezirksliga;Fortuna Musterau;SC Berg;Halle A',
  ],
  [
    'football.ch',
    'Datum;Zeit;Heimteam;Gastteam;Resultat;Typ',
    'Sa 20.03.2027;15:00;Fortuna Musterau;SC Berg;-;Meisterschaft',
  ],
  [
    'FuPa',
    'Datum\tAnstoß\tHeim\tErgebnis\tGast\tWettbewerb',
    '20.03.27\t15:00 Uhr\tFortuna Musterau\t-:-\tSC Berg\tUnterliga Ost',
  ],
  ['a spreadsheet', 'Wann;Uhrzeit;Begegnung', '20. März 2027;15h;Fortuna Musterau - SC Berg'],
  [
    'an app',
    '"Date","Time","Home","Away","Location"',
    '"2027-03-20","15:00:00","Fortuna Musterau","SC Berg","Field 1"',
  ],
  ['a phone', 'Anstoß;Partie', 'Sa., 20.03.2027, 15:00;Fortuna Musterau vs. SC Berg'],
])('recognizes the column titles of %s', async (_, head, row) => {
  const { db, ask } = await openList();
  expect((await take(ask, `${head}\n${row}`)).status).toBe(303);
  expect(await games(db)).toEqual(['2027-03-20 15:00 SC Berg home']);
});

test('skips a bye and explains that it is not a game', async () => {
  const { ask } = await openList();
  const { proposals, others } = await read(ask, textOf('spielfrei.csv'));
  expect(proposals.map(({ title }) => title)).toEqual(['Sa., 27.03.2027, SC Beispielau']);
  expect(others).toEqual([
    'Zeile 2: 20.03.2027, 15:00, Fortuna Musterau, spielfrei, 12 Spielfrei: Das ist kein Spiel.',
  ]);
  const pasted =
    'Sa., 20.03.2027 15:00 Spielfrei - Fortuna Musterau\n27.03.2027 15:00 SK Tal - Fortuna Musterau';
  expect((await read(ask, pasted)).others[0]).toContain('Das ist kein Spiel.');
});

test('reads the day and the kick-off in many spellings', async () => {
  const { db, ask } = await openList();
  expect((await read(ask, textOf('when.csv'))).others).toEqual([]);
  expect((await take(ask, textOf('when.csv'))).status).toBe(303);
  expect(await games(db)).toEqual([
    '2027-03-20 15:00 SV Musterdorf home',
    '2027-03-27 16:30 SC Beispielau away',
    '2027-04-03 15:00 SK Probing home',
    '2027-04-10 17:00 ASKÖ Teststadt away',
    '2027-04-17 15:00 SV Nirgendwo home',
    '2027-04-24 15:00 FC Irgendwo home',
    '2027-05-01 15:00 SC Maidorf home',
    '2027-05-15 15:00 SV Serienau home',
  ]);
});

test('leaves an open result empty, and a note explains additions to a result', async () => {
  const { db, ask } = await openList();
  const { proposals, others } = await read(ask, textOf('results.csv'));
  expect(others).toEqual([]);
  expect(proposals.map(({ said }) => said[0]?.split('. ').at(-1))).toEqual(
    expect.arrayContaining([expect.stringContaining('Verlängerung: ja')]),
  );
  const all = proposals.flatMap(({ said }) => said).join('\n');
  for (const sentence of [
    '„5:4 n.E.“ ist mit dem Elfmeterschießen',
    '„3:0*“: Was das Zeichen heißt',
    '„abg.“ kann abgesagt oder abgebrochen heißen',
  ])
    expect(all).toContain(sentence);
  expect((await take(ask, textOf('results.csv'))).status).toBe(303);
  const rows = await db.selectFrom('game').selectAll().orderBy('date').execute();
  expect(
    rows.map(({ goalsFor, goalsAgainst, status }) => [goalsFor, goalsAgainst, status]),
  ).toEqual([
    ...[
      [3, 1, null],
      [null, null, null],
      [3, 0, null],
      [null, null, null],
    ],
    ...[
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ],
  ]);
  // These rows have nothing new now, but still show the notes.
  expect(
    (await read(ask, textOf('results.csv'))).others.filter((row) => row.includes('„')),
  ).toHaveLength(2);
});

test('a word in place of a result sets the status of the game', async () => {
  const { db, ask } = await openList();
  const rows = [
    ...['20.03.2027;SV Eins;abgesagt', '21.03.2027;SV Zwei;verlegt', '22.03.2027;SV Drei;Abbruch'],
    ...['23.03.2025;SV Vier;3:0 (Wertung)', '24.03.2027;SV Fünf;15:00'],
  ];
  await take(ask, `Datum;Gegner;Ergebnis\n${rows.join('\n')}`);
  const stored = await db.selectFrom('game').selectAll().orderBy('opponent').execute();
  expect(
    stored.map(({ opponent, status, goalsFor }) => [opponent, status, goalsFor].join(' ')),
  ).toEqual([
    ...['SV Drei abandoned ', 'SV Eins calledOff ', 'SV Fünf  ', 'SV Vier awarded 3'],
    'SV Zwei postponed ',
  ]);
});

test('reads UTF-8 with one Western byte, and stores decomposed letters as one character', async () => {
  const { db, ask } = await openList();
  const { proposals } = await readFile(ask, bytesOf('utf8-one-western-byte.csv'));
  expect(proposals.map(({ title }) => title)).toEqual([
    ...['Josef Müller', 'Hans Groß', 'Max Muster – Junior'],
  ]);
  await take(ask, textOf('decomposed-names.csv'));
  expect(await db.selectFrom('player').select('name').execute()).toEqual([
    { name: 'Jörg Müllner' },
  ]);
});

test.each([
  ['utf16', ['Josef Müller', 'Žiga Šuštar', 'Max Muster – Junior', 'Győző Őri'], []],
  ['mac', ['Josef Müller', 'Hans Größl', 'Änne Öhm-Übel', 'Renée Probe’s Sohn'], []],
  [
    'western-one-utf8-row',
    ['Josef Müller', 'Hans Größl', 'Änne Öhm-Übel', 'Jürgen Käfer', 'Žofie Štastná–Probe'],
    [],
  ],
  ['dos', ['Josef Müller', 'Hans Größl', 'Änne Öhm-Übel'], []],
  [
    'broken-before',
    ['Josef Müller', 'Hans Größl', 'João Probe'],
    ['Zeile 4: M\uFFFDller Karl Umlaute? In der Liste fehlt ein Buchstabe: Bitte schreib ihn hin.'],
  ],
])('reads the names of letters-%s.csv, or skips them with a message', async (name, titles, left) => {
  const { ask } = await openList();
  const { proposals, questions, others } = await readFile(ask, bytesOf(`letters-${name}.csv`));
  expect([proposals.map(({ title }) => title), questions, others]).toEqual([titles, [], left]);
});

test('does not know Central European column titles, but reads the letters', async () => {
  const { ask } = await openList();
  const list = bytesOf('letters-central-european.csv');
  expect((await readFile(ask, list)).alert).toContain('Die erste Zeile muss die Spalten nennen');
  const known = list
    .toString('latin1')
    .replace(/^.*/, 'Name;Nummer;Position')
    .replace(/;[a-z]+\r/g, ';Tor\r');
  const { proposals, questions } = await readFile(ask, Buffer.from(known, 'latin1'));
  expect([proposals.map(({ title }) => title), questions]).toEqual([
    ['Žiga Čavič-Primer', 'Döme Győző', 'Radek Dvořák-Zkouška', 'Josef Müller'],
    [],
  ]);
});

test('asks about unclear letters before it reads the list', async () => {
  const { ask } = await openList();
  const asked = await readFile(ask, Buffer.from('Name;Position\nAnna Ko\x9Aak;Sturm\n', 'latin1'));
  expect([asked.proposals, asked.status]).toEqual([[], 200]);
  expect(asked.questions).toEqual([
    {
      ...{ name: 'umlaute', label: 'Umlaute? So gehört es richtig:', answer: '' },
      options: ['Košak', 'Koöak', 'KoÜak'],
    },
  ]);
  const chosen = await read(ask, asked.text, { umlaute: '1' });
  expect(chosen.proposals.map(({ title }) => title)).toEqual(['Anna Koöak']);
  expect([chosen.questions, chosen.text]).toEqual([[], 'Name;Position\nAnna Koöak;Sturm\n']);
});

test('saves two games against one opponent on one day and recognizes both again', async () => {
  const { db, ask } = await openList();
  const list = textOf('double-header.csv');
  expect((await read(ask, list)).others).toEqual([]);
  expect((await take(ask, list)).status).toBe(303);
  expect(await games(db)).toEqual([
    '2025-06-07 10:00 FC Doppel neutral',
    '2025-06-07 15:00 FC Doppel neutral',
  ]);
  for (const text of [list, await (await ask('/admin/spiele.csv')).text()]) {
    const again = await read(ask, text);
    expect([again.proposals, again.others.length]).toEqual([[], 2]);
    expect(again.others.join()).not.toContain('Steht schon');
  }
  // First the rows in reverse order, then a row that fits both games.
  const [head, ...rows] = list.trimEnd().split('\n');
  const turned = await read(ask, [head, ...rows.toReversed()].join('\n'));
  expect(turned.proposals).toEqual([]);
  const open = await read(ask, 'Datum;Gegner\n07.06.2025;FC Doppel');
  expect(open.others[0]).toContain('Welches es ist, sagt der Anpfiff.');
});

test('saves each tournament row as a game with its own page and calendar entry', async () => {
  const { db, ask } = await openList(later);
  const list = textOf('two-a-day-tournament.csv');
  expect((await read(ask, list)).others).toEqual([]);
  await take(ask, list);
  const stored = await db.selectFrom('game').selectAll().orderBy('kickoff').execute();
  expect(
    stored.map(({ kickoff, opponent, kind, round, goalsFor, goalsAgainst }) =>
      [kickoff, opponent, kind, round, goalsFor, goalsAgainst].join(' '),
    ),
  ).toEqual([
    '10:00 FC Doppel Turnier  1 0',
    '10:12 SV Musterdorf Turnier  0 0',
    '10:24 SK Probing Turnier  2 0',
    '11:12 SV Musterdorf Turnier Halbfinale 1 0',
    '11:24 FC Doppel Turnier Finale 0 2',
  ]);
  const calendar = await (await ask('/spiele.ics?saison=2026')).text();
  expect(new Set(calendar.match(/^UID:.*/gm)).size).toBe(5);
  const pages = new Set<string>();
  for (const { slug } of stored)
    pages.add(await (await ask(`/spiele/spielbericht/${slug}`)).text());
  expect(pages.size).toBe(5);
  const again = await read(ask, await (await ask('/admin/spiele.csv')).text());
  expect([again.proposals, again.others.length]).toEqual([[], 5]);
});

test('finds the game by team, kick-off or result, or skips the row', async () => {
  const { db, ask } = await openList(later);
  const outcome = async (list: string) => {
    const { proposals, others } = await read(ask, list);
    const of = (row: string) => /Zeile \d+/.exec(row)?.[0];
    return [
      ...proposals.map(({ under, said: [row = '', ...changes] }) =>
        [of(row), under, ...changes].join('; '),
      ),
      ...others.map((row) => row.replace(/: .*(?=Steht|Keiner|An diesem)/, ': ')),
    ];
  };
  for (const name of ['U10 A', 'U10 B']) await createTeam(db, { name });
  const twice = 'Ein zweites Spiel braucht einen anderen Anpfiff.';
  expect(await outcome(textOf('two-a-day-youth.csv'))).toEqual([
    ...['Zeile 2; Neu', 'Zeile 3; Neu', 'Zeile 5; Neu'],
    ...[`Zeile 4: Steht schon in Zeile 3. ${twice}`, `Zeile 6: Steht schon in Zeile 5. ${twice}`],
  ]);
  expect(await outcome(textOf('two-a-day-reserves.csv'))).toEqual([
    ...['Zeile 3; Neu', 'Zeile 5; Neu'],
    'Zeile 2: Keiner der beiden Vereine heißt wie eurer.',
    'Zeile 4: Keiner der beiden Vereine heißt wie eurer.',
  ]);
  const noHours = textOf('two-a-day-no-hours.csv');
  expect(await outcome(noHours)).toEqual([
    'Zeile 2; Neu',
    ...[`Zeile 3: Steht schon in Zeile 2. ${twice}`, `Zeile 4: Steht schon in Zeile 2. ${twice}`],
  ]);
  await take(ask, noHours);
  const withHours = textOf('two-a-day-hours-later.csv');
  expect(await outcome(withHours)).toEqual([
    'Zeile 2; Geändert; Anpfiff: – → 10:20',
    'Zeile 3; Neu',
  ]);
  const second = { date: '2026-06-07', opponent: 'FC Doppel', ground: 'neutral' } as const;
  await createGame(db, { ...second, goalsFor: 2, goalsAgainst: 2 });
  expect(await outcome(withHours)).toEqual([
    'Zeile 2; Geändert; Anpfiff: – → 10:20',
    'Zeile 3; Bei euch anders; Anpfiff: – → 15:00; Unsere Tore: 2 → 3',
  ]);
  const [head, ...rows] = withHours.trimEnd().split('\r\n');
  expect(await outcome([head, ...rows.toReversed()].join('\n'))).toEqual([
    'Zeile 3; Geändert; Anpfiff: – → 10:20',
    'Zeile 2: An diesem Tag gibt es mehrere, auch ohne Anpfiff. Trag ihn zuerst bei „Spiele“ ein.',
  ]);
});

test('a changed kick-off updates the stored game instead of adding a second game', async () => {
  const { db, ask } = await openList();
  await createGame(db, { date: '2027-06-07', kickoff: '10:00', opponent: 'SC Berg' });
  const moved = await read(ask, 'Datum;Anpfiff;Gegner\n07.06.2027;11:00;SC Berg');
  expect(moved.proposals.map(({ under }) => under)).toEqual(['Bei euch anders']);
  const second = 'Datum;Anpfiff;Gegner\n07.06.2027;15:00;SC Berg\n07.06.2027;10:00;SC Berg';
  expect((await read(ask, second)).proposals.map(({ under }) => under)).toEqual(['Neu']);
});

test('skips a title above the column titles, and keeps quotation marks in names', async () => {
  const { ask } = await openList();
  const list =
    'Kader 2026/27, Stand März\n\nName;Nummer;Position\n"Pepi" Muster;7;Sturm\nHans "Jonny" Groß;8;Abwehr\n"Max ""Maxi"" Maier";9;Tor\n';
  const { proposals, page } = await read(ask, list);
  expect(proposals.map(({ title, said }) => [title, said[0]?.slice(0, 7)])).toEqual([
    ...[
      ['"Pepi" Muster', 'Zeile 4'],
      ['Hans "Jonny" Groß', 'Zeile 5'],
    ],
    ['Max "Maxi" Maier', 'Zeile 6'],
  ]);
  expect(page).toContain('Die Spalten nennt Zeile 3. Was darüber steht, ist nicht gelesen.');
  const sheet = 'sep=,\nVerein Muster\nDatum,Gegner\n20.03.2027,SC Berg';
  expect((await read(ask, sheet)).proposals.map(({ title }) => title)).toEqual([
    'Sa., 20.03.2027, SC Berg',
  ]);
});

test('reads thousands separators and rejects numbers that are not whole', async () => {
  const { db, ask } = await openList();
  const rows = ['Anna Huber;1.000;Sturm', 'Bea Maier;2 000;Tor', 'Cem Pichler;1,5;Tor'];
  const list = `Name;Spiele;Position\n${rows.join('\n')}`;
  expect((await read(ask, list)).others).toEqual([
    'Zeile 4: Cem Pichler Spiele: Bitte gib eine ganze Zahl von 0 bis 9999 ein.',
  ]);
  await take(ask, list);
  const players = db.selectFrom('player').select(['name', 'gamesPlayed']).orderBy('name');
  expect(await players.execute()).toEqual([
    { name: 'Anna Huber', gamesPlayed: 1000 },
    { name: 'Bea Maier', gamesPlayed: 2000 },
  ]);
  await take(ask, 'Datum;Gegner;Zuschauer\n22.03.2025;SC Berg;2.000');
  expect(await db.selectFrom('game').select('attendance').execute()).toEqual([
    { attendance: 2000 },
  ]);
});

test('reads no games from text above and below a list', async () => {
  const { ask } = await openList();
  const { proposals, others } = await readFile(ask, bytesOf('title-total-remark.csv'));
  expect([proposals.map(({ title }) => title), others]).toEqual([
    ['Sa., 20.03.2027, SV Musterdorf', 'Sa., 27.03.2027, SC Beispielau'],
    [
      'Zeile 8: Summe:, 2 Spiele Bitte gib den Gegner ein.',
      'Zeile 9: Änderungen vorbehalten! Bitte gib den Gegner ein.',
    ],
  ]);
});

test('reads quotation marks as text or around a cell, and reports an unclosed one', async () => {
  const { ask } = await openList();
  const list = textOf('quote-marks.csv');
  expect((await read(ask, list)).alert).toBe('Zeile 7: Ein Anführungszeichen ist offen.');
  const { proposals, others } = await read(ask, list.replace('"Fini', 'Fini'));
  expect([proposals.map(({ title }) => title), others]).toEqual([
    [
      ...['Hans "Hansi" Muster', 'Berta "Berti" Probe', 'Cem Pichler', 'Dora Muster'],
      ...['„Edi“ Probe', 'Fini Probe', 'Gitti Probe'],
    ],
    [],
  ]);
});

test('reads numbers with thousands separators, or skips the row with a message', async () => {
  const { db, ask } = await openList(later);
  const attendance = textOf('attendance-thousands.csv');
  const refused = 'Zuschauer: Bitte gib eine ganze Zahl von 0 bis 999999 ein.';
  expect((await read(ask, attendance)).others).toEqual([
    `Zeile 9: Sa., 24.10.2026, SV Zeitau ${refused}`,
    `Zeile 10: Sa., 31.10.2026, SV Altau ${refused}`,
    `Zeile 11: Sa., 07.11.2026, SV Neuau ${refused}`,
    `Zeile 12: Sa., 14.11.2026, SV Serienau ${refused}`,
  ]);
  await take(ask, attendance);
  const games = db.selectFrom('game').select('attendance').where('attendance', 'is not', null);
  expect((await games.execute()).map((game) => game.attendance)).toEqual(Array(7).fill(1250));
  const figures = textOf('figures-in-comma-list.csv');
  const noCount = 'Bitte gib eine ganze Zahl von 0 bis 9999 ein.';
  expect((await read(ask, figures)).others).toEqual([
    `Zeile 3: Anton Muster Tore: ${noCount}`,
    `Zeile 4: Bertl Muster Spiele: ${noCount}`,
    `Zeile 5: Cem Pichler Spiele: ${noCount}`,
    `Zeile 6: Dora Probe Spiele: ${noCount}`,
  ]);
  await take(ask, figures.replace('"1,000"', '"1.000"'));
  const players = db.selectFrom('player').select(['name', 'gamesPlayed', 'goals']);
  expect(await players.orderBy('name').execute()).toEqual([
    { name: 'Anton Muster', gamesPlayed: 1012, goals: 1000 },
    { name: 'Edi Probe', gamesPlayed: 0, goals: 0 },
  ]);
});

test('recognizes a known opponent in different spellings', async () => {
  const { db, ask } = await openList();
  await createOpponent(db, { name: 'ASKÖ Teststadt' });
  const { proposals, others } = await read(ask, textOf('opponent-spellings.csv'));
  expect([proposals.map(({ title, isTicked }) => [title, isTicked]), others]).toEqual([
    [
      ['Sa., 20.03.2027, ASKÖ Teststadt', true],
      ['Sa., 27.03.2027, ASKÖ Teststadt', true],
      ['Sa., 03.04.2027, ASKÖ Teststadt', true],
      ['Sa., 10.04.2027, ASKÖ Teststadt', true],
      // This name is different, so it is a new opponent.
      ['Sa., 17.04.2027, ASKÖ Teststätt', true],
    ],
    [],
  ]);
  await take(ask, textOf('opponent-spellings.csv'));
  const away = await db.selectFrom('game').select('date').where('ground', '=', 'away').execute();
  expect(away.map(({ date }) => date).toSorted()).toEqual(['2027-03-27', '2027-04-10']);
});

test('assigns games to the named teams and skips a row with an unknown team', async () => {
  const { db, ask } = await openList();
  const { id } = await createTeam(db, { name: 'U15' });
  const rows = ['Herren;SV Eins', 'U15;SV Zwei', 'A-Junioren;SV Drei'];
  const list = `Datum;Mannschaftsart;Gegner\n${rows.map((row) => `20.03.2027;${row}`).join('\n')}`;
  expect((await read(ask, list)).others).toEqual([
    'Zeile 4: 20.03.2027, A-Junioren, SV Drei Mannschaft: „A-Junioren“ ist nicht bekannt.',
  ]);
  await take(ask, list);
  const teams = db.selectFrom('game').select(['opponent', 'teamId']).orderBy('opponent');
  expect(await teams.execute()).toEqual([
    { opponent: 'SV Eins', teamId: null },
    { opponent: 'SV Zwei', teamId: id },
  ]);
});

test('skips a name with a lost letter, and warns of a wrong weekday', async () => {
  const { ask } = await openList();
  const { others } = await read(ask, 'Name;Position\nM?ller Anton;Sturm\nM\uFFFDller Bea;Tor');
  expect(others.map((row) => row.replace(/^.*(?=Umlaute)/, ''))).toEqual([
    'Umlaute? In der Liste fehlt ein Buchstabe: Bitte schreib ihn hin.',
    'Umlaute? In der Liste fehlt ein Buchstabe: Bitte schreib ihn hin.',
  ]);
  const { proposals } = await read(
    ask,
    'Datum;Gegner\nSa., 21.03.2027;SV Eins\nSa., 20.03.2027;SV Zwei',
  );
  expect(proposals.map(({ said }) => said[0]?.includes('Der 21.03.2027 ist ein Sonntag.'))).toEqual(
    [true, false],
  );
});

/** Returns the table as a spreadsheet program saves it, with dates like 31.12.2026. */
function saved(table: string, delimiter: string, newline: string): string {
  const { data } = Papa.parse<string[]>(table.replace('\uFEFF', ''), { skipEmptyLines: true });
  const cells = data.map((row) => row.map((cell) => formatDayInput(cell)));
  return Papa.unparse(cells, { delimiter, newline }) + newline;
}

function encoded(text: string, label: 'windows-1252' | 'macintosh'): Buffer<ArrayBuffer> {
  const upper = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const letters = new TextDecoder(label).decode(upper);
  return Buffer.from(
    Array.from(text, (letter) => {
      const at = letters.indexOf(letter);
      return at < 0 ? letter.charCodeAt(0) : at + 128;
    }),
  );
}

const savedBy: [program: string, save: (table: string) => Buffer<ArrayBuffer>][] = [
  ['Excel as CSV UTF-8', (table) => Buffer.from(`\uFEFF${saved(table, ';', '\r\n')}`)],
  ['Excel on Windows as CSV', (table) => encoded(saved(table, ';', '\r\n'), 'windows-1252')],
  ['Excel on a Mac as CSV', (table) => encoded(saved(table, ';', '\r'), 'macintosh')],
  [
    'Excel as Unicode text',
    (table) => Buffer.from(`\uFEFF${saved(table, '\t', '\r\n')}`, 'utf16le'),
  ],
  ['Numbers or LibreOffice as CSV', (table) => Buffer.from(saved(table, ',', '\n'))],
];

test.each(
  savedBy,
)('the site’s own tables, saved by %s, read again change nothing', async (_, save) => {
  const { db, ask } = await openList();
  const names = ['Jörg Müllner', 'Änne Größl', 'Özlem Übel', 'Renée Garçon', '=Anna "Ä"; Probe'];
  for (const name of names)
    await createPlayer(db, {
      ...{ name, position: 'Stürmer', lastClub: 'SV Übersee – „Süd“' },
      ...{ joinedOn: '14.01.2023', gamesPlayed: 12, shirtNumber: 7 },
    });
  const played = { date: '2025-05-10', kickoff: '17:00', goalsFor: 2, goalsAgainst: 1 };
  const report = 'Ein „Schützenfest“ …\nWie’s weitergeht; “so”';
  await createGame(db, { ...played, opponent: 'FC Mölbling', report, referee: 'Jürgen Süß' });
  await createGame(db, { date: '2025-05-17', opponent: 'SK Größing', ground: 'away', round: '5' });
  for (const [path, rows] of [
    ['/admin/spieler.csv', names.length],
    ['/admin/spiele.csv', 2],
  ] as const) {
    const { proposals, questions, others } = await readFile(
      ask,
      save(await (await ask(path)).text()),
    );
    expect([proposals, questions, others.length], path).toEqual([[], [], rows]);
    expect(others.join()).not.toContain('Bitte');
  }
});
