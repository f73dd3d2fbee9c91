import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { path, post, read, take } from '#test/admin/csv-lists.ts';
import { openAsAdmin } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createTeam,
  createVenue,
} from '#test/factories.ts';
import { insertRow } from '#test/insert-row.ts';
import { type Ask, openApp } from '#test/open-app.ts';

function readFile(ask: Ask, bytes: Uint8Array<ArrayBuffer>) {
  return post(ask, [
    ['intent', 'read'],
    ['text', ''],
    ['file', new File([bytes], 'liste.csv')],
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

onEnginesOfRun((engine) => {
  test('shows the players of a list, saves them together and undoes them together', async () => {
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

  test('reads names, one per line, as players, with or without shirt numbers', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const names = 'Anna Huber\r\n7 Bea Maier\n\n12. Muster, Clara Sophie\n';
    const { proposals } = await read(ask, names, { position: 'Mittelfeld' });
    expect(proposals.map(({ title }) => title)).toEqual([
      'Anna Huber',
      'Bea Maier',
      'Clara Sophie Muster',
    ]);
    await take(ask, names, undefined, { position: 'Mittelfeld' });
    expect(await listPlayers(db)).toMatchObject([
      { name: 'Anna Huber', shirtNumber: null, position: 'Mittelfeld' },
      { name: 'Bea Maier', shirtNumber: 7 },
      { name: 'Clara Sophie Muster', shirtNumber: 12 },
    ]);
    for (const other of [
      'SK Berg\nSV Tal',
      'Anna\nBea',
      'Anna Huber',
      'Anna Huber\nhuber@au.example',
    ])
      expect((await read(ask, other)).alert, other).toMatch(/Spalten|nur eine Zeile/);
  });

  test('imports home and away games, with our goals before the opponent’s goals', async () => {
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

  test('an exported list of games changes nothing when it is imported during a game', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const game = { date: '2026-05-16', kickoff: '15:00', opponent: 'SC Berg' } as const;
    await createGame(db, { ...game, goalsFor: 2, goalsAgainst: 1, running: 1 });
    const again = await read(ask, await csv(ask, '/admin/spiele.csv'));
    expect([again.proposals, again.others]).toEqual([[], ['Zeile 2: Sa., 16.05.2026, SC Berg']]);
  });

  test('warns about a second game on one day, but not in a tournament', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const game = { date: '2026-05-16', opponent: 'SC Berg', kind: 'Turnier' } as const;
    await createGame(db, game);
    const list = 'Datum;Gegner;Art\n16.05.2026;SC Tal;Turnier\n16.05.2026;FC Bach;Pokal';
    const { proposals } = await read(ask, list);
    expect(proposals.map(({ said }) => said.join(' ').includes('steht schon'))).toEqual([
      false,
      true,
    ]);
  });

  test('assigns each row of a list to the team that the row names', async () => {
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

  test('importing an exported table changes nothing, except one edited cell', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const hill = await createVenue(db, { name: 'Bergstadion' });
    await createOpponent(db, { name: 'SC Berg', otherNames: ['Berger SC'] });
    await createPlayer(db, { id: 'a', name: '=Anna; "Probe"', goals: 2, joinedOn: 'Sommer 2019' });
    await createPlayer(db, { id: 'b', name: '＝Bea Maier', active: 0, position: 'Mittelfeld' });
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

  test('an exported table of games restores all stored fields on another site', async () => {
    const [from, to] = [await freshDatabase(engine), await freshDatabase(engine)];
    for (const db of [from, to]) {
      await createVenue(db, { id: 'hill', name: 'Bergstadion' });
      await createVenue(db, { id: 'tent', name: 'Zelt im Tal' });
      await createTeam(db, { id: 'u14', name: 'U14', ordinal: 1, address: 'u14' });
      await createOpponent(db, { id: 'berg', name: 'SC Berg', venueId: 'hill' });
    }
    const half = { halfTimeFor: 0, halfTimeAgainst: 0 };
    const shootOut = { extraTime: 1 as const, penaltiesFor: 4, penaltiesAgainst: 3 };
    const told = {
      ...{ attendance: 0, referee: 'Pia; "die Strenge"', round: 'Viertelfinale' },
      report: "'=kein Befehl\n\n- Zweiter Absatz; mit „Zeichen“",
    };
    const games: Parameters<typeof createGame>[1][] = [
      {
        ...{ id: 'cup', date: '2026-03-14', kickoff: '15:00', opponent: 'SC Berg', kind: 'Pokal' },
        ...{ ground: 'away', goalsFor: 2, goalsAgainst: 2, ...half, ...shootOut, ...told },
      },
      {
        ...{ id: 'verdict', date: '2026-03-21', opponent: 'SK Tal', status: 'awarded' },
        ...{ goalsFor: 0, goalsAgainst: 3, playedFor: 1, playedAgainst: 1 },
        crest: '/images/wappen/tal.svg',
      },
      {
        ...{ id: 'broken', date: '2026-03-28', opponent: 'FC Bach', status: 'abandoned' },
        ...{ playedFor: 0, playedAgainst: 0, ground: 'neutral', venueId: 'tent' },
      },
      {
        ...{ id: 'moved', date: '2026-04-04', kickoff: '18:30', opponent: 'FC Bach' },
        ...{ formerDate: '2026-04-01', formerKickoff: '19:00', kind: 'Freundschaftsspiel' },
      },
      {
        id: 'nil',
        date: '2026-04-11',
        opponent: 'SC Berg',
        teamId: 'u14',
        goalsFor: 0,
        goalsAgainst: 0,
      },
      { id: 'off', date: '2026-04-18', opponent: 'SK Tal', status: 'calledOff', ground: 'away' },
    ];
    for (const game of games) await createGame(from, game);
    const goals = [
      { scorer: 'Huber, Max', minute: '12' },
      { scorer: 'Gruber', ownGoal: 1 as const },
      { minute: '45+2', ownGoal: 1 as const },
      { scorer: 'Tor' },
    ];
    for (const [ordinal, goal] of goals.entries())
      await insertRow(from, 'opponentGoal', { gameId: 'cup', ordinal, ...goal });
    const table = await csv(await openAsAdmin(from), '/admin/spiele.csv');
    const ask = await openAsAdmin(to);
    expect((await take(ask, table)).status).toBe(303);
    const plainGames = async (db: Db) =>
      (await listGames(db)).map(({ id: _, slug: __, ...game }) => game);
    expect(await plainGames(to)).toEqual(await plainGames(from));
    const goalsOf = async (db: Db) => {
      const rows = await db.selectFrom('opponentGoal').selectAll().orderBy('ordinal').execute();
      return rows.map(({ gameId: _, ...goal }) => goal);
    };
    expect(await goalsOf(to)).toEqual(await goalsOf(from));
    expect(await csv(ask, '/admin/spiele.csv')).toBe(table);
    expect((await read(ask, table)).others).toHaveLength(games.length);
  });

  test('shows changed proposals again, keeps the ticks and saves nothing', async () => {
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

test('shows why a row cannot be read, and the other rows can be saved', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createPlayer(db, { name: 'Eva Eder', address: 'eva-eder', birthYear: 1990 });
  await createPlayer(db, { name: 'Eva Eder', address: 'eva-eder-2', birthYear: 2000 });
  const rows = [
    'Name,Position,Nummer,Aktiv,Geburtsjahr,Schuhgröße',
    'Ada,Bank,1,,,38',
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
    'Zeile 3: Ida Nummer: Bitte gib eine ganze Zahl von 1 bis 999 ein.',
    'Zeile 4: Uta Aktiv: Bitte „ja“ oder „nein“.',
    'Zeile 5: Eva Eder So heißen mehrere Spieler. Wer es ist, sagt das Geburtsjahr.',
    'Zeile 8: Ina Steht schon in Zeile 7.',
    'Zeile 9: Sturm, 6 Name: Bitte gib einen Namen ein.',
  ]);
  expect(shown.page).toContain('Nicht gelesene Spalten: Schuhgröße.');
  expect(shown.proposals.map(({ title }) => title)).toContain('Ina');
  await take(ask, rows.join('\n'));
  const ina = db.selectFrom('player').selectAll().where('name', '=', 'Ina');
  expect(await ina.executeTakeFirst()).toMatchObject({ birthYear: 2003, shirtNumber: 4 });
});

test('does not read a cell with many dashes as two teams', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const shown = await read(ask, `Datum;Begegnung\n20.03.2027;${'a - '.repeat(20_000)}b`);
  expect(JSON.stringify(shown)).toContain('Bitte gib den Gegner ein.');
});

test('shows errors for impossible values and warnings for unlikely ones', async () => {
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
    '3 Datum: Diesen Tag gibt es nicht.',
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

test('reads files in Western encoding, in UTF-16 and with a byte order mark', async () => {
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
  ['', 422, 'Diese Datei ist leer.'],
  [' \n;;\n', 422, 'Da steht noch nichts.'],
  ['Name;Position', 422, 'Da steht nur eine Zeile.'],
  ['Torschütze;Auto\nAnna;VW', 422, 'Die erste Zeile muss die Spalten nennen'],
  ['PK\u0003\u0004', 422, sheet],
  ['Name\n"Anna', 422, 'Zeile 2: Ein Anführungszeichen ist offen'],
  [`${'a;'.repeat(101)}\n1`, 422, 'Das sind mehr als 100 Spalten.'],
  [`Name\n${'a'.repeat(200_000)}`, 422, 'Eine Zeile ist zu lang: höchstens 200.000 Zeichen.'],
  ['a'.repeat(1024 * 1024 + 1), 422, 'Eine Zeile ist zu lang: höchstens 200.000 Zeichen.'],
])('refuses a file like %.9j and shows the reason', async (text, status, sentence) => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const answer = await readFile(ask, new TextEncoder().encode(text));
  expect([answer.status, answer.alert.slice(0, sentence.length)]).toEqual([status, sentence]);
});

/** Lists in the forms that other websites use. */
const pasted: [what: string, list: string][] = [
  [
    'the spelling of this site',
    'Datum\tHeim\tGast\tErgebnis\nSa., 14.03.2026\tFortuna Musterau\tSC Berg\t2:1\nSa., 21.03.2026\tSK Tal\tFortuna Musterau\t-:-',
  ],
  [
    'day and time in one cell, a game that is to come',
    'Termin;Heim;Ergebnis;Gast\nSa. 14.03.26, 15:00 Uhr;Fortuna Musterau;2:1;SC Berg\n21.03.2026 17:30;SK Tal;- : -;Fortuna Musterau',
  ],
  [
    'goals in two columns',
    'Datum\tHeim\tTore\tTore\tGast\n14.03.2026\tFortuna Musterau\t2\t1\tSC Berg\n21.03.2026\tSK Tal\t-\t-\tFortuna Musterau',
  ],
  [
    'goals in columns without a name',
    'Datum\tHeim\t\t\t\tGast\n14.03.2026\tFortuna Musterau\t2\t:\t1\tSC Berg\n21.03.2026\tSK Tal\t-\t:\t-\tFortuna Musterau',
  ],
  [
    'a result of two cells below one head',
    'Datum\tHeim\tErgebnis\tGast\n14.03.2026\tFortuna Musterau\t2\t1\tSC Berg\n21.03.2026\tSK Tal\t-\t-\tFortuna Musterau',
  ],
  [
    'a line a cell, as boxes of FuPa',
    'Spielplan\nSa, 14.03.26, 15:00 Uhr\nUnterliga Ost\nFortuna Musterau\n2:1\nSC Berg\nSpielbericht\nSa, 21.03.26, 17:30 Uhr\nUnterliga Ost\nSK Tal\n-:-\nFortuna Musterau\nVorschau',
  ],
  [
    'a line a cell, as boxes of the association',
    '5. Runde\nSa., 14.03.2026\n15:00\nFortuna Musterau\n2\n:\n1\nSC Berg\n\n6. Runde\nSa., 21.03.2026\n17:30\nSK Tal\n-\n:\n-\nFortuna Musterau',
  ],
  [
    'a line a cell, with its heads',
    'Datum\nZeit\nHeim\nErgebnis\nGast\nSa., 14.03.2026\n15:00\nFortuna Musterau\n2:1\nSC Berg\nSa., 21.03.2026\n17:30\nSK Tal\n-:-\nFortuna Musterau',
  ],
  [
    'a line a game without heads',
    'Sa., 14.03.2026 15:00 Fortuna Musterau 2:1 SC Berg\nSa., 21.03.2026, 17:30 Uhr SK Tal - Fortuna Musterau',
  ],
  [
    'cells without heads, with words for crests',
    '14.03.2026\t15:00\tFortuna Musterau\tFortuna Musterau\t2:1\tSC Berg\tSC Berg\n21.03.2026\t17:30\tSK Tal\tSK Tal\t-:-\tFortuna Musterau',
  ],
];

test.each(pasted)('reads the games of a pasted list with %s', async (_, list) => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { proposals, others, page } = await read(ask, list);
  expect(others).toEqual([]);
  expect(proposals.map(({ title }) => title)).toEqual([
    'Sa., 14.03.2026, SC Berg',
    'Sa., 21.03.2026, SK Tal',
  ]);
  expect(proposals[0]?.said[0]).toContain('Unsere Tore: 2, Tore des Gegners: 1');
  expect(proposals[1]?.said[0]).toContain('Heim oder auswärts: Auswärts');
  expect(proposals[1]?.said[0]).not.toContain('Tore');
  expect(page).toContain('2 Spiele gelesen');
});

test('saves the round, the kick-off and the kind of games in a pasted list', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const list =
    '5. Runde\nSa., 14.03.2026\n15:00\nFortuna Musterau\n2:2 n.V.\nSC Berg\n6. Runde\nSa., 21.03.2026\n17:30\nKFV-Cup\nSK Tal\n-:-\nFortuna Musterau';
  expect((await take(ask, list)).status).toBe(303);
  expect(await listGames(db)).toMatchObject([
    {
      date: '2026-03-14',
      kickoff: '15:00',
      round: '5',
      goalsFor: 2,
      goalsAgainst: 2,
      extraTime: 1,
    },
    { date: '2026-03-21', kickoff: '17:30', round: '6', kind: 'Pokal', goalsFor: null },
  ]);
});

test('reads players from a pasted list with one cell per line', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const list = 'Nr\nName\nPosition\n9\nAnna Huber\nSturm\n1\nBea Maier\nTormann';
  expect((await read(ask, list)).proposals.map(({ title }) => title)).toEqual([
    'Anna Huber',
    'Bea Maier',
  ]);
});

test('asks about an opponent with a similar name and ticks no proposal', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createOpponent(db, { name: 'FC Mölbling' });
  const list = 'Datum;Heim;Gast;Ergebnis\n14.03.2026;Fortuna Musterau;Mölbling;0:0';
  const shown = await read(ask, list);
  expect(shown.proposals).toMatchObject([
    {
      under: 'Wer ist gemeint?',
      title: 'Sa., 14.03.2026, FC Mölbling',
      said: [expect.stringContaining('Zeile 2. In der Liste steht „Mölbling“')],
      isTicked: false,
    },
    {
      under: 'Wer ist gemeint?',
      title: 'Sa., 14.03.2026, Mölbling',
      said: [expect.stringContaining('Neuer Gegner')],
      isTicked: false,
    },
  ]);
  const both = await take(ask, list, () => true);
  expect([both.status, both.alert]).toEqual([409, 'Zeile 2: Bitte hake nur eines davon an.']);
  const [known] = shown.proposals;
  const taken = await post(ask, [
    ['intent', 'take'],
    ['text', list],
    ['take', known?.version ?? ''],
  ]);
  expect(taken.status).toBe(303);
  expect(await listGames(db)).toMatchObject([{ opponent: 'FC Mölbling', goalsFor: 0 }]);
  expect((await read(ask, list)).others).toEqual(['Zeile 2: Sa., 14.03.2026, FC Mölbling']);
});

test('reports an unknown kind of game instead of making it a league game', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createCompetition(db, { name: 'Bewerb X', kind: 'Pokal' });
  const rows = [
    'Datum;Gegner;Art',
    '10.01.2026;SC Berg;Training',
    '11.01.2026;SC Berg;Hallenturnier',
    '14.03.2026;SC Berg;Bewerb X',
    '21.03.2026;SC Berg;2. Klasse C',
  ];
  const shown = await read(ask, rows.join('\n'));
  expect(shown.others).toEqual([
    'Zeile 2: Sa., 10.01.2026, SC Berg Art: „Training“ ist nicht bekannt. Bitte schreib Meisterschaft, Freundschaftsspiel, Pokal oder Turnier.',
  ]);
  await take(ask, rows.join('\n'));
  expect((await listGames(db)).map(({ kind }) => kind)).toEqual([
    ...['Turnier', 'Pokal', 'Meisterschaft'],
  ]);
});

test('shows the result 0:0 with zero goals for both teams', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const shown = await read(ask, 'Datum;Gegner;Ergebnis\n14.03.2026;SC Berg;0:0 (0:0)');
  expect(shown.proposals[0]?.said[0]).toContain(
    'Unsere Tore: 0, Tore des Gegners: 0, Unsere Tore zur Halbzeit: 0, Tore des Gegners zur Halbzeit: 0',
  );
});

test('shows cells as plain text, and stores them unchanged or not at all', async () => {
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

test('ignores a second column with the same title and extra cells in a row', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const shown = await read(ask, 'Name;Name;Position\nAnna;Bea;Sturm;5;6;7\nEva');
  expect(shown.page).toContain('Nicht gelesene Spalten: Name.');
  expect(shown.proposals.map(({ title }) => title)).toEqual(['Anna']);
  expect(shown.others).toEqual(['Zeile 3: Eva Position: Bitte wähle eine Position.']);
});

test('a visitor without an account can neither read nor save a list', async () => {
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
