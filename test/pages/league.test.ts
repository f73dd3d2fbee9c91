import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { removeRecord } from '#platform/records/save.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { formatDate, viennaDate } from '#platform/values/vienna.ts';
import { writtenDay } from '#platform/values/written-moment.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { openApp } from '#test/app.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createOpponent,
  createRound,
  createSeason,
  createStanding,
} from '#test/factories.ts';
import { watchQueries } from '#test/query-count.ts';
import { textOf } from '#test/read-page.ts';

const now = new Date('2026-05-20T10:00:00Z');
const own = club.name;

async function read(db: Db, path: string) {
  const answer = await (await openApp(db, () => now))(path);
  return { status: answer.status, text: textOf(await answer.text()) };
}

/** The rows of the table of a page: 'position team … points'. */
async function rows(db: Db, path: string): Promise<string[]> {
  const html = await (await (await openApp(db, () => now))(path)).text();
  const [table = ''] =
    /<table.*?<\/table>/s.exec(html.slice(Math.max(html.indexOf('id="tabelle"'), 0))) ?? [];
  return [...table.matchAll(/<tr.*?<\/tr>/gs)].slice(1).map(([row]) =>
    [...row.matchAll(/<t[dh].*?<\/t[dh]>/gs)]
      .map(([cell]) => textOf(cell))
      .join(' ')
      .trim(),
  );
}

/** A league of four after two rounds: the club has won its first game and drawn its second one. */
async function twoRounds(db: Db): Promise<string> {
  await createOpponent(db, { id: 'berg', name: 'SC Berg' });
  const { id } = await createCompetition(db, {
    ...{ id: 'liga', name: 'Unterliga Mitte', promoted: 1, lastAutumnRound: 1 },
    teams: [own, 'SC Berg', 'FC Bach', 'FK Sonne'],
  });
  const game = { kind: 'Meisterschaft', goalsAgainst: 1 } as const;
  await createGame(db, {
    ...game,
    date: '2026-04-11',
    opponent: 'SC Berg',
    goalsFor: 3,
    round: '1. Runde',
  });
  await createGame(db, {
    ...game,
    date: '2026-04-18',
    opponent: 'FC Bach',
    goalsFor: 1,
    round: '2',
    ground: 'away',
  });
  await createRound(db, { competitionId: id, round: 1, results: [['FC Bach', 'FK Sonne', 2, 0]] });
  await createRound(db, { competitionId: id, round: 2, results: [['SC Berg', 'FK Sonne', 4, 0]] });
  return id;
}

