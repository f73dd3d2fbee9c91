import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { post, read, take } from '#test/admin/csv-lists.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import type { Ask } from '#test/app.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createPlayer, createTeam } from '#test/factories.ts';

/* Lists as programs of associations and spreadsheets write them; all who stand in them are invented. */

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

async function openList() {
  const db = await freshDatabase('sqlite');
  return { db, ask: await openAsAdmin(db) };
}

async function games(db: Db) {
  const rows = await db.selectFrom('game').selectAll().orderBy('date').orderBy('kickoff').execute();
  return rows.map(({ date, kickoff, opponent, ground }) =>
    [date, kickoff, opponent, ground ?? 'home'].join(' '),
  );
}

test('beside a first name the column of names has the surname, and one position is asked for all', async () => {
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
])('of %j a row %j is the player %s', async (head, row, name) => {
  const { ask } = await openList();
  const { proposals, others } = await read(ask, `${head}\n${row}`);
  expect([proposals.map(({ title }) => title), others]).toEqual([[name], []]);
});

test('a name of which nobody can say what is first is left out, with a sentence', async () => {
  const { ask } = await openList();
  const { others } = await read(ask, 'Name;Position\n"Muster, Anton, Bertl";Sturm');
  expect(others).toEqual([
    'Zeile 2: Muster, Anton, Bertl, Sturm Name: Bitte schreib zuerst den Vornamen, ohne Beistrich.',
  ]);
});

test('a stored player keeps the comma of the name', async () => {
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
])('of %s %j the year of birth is %d', async (head, born, year) => {
  const { ask } = await openList();
  const { proposals } = await read(ask, `Name;Position;${head}\nAnton Muster;Sturm;${born}`);
  expect(proposals[0]?.said[0]).toContain(`Geburtsjahr: ${year}`);
});

onEnginesOfRun((engine) => {
  test('two columns for one meaning are shown, and the choice is remembered', async () => {
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
    // What was chosen before can be chosen otherwise.
    const other = await read(ask, list, { 'spalte-date': '0 Datum' });
    expect(other.proposals.map(({ title }) => title)).toContain('Mi., 20.01.2027, SV Musterdorf');
  });
});

test('columns that say the same, or nothing that can be meant, are no question', async () => {
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
])('columns of %s are known', async (_, head, row) => {
  const { db, ask } = await openList();
  expect((await take(ask, `${head}\n${row}`)).status).toBe(303);
  expect(await games(db)).toEqual(['2027-03-20 15:00 SC Berg home']);
});

test('a bye is no game', async () => {
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

test('day and hour are read in whatever spelling', async () => {
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

test('no result is no result, and what a result says beside is told', async () => {
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
  // What is not taken is said again, where the row has nothing new.
  expect(
    (await read(ask, textOf('results.csv'))).others.filter((row) => row.includes('„')),
  ).toHaveLength(2);
});

test('a word in place of a result says what became of the game', async () => {
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

test('one western byte makes no other letter wrong, and decomposed letters are stored whole', async () => {
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

test('letters that stay doubtful are asked about, and nothing is read before', async () => {
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

test('two games against one opponent in a day are two, also read back', async () => {
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
  // The second one first, and one of them that nobody can tell from the other.
  const [head, ...rows] = list.trimEnd().split('\n');
  const turned = await read(ask, [head, ...rows.toReversed()].join('\n'));
  expect(turned.proposals).toEqual([]);
  const open = await read(ask, 'Datum;Gegner\n07.06.2025;FC Doppel');
  expect(open.others[0]).toContain('Welches es ist, sagt der Anpfiff.');
});

test('an hour that has changed is no second game', async () => {
  const { db, ask } = await openList();
  await createGame(db, { date: '2027-06-07', kickoff: '10:00', opponent: 'SC Berg' });
  const moved = await read(ask, 'Datum;Anpfiff;Gegner\n07.06.2027;11:00;SC Berg');
  expect(moved.proposals.map(({ under }) => under)).toEqual(['Bei euch anders']);
  const second = 'Datum;Anpfiff;Gegner\n07.06.2027;15:00;SC Berg\n07.06.2027;10:00;SC Berg';
  expect((await read(ask, second)).proposals.map(({ under }) => under)).toEqual(['Neu']);
});

test('a title above the heads is passed over, and a quote mark is a letter', async () => {
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

test('a thousand is a thousand, and what is no whole number is refused', async () => {
  const { db, ask } = await openList();
  const rows = ['Anna Huber;1.000;Sturm', 'Bea Maier;2 000;Tor', 'Cem Pichler;1,5;Tor'];
  const list = `Name;Spiele;Position\n${rows.join('\n')}`;
  expect((await read(ask, list)).others).toEqual([
    'Zeile 4: Cem Pichler Spiele: Bitte eine ganze Zahl von 0 bis 9999 eingeben.',
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

test('a list of several teams goes to the teams it names, and to none that is not known', async () => {
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

test('a name that has lost a letter is left out, and a day of another day of the week is told', async () => {
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

test('the site’s own table is the same in each encoding that spreadsheets write', async () => {
  const { db, ask } = await openList();
  for (const name of ['Jörg Müllner', 'Änne Groß', 'Özlem Äußerst'])
    await createPlayer(db, { name, position: 'Stürmer', lastClub: 'SV Übersee' });
  const table = (await (await ask('/admin/spieler.csv')).text()).replace('\uFEFF', '');
  const onMac = { Ä: 0x80, Ö: 0x85, Ü: 0x86, ä: 0x8a, ö: 0x9a, ü: 0x9f, ß: 0xa7 } as const;
  const macByte = (letter: string) => new Map(Object.entries<number>(onMac)).get(letter);
  const bytes = {
    'UTF-8': Buffer.from(table),
    'UTF-8 with a mark': Buffer.from(`\uFEFF${table}`),
    'UTF-16': Buffer.from(`\uFEFF${table.replaceAll(';', '\t')}`, 'utf16le'),
    Windows: Buffer.from(table, 'latin1'),
    Mac: Buffer.from(table, 'latin1').map((byte, at) => macByte(table[at] ?? '') ?? byte),
  };
  for (const [encoding, file] of Object.entries(bytes)) {
    const { proposals, questions, others } = await readFile(ask, Buffer.from(file));
    expect([proposals, questions, others.length], encoding).toEqual([[], [], 3]);
  }
});
