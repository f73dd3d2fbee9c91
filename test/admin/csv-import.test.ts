import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { type Ask, openApp } from '#test/app.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import {
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createTeam,
  createVenue,
} from '#test/factories.ts';
import { postedFiles } from '#test/photo.ts';
import { openAsAdmin } from './form-page.ts';
import { type FoundProposal, plain, proposalsIn } from './proposals.ts';

const path = '/admin/einlesen';

interface Shown {
  status: number;
  location: string | null;
  alert: string;
  /** The list, to be corrected. */
  text: string;
  proposals: FoundProposal[];
  /** What is not understood, and what is stored already. */
  others: string[];
  page: string;
}

async function post(ask: Ask, entries: [string, string | File][]): Promise<Shown> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const answer = await ask(path, await postedFiles(form));
  const $ = load(await answer.text());
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    alert: plain($('main [role=alert]').text()),
    text: $('main [name=text]').text(),
    proposals: proposalsIn($),
    others: $('main form ul:not(:has(input)) li')
      .toArray()
      .map((row) => plain($(row).text())),
    page: plain($('main').text()),
  };
}

function read(ask: Ask, text: string) {
  return post(ask, [
    ['intent', 'read'],
    ['text', text],
  ]);
}

function readFile(ask: Ask, bytes: Uint8Array<ArrayBuffer>) {
  return post(ask, [
    ['intent', 'read'],
    ['text', ''],
    ['file', new File([bytes], 'liste.csv')],
  ]);
}

/** Takes of a list what is ticked at first, or all. */
async function take(ask: Ask, text: string, which = (isTicked: boolean) => isTicked) {
  const { proposals } = await read(ask, text);
  const wanted = proposals.filter(({ isTicked }) => which(isTicked));
  return post(ask, [
    ['intent', 'take'],
    ['text', text],
    ...wanted.map(({ version }): [string, string] => ['take', version]),
  ]);
}

async function csv(ask: Ask, address: string): Promise<string> {
  return (await ask(address)).text();
}

function listPlayers(db: Db) {
  return db.selectFrom('player').selectAll().orderBy('name').execute();
}

function listGames(db: Db) {
  return db.selectFrom('game').selectAll().orderBy('date').execute();
}

const players =
  'Nr;Name;Position;Jahrgang;Tore\n9;Anna Huber;Sturm;1999;12\n1;Bea Maier;Tormann;;\n';
const games =
  'Datum;Uhrzeit;Heim;Gast;Ergebnis;Runde\n14.3.2026;15:00;SV Fortuna Musterau;SC Berg;3:1 (1:0);5\n21.03.2026;;SK Tal;Fortuna Musterau;2:0;6\n';