onEachEngine((engine) => {
  test('the table follows from the own games and the rounds of the others, and says why who stands where', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    expect(await rows(db, '/spiele')).toEqual([
      `1 ${own} vor FC Bach: mehr Tore (4 gegen 3) 2 1 1 0 4:2 +2 4`,
      '2 FC Bach 2 1 1 0 3:1 +2 4',
      '3 SC Berg 2 1 0 1 5:3 +2 3',
      '4 FK Sonne 2 0 0 2 0:6 −6 0',
    ]);
    const { text } = await read(db, '/spiele');
    expect(text).toContain('Unterliga Mitte 2026');
    expect(text).toContain('Aus den Ergebnissen bis zur 2. Runde berechnet. Der Erste steigt auf.');
    expect((await read(db, '/')).text).toContain('Unterliga Mitte');
  });

  test('a deduction, a verdict and a team that gives up count as such, and are told', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createCompetition(db, {
      teams: [own, 'SC Berg', 'FC Bach', 'FK Sonne'],
      withdrawn: ['FK Sonne'],
      corrections: [{ team: 'FC Bach', points: -1, reason: 'Kein Schiedsrichter gemeldet' }],
    });
    const results = [
      ['FC Bach', 'SC Berg', 1, 0],
      ['FK Sonne', 'FC Bach', 9, 0],
    ] as const;
    await createRound(db, { competitionId: id, results: [...results] });
    await createGame(db, {
      ...{ date: '2026-04-11', opponent: 'SC Berg', kind: 'Meisterschaft', status: 'awarded' },
      ...{ goalsFor: 0, goalsAgainst: 0 },
    });
    expect(await rows(db, '/spiele')).toEqual([
      '1 FC Bach 1 Punkt Abzug: Kein Schiedsrichter gemeldet 1 1 0 0 1:0 +1 2',
      `2 ${own} vor SC Berg: bessere Tordifferenz (0 gegen −1) 1 0 0 1 0:0 0 0`,
      '3 SC Berg 2 0 0 2 0:1 −1 0',
      '4 FK Sonne zurückgezogen 0 0 0 0 0:0 0 0',
    ]);
  });

  test('a league with criteria of its own is ranked by them, in their order, after the points', async () => {
    const db = await freshDatabase(engine);
    const league = {
      teams: ['SC Berg', 'FC Bach', 'FK Sonne', 'FC Acker'],
      ranking: 'own',
    } as const;
    const results = [
      ['SC Berg', 'FK Sonne', 1, 0],
      ['FC Bach', 'FC Acker', 3, 2],
    ] as const;
    const { id } = await createCompetition(db, {
      ...{ ...league, teams: [...league.teams], criteria: ['draws', 'goals', 'wins'] },
    });
    await createRound(db, { competitionId: id, results: [...results] });
    expect(await rows(db, '/spiele')).toEqual([
      '1 FC Bach vor SC Berg: mehr Tore (3 gegen 1) 1 1 0 0 3:2 +1 3',
      '2 SC Berg 1 1 0 0 1:0 +1 3',
      '3 FC Acker vor FK Sonne: mehr Tore (2 gegen 0) 1 0 0 1 2:3 −1 0',
      '4 FK Sonne 1 0 0 1 0:1 −1 0',
    ]);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, `/admin/bewerbe/${id}`);
    const changed = { ...fields, 'criteria[1].criterion': 'name', 'criteria[2].criterion': '' };
    expect((await postForm(ask, `/admin/bewerbe/${id}`, changed)).wrong).toEqual({
      'criteria[2].criterion': 'Bitte wähle das Kriterium.',
    });
    const saved = { ...fields, 'criteria[0].criterion': 'name', 'criteria[1].criterion': 'draws' };
    expect((await postForm(ask, `/admin/bewerbe/${id}`, saved)).status).toBe(303);
    expect((await rows(db, '/spiele'))[2]).toMatch(/^3 FC Acker nach Namen gereiht/);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    expect((await (await ask('/admin/protokoll')).text()).replaceAll('\u00AD', '')).toContain(
      'Name (nach dem Alphabet)',
    );
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect((await rows(db, '/spiele'))[0]).toContain('mehr Tore (3 gegen 1)');
  });

  test('two phases of a league have their tables, and the club’s games count by their days', async () => {
    const db = await freshDatabase(engine);
    const league = { name: 'Unterliga Mitte', teams: [own, 'SC Berg', 'FC Bach'] };
    const autumn = { phase: 'Herbst', lastDay: '2026-03-31' };
    const spring = { phase: 'Frühjahr', firstDay: '2026-04-01' };
    await createCompetition(db, { id: 'herbst', ...league, ...autumn });
    const corrections = [{ team: 'SC Berg', points: 2, reason: 'aus dem Herbst' }];
    await createCompetition(db, { id: 'spring', ...league, ...spring, corrections });
    const game = { opponent: 'SC Berg', kind: 'Meisterschaft', goalsAgainst: 0 } as const;
    for (const [date, goalsFor] of [
      ['2026-03-31', 1],
      ['2026-04-01', 2],
    ] as const)
      await createGame(db, { ...game, date, goalsFor });
    expect(await rows(db, '/tabelle?bewerb=herbst')).toEqual([
      `1 ${own} 1 1 0 0 1:0 +1 3`,
      '2 FC Bach vor SC Berg: bessere Tordifferenz (0 gegen −1) 0 0 0 0 0:0 0 0',
      '3 SC Berg 1 0 0 1 0:1 −1 0',
    ]);
    const table = [
      `1 ${own} 1 1 0 0 2:0 +2 3`,
      '2 SC Berg 2 Punkte dazu: aus dem Herbst 1 0 0 1 0:2 −2 2',
      '3 FC Bach 0 0 0 0 0:0 0 0',
    ];
    for (const path of ['/tabelle', '/tabelle?bewerb=spring', '/spiele'])
      expect([path, await rows(db, path)]).toEqual([path, table]);
    expect((await read(db, '/tabelle')).text).toContain(
      'Unterliga Mitte, Herbst Unterliga Mitte, Frühjahr',
    );
    expect((await read(db, '/spiele')).text).toContain('Unterliga Mitte, Frühjahr 2026');
    // Without days all of the club's games count, and the phase with its newest one is shown.
    await db.updateTable('competition').set({ firstDay: null, lastDay: null }).execute();
    await db.deleteFrom('competitionTeam').where('competitionId', '=', 'herbst').execute();
    for (const [ordinal, team] of [own, 'FK Sonne'].entries())
      await db
        .insertInto('competitionTeam')
        .values({ competitionId: 'herbst', ordinal, team })
        .execute();
    await createGame(db, { ...game, date: '2026-05-02', opponent: 'FK Sonne', goalsFor: 3 });
    expect((await rows(db, '/tabelle'))[0]).toBe(`1 ${own} 1 1 0 0 3:0 +3 3`);
  });

  test('a group in which the club is not is never shown unasked', async () => {
    const db = await freshDatabase(engine);
    const [a, b] = [
      { name: 'Liga', phase: 'Gruppe A', teams: [own, 'SC Berg'] },
      { name: 'Liga', phase: 'Gruppe B', firstDay: '2026-04-01', teams: ['FC Bach', 'FK Sonne'] },
    ];
    await createCompetition(db, a);
    const { id: competitionId } = await createCompetition(db, b);
    await createRound(db, { competitionId, results: [['FC Bach', 'FK Sonne', 1, 0]] });
    await createGame(db, { date: '2026-02-01', kind: 'Freundschaftsspiel' });
    expect((await rows(db, '/tabelle'))[0]).toBe('1 FC Bach 1 1 0 0 1:0 +1 3');
    await createGame(db, {
      ...{ date: '2026-03-07', opponent: 'SC Berg', kind: 'Meisterschaft' },
      ...{ goalsFor: 2, goalsAgainst: 1 },
    });
    expect((await rows(db, '/tabelle'))[0]).toBe(`1 ${own} 1 1 0 0 2:1 +1 3`);
  });

  test('a season has a name of a competition once a phase', async () => {
    const db = await freshDatabase(engine);
    await createCompetition(db, { name: 'Liga' });
    await createCompetition(db, { name: 'Liga', phase: 'Frühjahr' });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/neu');
    const add = async (phase: string) =>
      postForm(ask, '/admin/bewerbe/neu', {
        ...{ ...fields, season: '2026', name: 'Liga', phase, kind: 'Meisterschaft' },
      });
    expect((await add('')).alerts).toEqual([
      'Fehler beim Speichern ❌: Liga gibt es in der Saison 2026 schon.',
    ]);
    const again = await add('Frühjahr');
    expect([again.status, again.alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: Liga, Frühjahr gibt es in der Saison 2026 schon.'],
    ]);
    expect((await add('Herbst')).status).toBe(303);
    expect((await openPage(ask, '/admin/bewerbe')).listed).toEqual([
      expect.stringContaining('Liga 2026, Meisterschaft'),
      expect.stringContaining('Liga, Frühjahr 2026, Meisterschaft'),
      expect.stringContaining('Liga, Herbst 2026, Meisterschaft'),
    ]);
  });

  test('a game under a former name of an opponent counts, one against a stranger does not', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { id: 'berg', name: 'SC Berg' });
    await db
      .insertInto('opponentName')
      .values({ name: 'ASKÖ Berg', opponentId: 'berg', ordinal: 1 })
      .execute();
    await createCompetition(db, { teams: [own, 'SC Berg'] });
    for (const opponent of ['ASKÖ Berg', 'FC Fern'])
      await createGame(db, {
        ...{ date: '2026-04-11', opponent, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 },
      });
    expect(await rows(db, '/spiele')).toEqual([
      `1 ${own} 1 1 0 0 2:0 +2 3`,
      '2 SC Berg 1 0 0 1 0:2 −2 0',
    ]);
  });

  test('a typed table of a newer season stands before results of an older one, a final table before both', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createCompetition(db, { season: '2025', teams: ['SC Berg', 'FC Bach'] });
    await createRound(db, { competitionId: id, results: [['SC Berg', 'FC Bach', 2, 1]] });
    await createGame(db, { date: '2025-04-11' });
    expect((await rows(db, '/'))[0]).toContain('1 SC Berg');
    expect((await rows(db, '/spiele?saison=2025'))[0]).toContain('1 SC Berg');
    await createSeason(db, { name: '2025', teams: [{ team: 'FK Mond', played: 1, won: 1 }] });
    expect((await rows(db, '/spiele?saison=2025'))[0]).toContain('1 FK Mond');
    for (const date of ['2026-04-11', '2026-04-18'])
      await createGame(db, { date, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 });
    await createStanding(db, { team: own, won: 2 });
    expect((await rows(db, '/spiele'))[0]).toContain(`1 ${own}`);
  });

  test('a typed table is of the season of its day, which pages tell', async () => {
    const db = await freshDatabase(engine);
    for (const date of ['2025-04-11', '2026-04-11', '2026-04-18'])
      await createGame(db, { date, kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 });
    await createStanding(db, { team: own, won: 2 });
    expect((await read(db, '/spiele')).text).toContain(`${club.league} 2026`);
    expect((await read(db, '/spiele')).text).not.toMatch(/Stand \d/);
    await db.insertInto('standingsDay').values({ id: 1, day: '2025-10-26' }).execute();
    const { text } = await read(db, '/spiele');
    expect(text).toContain(`${club.league} 2025`);
    expect(text).toContain('Hier steht die von 2025.');
    expect(text).toContain('Stand 26. Oktober 2025');
    expect((await read(db, '/')).text).toMatch(/Tabelle 2025.*Stand 26\. Oktober 2025\./);
    const past = await read(db, '/spiele?saison=2025');
    expect(past.text).toContain('Stand 26. Oktober 2025');
  });

  test('as long as nothing has been played in a season, a changed table is still of the one before', async () => {
    const db = await freshDatabase(engine);
    const today = viennaDate(new Date());
    const year = Number(today.slice(0, 4));
    const game = { kind: 'Meisterschaft', goalsFor: 2, goalsAgainst: 0 } as const;
    await createGame(db, { ...game, date: `${year - 1}-10-26` });
    await createGame(db, { ...game, date: today, kind: 'Freundschaftsspiel' });
    await createStanding(db, { team: own, won: 1 });
    const ask = await openAsAdmin(db);
    const day = async () => (await openPage(ask, '/admin/tabelle')).fields.day;
    expect(await day()).toBe(`26.10.${year - 1}`);
    await db
      .insertInto('standingsDay')
      .values({ id: 1, day: `${year - 1}-11-02` })
      .execute();
    expect(await day()).toBe(`02.11.${year - 1}`);
    await createGame(db, { ...game, date: `${year}-01-01` });
    expect(await day()).toBe(writtenDay(today));
  });

  test('a typed table is looked up only where it can be of a newer season than the results', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { team: own, won: 2 });
    const { id: competitionId } = await createCompetition(db, { teams: ['SC Berg', 'FC Bach'] });
    await createRound(db, { competitionId, results: [['SC Berg', 'FC Bach', 2, 1]] });
    const asksForTyped = async () => {
      const { sent } = await watchQueries(db, async (handle) => {
        expect((await read(handle, '/')).text).toContain('SC Berg');
      });
      return sent.some(({ sql }) => sql.includes('from "standing"'));
    };
    expect(await asksForTyped()).toBe(false);
    await db.updateTable('competition').set({ season: '2025' }).execute();
    expect(await asksForTyped()).toBe(true);
  });

  test('the day of a typed table is today unless somebody says otherwise, and comes back by undo', async () => {
    const db = await freshDatabase(engine);
    await createStanding(db, { team: own, won: 2 });
    const ask = await openAsAdmin(db);
    const today = viennaDate(new Date());
    const { fields } = await openPage(ask, '/admin/tabelle');
    expect(fields.day).toBe(writtenDay(today));
    const day = async () => (await kinds.standings.records.read(db, 'league-table'))?.day;
    expect((await postForm(ask, '/admin/tabelle', fields)).status).toBe(303);
    expect(await day()).toBe(today);
    const next = await openPage(ask, '/admin/tabelle');
    expect(next.text).toContain(`Gespeichert ist der Stand vom ${formatDate(today)}.`);
    const earlier = { ...next.fields, day: '5.4.2026' };
    expect((await postForm(ask, '/admin/tabelle', earlier)).status).toBe(303);
    expect(await day()).toBe('2026-04-05');
    const none = { ...(await openPage(ask, '/admin/tabelle')).fields, day: '' };
    expect((await postForm(ask, '/admin/tabelle', none)).status).toBe(303);
    expect(await day()).toBeNull();
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    expect(textOf(await (await ask('/admin/protokoll')).text())).toMatch(
      /Stand vom So\., 05\.04\.2026 –/,
    );
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect(await day()).toBe('2026-04-05');
    const { fields: last } = await openPage(ask, '/admin/tabelle');
    for (const [typed, sentence] of [
      ['31.12.2099', 'Dieser Tag ist noch nicht gewesen.'],
      ['30.2.2026', 'Dieses Datum gibt es nicht.'],
    ] as const) {
      const answer = await postForm(ask, '/admin/tabelle', { ...last, day: typed });
      expect([answer.status, answer.wrong, answer.fields.day]).toEqual([
        ...[422, { day: sentence }, typed],
      ]);
    }
  });

  test('the page of the table has it after each round, at home, away, of the form, of autumn and spring', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    const first = async (path: string) => (await rows(db, path))[0];
    expect(await first('/tabelle?runde=1')).toBe(
      `1 ${own} vor FC Bach: mehr Tore (3 gegen 2) 1 1 0 0 3:1 +2 3`,
    );
    expect(await first('/tabelle?ansicht=heim')).toMatch(/^1 FC Bach .* 3:1 \+2 4$/);
    expect(await first('/tabelle?ansicht=auswaerts')).toMatch(new RegExp(`^1 ${own} .* 1:1 0 1$`));
    expect(await first('/tabelle?ansicht=fruehjahr')).toMatch(/^1 SC Berg .* 4:0 \+4 3$/);
    expect(await first('/tabelle?ansicht=herbst')).toBe(await first('/tabelle?runde=1'));
    const { text } = await read(db, '/tabelle?ansicht=form');
    expect(text).toContain('Gezählt sind die letzten 5 Spiele jedes Teams.');
    expect(text).toContain('Nach 2 Runden Platz 1 von 4');
    for (const path of ['?runde=3', '?runde=0', '?ansicht=x', '?bewerb=x', '?saison=1'])
      expect([path, (await read(db, `/tabelle${path}`)).status]).toEqual([path, 404]);
    const empty = await read(db, '/tabelle?saison=2025');
    expect([empty.status, empty.text]).toEqual([
      200,
      expect.stringContaining('Zu dieser Saison sind keine Ergebnisse eingetragen.'),
    ]);
  });

  test('a removed competition takes its rounds away, and brings them back', async () => {
    const db = await freshDatabase(engine);
    const id = await twoRounds(db);
    const before = await rows(db, '/spiele');
    const { records } = kinds.competition;
    const version = recordVersion(await records.read(db, id));
    await removeRecord(db, records, id, { version }, { username: 'max', now });
    expect(await db.selectFrom('leagueResult').selectAll().execute()).toEqual([]);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
    expect(await rows(db, '/spiele')).toEqual(before);
  });

  test('whoever has played stays in the competition, and a round is entered once', async () => {
    const db = await freshDatabase(engine);
    await twoRounds(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, '/admin/bewerbe/liga');
    const without = await postForm(ask, '/admin/bewerbe/liga', {
      ...{ ...fields, 'teams[3].team': 'FK Mond' },
    });
    expect([without.status, without.alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: FK Sonne hat in Runde 1 gespielt und bleibt deshalb im Bewerb.'],
    ]);
    expect(without.fields).toMatchObject({ 'teams[3].team': 'FK Mond' });
    const round = await openPage(ask, '/admin/runden/neu');
    expect(round.fields).toMatchObject({ round: '3', competitionId: 'liga' });
    const twice = await postForm(ask, '/admin/runden/neu', { ...round.fields, round: '2' });
    expect([twice.status, twice.alerts]).toEqual([
      409,
      ['Fehler beim Speichern ❌: Die 2. Runde ist schon eingetragen.'],
    ]);
  });
});