onEachEngine((engine) => {
  test('players of a list are shown first, taken as one step, and taken back as one', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const shown = await read(ask, players);
    expect(shown.status).toBe(200);
    expect(shown.proposals).toMatchObject([
      {
        under: 'Neu',
        title: 'Anna Huber',
        said: [
          'Zeile 2. Name: Anna Huber, Position: Stürmer, Aktiv: ja, Nummer: 9, Geburtsjahr: 1999, Tore: 12',
        ],
        isTicked: true,
      },
      { under: 'Neu', title: 'Bea Maier', isTicked: true },
    ]);
    expect(await listPlayers(db)).toEqual([]);
    const taken = await take(ask, players);
    expect([taken.status, taken.location]).toEqual([303, `${path}?meldung=liste-uebernommen`]);
    expect(await listPlayers(db)).toMatchObject([
      { name: 'Anna Huber', position: 'Stürmer', shirtNumber: 9, birthYear: 1999, goals: 12 },
      { name: 'Bea Maier', position: 'Torwart', shirtNumber: 1, birthYear: null, active: 1 },
    ]);
    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries.map(({ label }) => label)).toEqual(['Liste: 2 Spieler']);
    await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
    expect(await listPlayers(db)).toEqual([]);
  });

  test('games of a list are ours on either side, with their score as we see it', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    expect((await take(ask, games)).status).toBe(303);
    expect(await listGames(db)).toMatchObject([
      {
        ...{ date: '2026-03-14', kickoff: '15:00', opponent: 'SC Berg', ground: null, round: '5' },
        ...{ goalsFor: 3, goalsAgainst: 1, halfTimeFor: 1, halfTimeAgainst: 0 },
      },
      {
        ...{ date: '2026-03-21', kickoff: null, opponent: 'SK Tal', ground: 'away', round: '6' },
        ...{ goalsFor: 0, goalsAgainst: 2, halfTimeFor: null, kind: 'Meisterschaft' },
      },
    ]);
    const opponents = await db.selectFrom('opponent').select('name').orderBy('name').execute();
    expect(opponents).toEqual([{ name: 'SC Berg' }, { name: 'SK Tal' }]);
    const again = await read(ask, games);
    expect(again.proposals).toEqual([]);
    expect(again.others).toEqual([
      'Zeile 2: Sa., 14.03.2026, SC Berg',
      'Zeile 3: Sa., 21.03.2026, SK Tal',
    ]);
    const { entries } = await listAuditLog(db, { limit: 9 });
    await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
    expect(await listGames(db)).toEqual([]);
    expect(await db.selectFrom('opponent').selectAll().execute()).toEqual([]);
  });

  test('a list of several teams is told apart by the team that a row names', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id: teamId } = await createTeam(db, { name: 'Frauen' });
    const game = { date: '2026-05-09', opponent: 'SC Berg' } as const;
    await createGame(db, { ...game, id: 'ours' });
    await createGame(db, { ...game, id: 'theirs', teamId });
    const exported = await (await ask('/admin/spiele.csv')).text();
    expect(exported).toContain('Mannschaft');
    const again = await post(ask, [['text', exported]]);
    expect([again.proposals, again.others.length]).toEqual([[], 2]);
    const list =
      'Datum;Gegner;Mannschaft;Ergebnis\n09.05.2026;SC Berg;Frauen;4:1\n16.05.2026;SC Tal;Reserve;1:1';
    const read = await post(ask, [['text', list]]);
    expect(read.page).toContain('Mannschaft: „Reserve“ ist nicht bekannt.');
    const take = read.proposals.map(({ version }) => ['take', version] as [string, string]);
    expect((await post(ask, [['text', list], ['intent', 'take'], ...take])).status).toBe(303);
    const goals = await db.selectFrom('game').select(['id', 'goalsFor']).orderBy('id').execute();
    expect(goals).toEqual([
      { id: 'ours', goalsFor: null },
      { id: 'theirs', goalsFor: 4 },
    ]);
  });

  test('the tables of the site read again change nothing, and one changed cell changes that', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const hill = await createVenue(db, { name: 'Bergstadion' });
    await createOpponent(db, { name: 'SC Berg', otherNames: ['Berger SC'] });
    await createPlayer(db, { id: 'a', name: '=Anna; "Probe"', goals: 2, joinedOn: 'Sommer 2019' });
    await createPlayer(db, { id: 'b', name: 'Bea Maier', active: 0, position: 'Mittelfeld' });
    const day = { date: '2026-05-10', kickoff: '17:00', opponent: 'Berger SC', venueId: hill.id };
    const said = {
      report: 'Erste Zeile\nZweite',
      referee: 'Pia',
      status: 'awarded' as const,
      playedFor: 1,
    };
    await createGame(db, {
      id: 'g',
      ...day,
      ...said,
      playedAgainst: 1,
      goalsFor: 3,
      goalsAgainst: 0,
    });
    await createGame(db, { date: '2026-06-10', opponent: 'FC Bach', ground: 'neutral' });
    await createLineup(db, { gameId: 'g', players: [{ playerId: 'a', shirtNumber: 1, goals: 1 }] });
    for (const [address, rows] of [
      ['/admin/spieler.csv', 2],
      ['/admin/spiele.csv', 2],
    ] as const) {
      const same = await read(ask, await csv(ask, address));
      expect([same.status, same.proposals, same.others.length]).toEqual([200, [], rows]);
    }
    const squad = (await csv(ask, '/admin/spieler.csv')).replace('Sommer 2019', 'Sommer 2018');
    const changed = await read(ask, squad);
    expect(changed.proposals).toMatchObject([
      {
        under: 'Bei euch anders',
        said: ['Zeile 2', 'Im Verein seit: Sommer 2019 → Sommer 2018'],
        isTicked: false,
      },
    ]);
    const before = await listPlayers(db);
    expect((await take(ask, squad, () => true)).status).toBe(303);
    expect(await listPlayers(db)).toEqual(
      before.map((player) => (player.id === 'a' ? { ...player, joinedOn: 'Sommer 2018' } : player)),
    );
    const plan = (await csv(ask, '/admin/spiele.csv')).replace(
      'FC Bach;Meisterschaft;;Neutral;;;;',
      'FC Bach;Meisterschaft;;Neutral;;;2;1',
    );
    expect((await read(ask, plan)).proposals).toMatchObject([
      {
        under: 'Geändert',
        title: 'Mi., 10.06.2026, FC Bach',
        said: ['Zeile 3', 'Unsere Tore: – → 2', 'Tore des Gegners: – → 1'],
        isTicked: true,
      },
    ]);
    const [first] = await listGames(db);
    expect((await take(ask, plan)).status).toBe(303);
    expect(await listGames(db)).toMatchObject([
      first,
      { goalsFor: 2, goalsAgainst: 1, ground: 'neutral' },
    ]);
  });

  test('what has changed since the list was shown is shown anew, and nothing is stored', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createPlayer(db, { id: 'b', name: 'bea maier', birthYear: 2001, goals: 0 });
    const list = 'Name;Position;Tore\nBea Maier;;3\nNeue Frau;Sturm;';
    const { proposals } = await read(ask, list);
    expect(proposals.map(({ title, under }) => [title, under])).toEqual([
      ['Bea Maier', 'Geändert'],
      ['Neue Frau', 'Neu'],
    ]);
    await db.updateTable('player').set({ goals: 5 }).execute();
    const answer = await post(ask, [
      ['intent', 'take'],
      ['text', list],
      ...proposals.map(({ version }): [string, string] => ['take', version]),
    ]);
    expect([answer.status, answer.alert]).toEqual([
      409,
      'Die Liste oder was gespeichert ist, hat sich geändert. Sieh noch einmal nach.',
    ]);
    expect(answer.proposals[0]).toMatchObject({ title: 'Neue Frau', isTicked: true });
    expect(answer.proposals[1]?.said).toEqual(['Zeile 2', 'Tore: 5 → 3']);
    expect(answer.text).toBe(list);
    expect(await listPlayers(db)).toMatchObject([{ name: 'bea maier', goals: 5 }]);
  });
});