const game = (index: number, fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`results[${index}].${name}`, value]),
  );

test.each([
  [{ home: 'FC Bach' }, { 'results[0].homeGoals': 'Tippe an, gegen wen.' }],
  [
    { home: 'FC Bach', away: 'FC Bach' },
    { 'results[0].homeGoals': 'Ein Team spielt nicht gegen sich selbst.' },
  ],
  [
    { home: 'FC Bach', away: own },
    { 'results[0].homeGoals': 'Eure eigenen Spiele kommen von selbst dazu.' },
  ],
  [
    { home: 'FC Bach', away: 'SC Berg', homeGoals: '1' },
    { 'results[0].awayGoals': 'Bitte gib auch diese Tore ein.' },
  ],
  [
    { home: 'FC Bach', away: 'SC Berg', homeGoals: '0', awayGoals: '3', awarded: 'home' },
    { 'results[0].awarded': 'Das passt nicht zu den Toren.' },
  ],
])('a game that cannot be is refused at its field: %j', async (fields, wrong) => {
  const db = await freshDatabase('sqlite');
  await twoRounds(db);
  const ask = await openAsAdmin(db);
  const { fields: empty } = await openPage(ask, '/admin/runden/neu');
  const answer = await postForm(ask, '/admin/runden/neu', { ...empty, ...game(0, fields) });
  expect([answer.status, answer.wrong]).toEqual([422, wrong]);
  expect(answer.fields).toMatchObject(game(0, fields));
});

test('an order of its own needs a criterion, each once, and nothing typed is lost', async () => {
  const db = await freshDatabase('sqlite');
  const { id } = await createCompetition(db, { teams: [own, 'SC Berg'] });
  const ask = await openAsAdmin(db);
  const path = `/admin/bewerbe/${id}`;
  const { fields } = await openPage(ask, path);
  const none = await postForm(ask, path, { ...fields, ranking: 'own' });
  expect([none.status, none.alerts, none.fields.ranking]).toEqual([
    422,
    ['Die eigene Reihenfolge braucht mindestens ein Kriterium.'],
    'own',
  ]);
  const typed = {
    ...{ ...fields, ranking: 'own', smallTable: 'anew' },
    ...{ 'criteria[0].criterion': 'goals', 'criteria[1].criterion': 'goals' },
  };
  const twice = await postForm(ask, path, typed);
  expect([twice.status, twice.wrong]).toEqual([
    422,
    { 'criteria[1].criterion': 'Dieses Kriterium steht schon da.' },
  ]);
  expect(twice.fields).toMatchObject(typed);
  // As the buttons of the rows do it without scripts.
  const moved = await postForm(ask, path, {
    ...{ ...typed, 'criteria[1].criterion': 'wins' },
    __intent__: JSON.stringify({
      type: 'reorder',
      payload: { name: 'criteria', from: 1, to: 0 },
    }),
  });
  expect([moved.status, moved.fields]).toEqual([
    200,
    expect.objectContaining({ 'criteria[0].criterion': 'wins', 'criteria[1].criterion': 'goals' }),
  ]);
  expect((await postForm(ask, path, moved.fields)).status).toBe(303);
  const { criteria, smallTable } = (await kinds.competition.records.read(db, id)) ?? {};
  expect([criteria, smallTable]).toEqual([[{ criterion: 'wins' }, { criterion: 'goals' }], 'anew']);
});