test('each line that is not understood is said, with why, and the others can be taken', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createPlayer(db, { name: 'Eva Eder', address: 'eva-eder', birthYear: 1990 });
  await createPlayer(db, { name: 'Eva Eder', address: 'eva-eder-2', birthYear: 2000 });
  const rows = [
    'Name,Position,Nummer,Aktiv,Geburtsjahr,Schuhgröße',
    'Ada,Libero,1,,,38',
    'Ida,Sturm,viele,,,',
    'Uta,Sturm,,vielleicht,,',
    'Eva Eder,Sturm,,,,',
    'Eva Eder,Verteidiger,,,2000,',
    'Ina,Sturm,4,ja,1.2.2003,',
    'INA,Sturm,5,ja,1.2.2003,',
    ',Sturm,6,,,',
  ];
  const shown = await read(ask, rows.join('\n'));
  expect(shown.others).toEqual([
    'Zeile 2: Ada Position: Bitte wähle eine Position.',
    'Zeile 3: Ida Nummer: Bitte eine ganze Zahl von 1 bis 999 eingeben.',
    'Zeile 4: Uta Aktiv: Bitte „ja“ oder „nein“.',
    'Zeile 5: Eva Eder So heißen mehrere Spieler. Wer es ist, sagt das Geburtsjahr.',
    'Zeile 8: INA Steht schon in Zeile 7.',
    'Zeile 9: Sturm, 6 Name: Bitte gib einen Namen ein.',
  ]);
  expect(shown.page).toContain('Nicht gelesene Spalten: Schuhgröße.');
  expect(shown.proposals.map(({ title }) => title)).toContain('Ina');
  await take(ask, rows.join('\n'));
  const ina = db.selectFrom('player').selectAll().where('name', '=', 'Ina');
  expect(await ina.executeTakeFirst()).toMatchObject({ birthYear: 2003, shirtNumber: 4 });
});

test('a game of which something cannot be, or looks odd, is said', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createGame(db, { date: '2026-05-10', opponent: 'SC Berg' });
  const rows = [
    'Datum\tGegner\tErgebnis\tOrt\tSpielort\tWas daraus wurde\tHalbzeit',
    '10.05.2026\tFC Bach\t3:1\t\t\t\t',
    '31.02.2026\tFC Bach\t\t\t\t\t',
    '11.05.2026\tFC Bach\tdrei zu eins\t\t\t\t',
    '12.05.2026\tFC Bach\t\tMond\t\t\t',
    '13.05.2026\tFC Bach\t\t\t\tVergessen\t',
    '14.05.2026\tFC Bach\t27:0\t\tWiese\t\t',
    '15.05.2026\tFC Bach\t1:0\t\t\t\t2:0',
  ];
  const shown = await read(ask, rows.join('\r\n'));
  expect(shown.others.map((line) => line.replace(/^Zeile (\d).*?Bach /, '$1 '))).toEqual([
    '3 Datum: Bitte gib das Datum im Format TT.MM.JJJJ ein.',
    '4 Ergebnis: Bitte so eingeben: 3:1',
    '5 Ort: „Mond“ ist nicht bekannt.',
    '6 Was daraus wurde: „Vergessen“ ist nicht bekannt.',
    '8 Halbzeit unsere Tore: Zur Halbzeit können es nicht mehr Tore sein als am Ende.',
  ]);
  const [second, odd] = shown.proposals.map(({ said }) => said[0]);
  expect(second).toContain('An diesem Tag steht schon das Spiel gegen SC Berg.');
  expect(odd).toContain('27:0 ist ein ungewöhnliches Ergebnis.');
  expect(odd).toContain('Spielort „Wiese“ ist nicht angelegt.');
});