test('the second half of a season begins with the games of the first, the other way round', async () => {
  const db = await freshDatabase('sqlite');
  const { id } = await createCompetition(db, { teams: [own, 'SC Berg', 'FC Bach', 'FK Sonne'] });
  await createRound(db, { competitionId: id, round: 1, results: [['SC Berg', 'FC Bach', 2, 1]] });
  await createRound(db, { competitionId: id, round: 3 });
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, '/admin/runden/neu');
  expect(fields).toMatchObject({ round: '4', ...game(0, { home: 'FC Bach', away: 'SC Berg' }) });
});

test('of several leagues of a season each has its rounds', async () => {
  const db = await freshDatabase('sqlite');
  const teams = [own, 'SC Berg', 'FC Bach'];
  await createCompetition(db, { id: 'herbst', name: 'Herbstrunde', teams });
  const { id: competitionId } = await createCompetition(db, {
    id: 'spring',
    name: 'Frühjahr',
    teams,
  });
  await createRound(db, { competitionId, round: 4 });
  const ask = await openAsAdmin(db);
  const first = await openPage(ask, '/admin/runden/neu');
  expect(first.fields).toMatchObject({ competitionId: 'spring', round: '5' });
  const path = '/admin/runden/neu?bewerb=herbst';
  expect(await (await ask('/admin/runden/neu')).text()).toContain(`href="${path}"`);
  const { fields } = await openPage(ask, path);
  expect(fields).toMatchObject({ competitionId: 'herbst', round: '1' });
  expect((await postForm(ask, path, fields)).status).toBe(303);
  expect(
    await db.selectFrom('leagueRound').select('competitionId').where('round', '=', 1).execute(),
  ).toEqual([{ competitionId: 'herbst' }]);
  expect((await ask('/admin/runden/neu?bewerb=keiner')).status).toBe(404);
});

test('rounds are entered in the phase that has begun last', async () => {
  const db = await freshDatabase('sqlite');
  const year = new Date().getFullYear();
  const league = { season: String(year), name: 'Liga', teams: [own, 'SC Berg', 'FC Bach'] };
  await createCompetition(db, { ...league, id: 'all' });
  await createCompetition(db, { ...league, id: 'now', phase: 'B', firstDay: `${year}-01-01` });
  await createCompetition(db, {
    ...league,
    id: 'later',
    phase: 'C',
    firstDay: `${year + 1}-01-01`,
  });
  const { fields, text } = await openPage(await openAsAdmin(db), '/admin/runden/neu');
  expect(fields).toMatchObject({ competitionId: 'now' });
  expect(text).toContain('Liga, C');
});

test('the days of a phase are of its season, the last one not before the first', async () => {
  const db = await freshDatabase('sqlite');
  const { id } = await createCompetition(db);
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, `/admin/bewerbe/${id}`);
  const days = { firstDay: '01.04.2026', lastDay: '31.03.2026' };
  const answer = await postForm(ask, `/admin/bewerbe/${id}`, { ...fields, ...days });
  expect([answer.status, answer.wrong]).toEqual([
    422,
    { lastDay: 'Der letzte Tag kann nicht vor dem ersten liegen.' },
  ]);
  expect(answer.fields).toMatchObject(days);
  const other = { ...fields, firstDay: '31.12.2025', lastDay: '31.12.2026' };
  expect((await postForm(ask, `/admin/bewerbe/${id}`, other)).wrong).toEqual({
    firstDay: 'Dieser Tag liegt nicht in der Saison 2026.',
  });
});

test('without a competition the rounds lead to it, and a new one knows its teams', async () => {
  const db = await freshDatabase('sqlite');
  const today = new Date().toISOString().slice(0, 10);
  for (const opponent of ['SC Berg', 'FC Bach', 'SC Berg'])
    await createGame(db, { date: today, opponent, kind: 'Meisterschaft' });
  await createGame(db, { date: today, opponent: 'FK Freund', kind: 'Freundschaftsspiel' });
  const ask = await openAsAdmin(db);
  const none = await (await ask('/admin/runden')).text();
  expect(none).toContain('href="/admin/bewerbe/neu"');
  const { fields } = await openPage(ask, '/admin/bewerbe/neu');
  expect(fields).toMatchObject({
    ...{ name: club.league, ranking: 'oefb', win: '3', draw: '1' },
    ...{ 'teams[0].team': own, 'teams[1].team': 'FC Bach', 'teams[2].team': 'SC Berg' },
  });
  expect(fields).not.toHaveProperty('teams[3].team');
});