test('a file in the encoding of an old spreadsheet is read, as is one with a mark at its begin', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const list = 'Name;Position\nJörg Größl;Stürmer';
  const old = Uint8Array.from(list, (letter) => letter.codePointAt(0) ?? 0);
  const marked = new TextEncoder().encode(`\uFEFF${list}`);
  const wide = new Uint8Array(Buffer.from(`\uFEFF${list}`, 'utf16le'));
  for (const bytes of [old, marked, wide])
    expect((await readFile(ask, bytes)).proposals).toMatchObject([{ title: 'Jörg Größl' }]);
});

const sheet = 'Das ist eine Datei eines Tabellenprogramms.';
test.each([
  ['', 422, 'Da steht noch nichts.'],
  [' \n;;\n', 422, 'Da steht noch nichts.'],
  ['Name;Position', 422, 'Da steht nur eine Zeile.'],
  ['Torschütze;Auto\nAnna;VW', 422, 'Die erste Zeile muss die Spalten nennen'],
  ['PK\u0003\u0004', 422, sheet],
  ['Name\n"Anna', 422, 'Zeile 2: Ein Anführungszeichen ist offen'],
  [`Name\n${'Anna\n'.repeat(2001)}`, 422, 'Das sind mehr als 2 000 Zeilen.'],
  [`${'a;'.repeat(101)}\n1`, 422, 'Das sind mehr als 100 Spalten.'],
  [`Name\n${'a'.repeat(200_000)}`, 422, 'Die Liste ist zu lang'],
  ['a'.repeat(1024 * 1024 + 1), 422, 'Die Datei ist zu groß: höchstens 1 MB.'],
  ['Name\r\n'.repeat(30_000), 400, ''],
])('a file like %.9j is refused with a sentence', async (text, status, sentence) => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const answer = await readFile(ask, new TextEncoder().encode(text));
  expect([answer.status, answer.alert.slice(0, sentence.length)]).toEqual([status, sentence]);
});

test('what stands in a list is shown as text, and stored as it is or not at all', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const names = [
    '<b>Anna</b>',
    '=1+1',
    "'=2+2",
    'a\u0000b',
    '__proto__',
    'constructor',
    '\u202Eanna',
  ];
  const shown = await read(
    ask,
    `Name;Position\n${names.map((name) => `${name};Sturm`).join('\n')}`,
  );
  expect(shown.proposals.map(({ title }) => title)).toContain('<b>Anna</b>');
  expect(shown.status).toBe(200);
  const taken = await take(
    ask,
    `Name;Position\n${names.map((name) => `${name};Sturm`).join('\n')}`,
  );
  expect(taken.status).toBe(303);
  const stored = (await listPlayers(db)).map(({ name }) => name);
  expect(stored).toContain('__proto__');
  expect(stored.join('')).not.toContain('\u0000');
});

test('two columns of one name, and as many values as one likes, are no reason to fail', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const shown = await read(ask, 'Name;Name;Position\nAnna;Bea;Sturm;5;6;7\nEva');
  expect(shown.page).toContain('Nicht gelesene Spalten: Name.');
  expect(shown.proposals.map(({ title }) => title)).toEqual(['Anna']);
  expect(shown.others).toEqual(['Zeile 3: Eva Position: Bitte wähle eine Position.']);
});

test('nobody without an account is shown or told anything', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db);
  for (const intent of ['read', 'take']) {
    const answer = await post(ask, [
      ['intent', intent],
      ['text', players],
    ]);
    expect(answer.location ?? '').toMatch(/^\/login/);
    expect(answer.page).not.toContain('Anna Huber');
  }
  expect(await listPlayers(db)).toEqual([]);
});
