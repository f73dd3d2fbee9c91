import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { comingDay } from '#test/coming-days.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createNextGame,
  createPlayer,
  createSquad,
  createStanding,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin, createSigningIn, formPost } from '#test/sign-in-admin.ts';
import { type Fields, openAsAdmin, openPage, postForm } from './form-page.ts';

/** Reads the hidden fields of a tool's form, which a browser sends back unchanged. */
async function openForm(ask: Ask, path: string): Promise<Fields> {
  const html = await (await ask(path)).text();
  return hiddenFields(html);
}

function hiddenFields(html: string): Fields {
  const inputs = html.matchAll(
    /<input type="hidden" name="(recordId|version|warnings)" value="([^"]*)"/g,
  );
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]));
}

async function results(db: Db) {
  return db
    .selectFrom('game')
    .select(['goalsFor', 'goalsAgainst', 'halfTimeFor', 'halfTimeAgainst'])
    .orderBy('id')
    .execute();
}

async function slugOf(db: Db, id: string): Promise<string | undefined> {
  const query = db.selectFrom('game').select('slug').where('id', '=', id);
  return (await query.executeTakeFirst())?.slug;
}

/** Typed text and its number; NaN if the text is unclear. */
const numbers = {
  ...{ '1.000': 1000, '12.500': 12_500, '1 000': 1000, "2'000": 2000, '1.000.000': 1_000_000 },
  ...{ '+12': 12, '007': 7, '-1': -1, '1.0000': NaN, '10.00': NaN, '1e3': NaN, '１２': NaN },
  ...{ '٣٠٠': NaN, '½': NaN, '0x10': NaN, '12;': NaN },
};

const game = { opponent: 'SC Berg', kind: 'Pokal', date: '2026-03-01', kickoff: '15:00' };
const none = { goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null };

test.each([
  ['/admin/spiele/record', 'attendance', 0, 999_999],
  ['/admin/spieler/record', 'gamesPlayed', 0, 9999],
  ['/admin/spieler/record', 'goals', 0, 9999],
  ['/admin/spieler/record', 'shirtNumber', 1, 999],
  ['/admin/spieler/record', 'birthYear', 1900, 2100],
  ['/admin/bewerbe/record', 'corrections[0].amount', 1, 99],
])('on %s the field %s stores the intended number or keeps the refused text', async (path, name, least, most) => {
  const db = await freshDatabase('sqlite');
  await createGame(db, { id: 'record' });
  await createPlayer(db, { id: 'record' });
  await createCompetition(db, { id: 'record', teams: ['SC Berg'], corrections: [{}] });
  const ask = await openAsAdmin(db);
  for (const [typed, number] of Object.entries(numbers)) {
    const { fields } = await openPage(ask, path);
    const saved = await postForm(ask, path, { ...fields, [name]: typed });
    if (number >= least && number <= most) {
      expect([typed, saved.status]).toEqual([typed, 303]);
      expect((await openPage(ask, path)).fields[name]).toBe(String(number));
    } else
      expect([typed, saved.status, saved.fields[name], saved.wrong[name]]).toEqual([
        ...[typed, 422, typed],
        `Bitte gib eine ganze Zahl von ${least} bis ${most} ein.`,
      ]);
  }
});

onEnginesOfRun((engine) => {
  test('a game saved without goals has no result, on any date', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    for (const date of ['2020-03-01', new Date().toISOString().slice(0, 10), '2099-03-01']) {
      const { id } = await createGame(db, { date });
      const path = `/admin/spiele/${id}`;
      const form = { ...(await openForm(ask, path)), ...game, date };
      expect((await ask(path, formPost(form))).status).toBe(303);
    }
    expect(await results(db)).toEqual([none, none, none]);
  });

  test('stores one of several equal games that arrive together and asks about the others', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const forms = [];
    for (let index = 0; index < 8; index++) {
      const { fields } = await openPage(ask, '/admin/spiele/neu');
      forms.push({ ...fields, ...game });
    }
    const answers = await Promise.all(
      forms.map((form) => postForm(ask, '/admin/spiele/neu', form)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(7).fill(409)]);
    const asked = answers.filter(({ status }) => status === 409);
    for (const { text } of asked)
      expect(text).toContain('Am 1. März 2026 gibt es schon ein Spiel, gegen SC Berg.');
    expect(await results(db)).toHaveLength(1);
  });

  test('stores blank goals as 0 next to the other team’s goals, also at half-time', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createGame(db);
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game, goalsFor: '3', halfTimeFor: '1' };
    expect((await ask(path, formPost(form))).status).toBe(303);
    const stored = { goalsFor: 3, goalsAgainst: 0, halfTimeFor: 1, halfTimeAgainst: 0 };
    expect(await results(db)).toEqual([stored]);
    const more = { ...(await openForm(ask, path)), ...game, goalsFor: '3', halfTimeAgainst: '1' };
    const answer = await ask(path, formPost(more));
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('Zur Halbzeit können es nicht mehr Tore sein als am Ende.'),
    ]);
  });

  test('refuses to delete a result while its half-time score stays', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const score = { goalsFor: 3, goalsAgainst: 1, halfTimeFor: 1, halfTimeAgainst: 1 };
    const { id } = await createGame(db, score);
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game };
    const answer = await ask(path, formPost({ ...form, halfTimeFor: '1', halfTimeAgainst: '1' }));
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('Ohne Endstand gibt es keinen Halbzeitstand'),
    ]);
    expect(await results(db)).toEqual([score]);
    expect((await ask(path, formPost(form))).status).toBe(303);
    expect(await results(db)).toEqual([none]);
  });

  test('asks before storing a result that differs from the goals of the line-up', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createGame(db, { date: '2026-03-01' });
    await createLineup(db, { gameId: id, players: [{ goals: 3 }, { goals: 1 }] });
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game, goalsFor: '9', goalsAgainst: '3' };
    const asked = await ask(path, formPost(form));
    const html = await asked.text();
    expect([asked.status, html]).toEqual([
      409,
      expect.stringContaining('In der Aufstellung stehen 4 Tore, im Endstand habt ihr 9.'),
    ]);
    expect(html).toContain('Trotzdem speichern');
    expect(html).toMatch(/name="goalsFor"[^>]* value="9"|value="9"[^>]* name="goalsFor"/);
    expect(await results(db)).toEqual([none]);
    // A changed result needs a new confirmation.
    const answered = { ...form, ...hiddenFields(html) };
    expect((await ask(path, formPost({ ...answered, goalsFor: '8' }))).status).toBe(409);
    expect((await ask(path, formPost(answered))).status).toBe(303);
    // A form that arrives twice is stored once. An answered question does not appear again.
    expect((await ask(path, formPost(answered))).status).toBe(303);
    const later = { ...form, ...(await openForm(ask, path)), kickoff: '16:00' };
    expect((await ask(path, formPost(later))).status).toBe(303);
    expect((await results(db))[0]?.goalsFor).toBe(9);
  });

  test('asks about a result before kick-off; stores a score during the game without a question', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createGame(db, { date: '2026-03-14' });
    const path = `/admin/spiele/${id}`;
    const kickoff = { ...game, date: '2026-03-14', kickoff: '15:00', goalsFor: '2' };
    const at = (time: string) => new Date(`2026-03-14T${time}:00Z`);
    let now = at('13:00');
    const ask = await askAsAdmin(await openApp(db, () => now), db, { now });
    const form = { ...(await openForm(ask, path)), ...kickoff };
    const asked = await ask(path, formPost(form));
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toContain('Das Spiel ist erst am 14. März 2026 um 15:00.');
    expect(await results(db)).toEqual([none]);
    expect((await ask(path, formPost({ ...form, ...hiddenFields(html) }))).status).toBe(303);
    expect((await results(db))[0]?.goalsFor).toBe(2);
    now = at('14:20');
    const told = await (await ask(path)).text();
    expect(told).toContain('Als Endstand zählt der Stand mit dem Abpfiff, spätestens ab 17:00.');
    expect(told).toContain('Zwischenstand</legend>');
    for (const [time, goalsFor] of [
      ['14:20', '3'],
      ['15:40', '4'],
    ] as const) {
      now = at(time);
      const score = { ...(await openForm(ask, path)), ...kickoff, goalsFor };
      expect((await ask(path, formPost(score))).status).toBe(303);
    }
  });

  test('asks about a shirt number that two players share, unless squads separate the players', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const stored = await createPlayer(db, { name: 'Max Huber', shirtNumber: 7 });
    await createPlayer(db, { name: 'Alt Gedient', shirtNumber: 7, active: 0 });
    const path = '/admin/spieler/neu';
    const page = await openPage(ask, path);
    const player = { ...page.fields, name: 'Ali Khan', position: 'Stürmer', shirtNumber: '7' };
    const asked = await postForm(ask, path, player);
    expect([asked.status, asked.text]).toEqual([
      409,
      expect.stringContaining('Die Nummer 7 haben Ali Khan und Max Huber.'),
    ]);
    const team = await createTeam(db, { name: 'Reserve' });
    await createSquad(db, { teamId: team.id, players: [{ playerId: stored.id }] });
    expect((await postForm(ask, path, player)).status).toBe(303);
  });

  test('asks about a shirt number that two players of a squad share', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createPlayer(db, { id: 'max', name: 'Max Huber', shirtNumber: 7 });
    await createPlayer(db, { id: 'ali', name: 'Ali Khan', shirtNumber: 8 });
    const path = '/admin/mannschaftskader/neu';
    const { fields } = await openPage(ask, path);
    const squad = { ...fields, 'players[0].playerId': 'max', 'players[1].playerId': 'ali' };
    const asked = await postForm(ask, path, { ...squad, 'players[1].shirtNumber': '7' });
    expect([asked.status, asked.text]).toEqual([
      409,
      expect.stringContaining('Die Nummer 7 haben Max Huber und Ali Khan.'),
    ]);
    expect((await postForm(ask, path, squad)).status).toBe(303);
  });

  test('asks about a line-up whose goals differ from the result', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createGame(db, { goalsFor: 1, goalsAgainst: 0 });
    const [player, trainer] = [await createPlayer(db), await createTrainer(db)];
    const path = '/admin/kader/neu';
    const form = {
      ...(await openForm(ask, path)),
      ...{ gameId: id, trainerId: trainer.id, 'players[0].playerId': player.id },
      'players[0].shirtNumber': '9',
    };
    const asked = await ask(path, formPost({ ...form, 'players[0].goals': '2' }));
    const html = await asked.text();
    expect([asked.status, html]).toEqual([
      409,
      expect.stringContaining('In der Aufstellung stehen 2 Tore, im Endstand habt ihr 1.'),
    ]);
    for (const goals of ['', '1'])
      expect((await ask(path, formPost({ ...form, 'players[0].goals': goals }))).status).not.toBe(
        422,
      );
    expect(await db.selectFrom('lineupPlayer').select('goals').execute()).toEqual([{ goals: 0 }]);
  });

  test('refuses an invalid character in the opponent’s name and keeps the typed text', async () => {
    const ask = await openAsAdmin(await freshDatabase(engine));
    const path = '/admin/spiele/neu';
    const typed = { ...game, opponent: 'SC\0 Berg', date: 'bald' };
    const refused = await postForm(ask, path, { ...(await openForm(ask, path)), ...typed });
    expect([refused.status, Object.keys(refused.wrong)]).toEqual([422, ['opponent', 'date']]);
    expect(refused.fields).toMatchObject({ kickoff: '15:00', date: 'bald' });
  });

  test('stores a line-up without a trainer while the club has no trainers', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const [{ id }, player] = [await createGame(db), await createPlayer(db)];
    const path = '/admin/kader/neu';
    const entered = {
      ...{ gameId: id, 'players[0].playerId': player.id, 'players[0].shirtNumber': '9' },
    };
    const form = { ...(await openForm(ask, path)), ...entered };
    await createTrainer(db);
    const refused = await postForm(ask, path, form);
    expect([refused.status, Object.keys(refused.wrong)]).toEqual([422, ['trainerId']]);
    await db.deleteFrom('trainer').execute();
    expect((await ask(path, formPost(form))).status).toBe(303);
    expect(await db.selectFrom('lineup').select('trainerId').execute()).toEqual([
      { trainerId: null },
    ]);
    expect((await ask(`/spiele/spielbericht/${(await slugOf(db, id)) ?? ''}`)).status).toBe(200);
  });

  test('asks about a youth team without an age limit and stores the team after confirmation', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const path = '/admin/mannschaften/neu';
    const form = { ...(await openForm(ask, path)), name: 'U12' };
    const asked = await ask(path, formPost(form));
    const html = await asked.text();
    expect([asked.status, html]).toEqual([
      409,
      expect.stringContaining('Ohne Altersgrenze gilt U12 als Mannschaft von Erwachsenen'),
    ]);
    expect(await db.selectFrom('team').select('id').execute()).toEqual([]);
    const yes = { ...form, ...hiddenFields(html) };
    expect((await ask(path, formPost(yes))).status).toBe(303);
    const twelve = { ...(await openForm(ask, path)), name: 'U 12 b', ageLimit: '12' };
    expect((await ask(path, formPost(twelve))).status).toBe(303);
    const stored = await db.selectFrom('team').select(['name', 'ageLimit']).execute();
    expect(stored).toEqual(
      expect.arrayContaining([
        { name: 'U12', ageLimit: null },
        { name: 'U 12 b', ageLimit: 12 },
      ]),
    );
  });

  test('asks about a second game on one day and stores the game after confirmation', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createGame(db, { date: '2026-03-01', opponent: 'FK Sonne' });
    const path = '/admin/spiele/neu';
    const form = { ...(await openForm(ask, path)), ...game };
    const asked = await ask(path, formPost(form));
    const html = await asked.text();
    expect([asked.status, html]).toEqual([
      409,
      expect.stringContaining('Am 1. März 2026 gibt es schon ein Spiel, gegen FK Sonne.'),
    ]);
    const answered = { ...form, ...hiddenFields(html) };
    for (const _ of ['once', 'twice'])
      expect((await ask(path, formPost(answered))).status).toBe(303);
    expect(await results(db)).toHaveLength(2);
  });

  test('does not ask about another game of a tournament', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const tournament = { kind: 'Turnier', date: '2026-03-01' } as const;
    await createGame(db, { ...tournament, opponent: 'FK Sonne', kickoff: '10:00' });
    const path = '/admin/spiele/neu';
    const save = async (fields: Fields) =>
      (await postForm(ask, path, { ...(await openForm(ask, path)), ...game, ...fields })).status;
    expect(await save({ ...tournament, kickoff: '10:00' })).toBe(303);
    expect(await save({ ...tournament, opponent: 'FK Sonne', kickoff: '11:00' })).toBe(303);
    expect(await save({ ...tournament, opponent: 'FK Sonne', kickoff: '10:00' })).toBe(409);
  });

  test('stores a table with a new team once if the form is sent twice', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const path = '/admin/tabelle';
    const last = await createStanding(db, { id: 'a', team: 'FC Acker', won: 0 });
    const first = await createStanding(db, { id: 'b', team: 'SC Berg', won: 3 });
    const page = await (await ask(path)).text();
    const [, row = ''] =
      /&quot;defaultValue&quot;:{&quot;id&quot;:&quot;([^&]+)&quot;/.exec(page) ?? [];
    expect(row).toMatch(/^[\w-]{36,}$/);
    const form = {
      version: hiddenFields(page).version ?? '',
      ...{ 'teams[0].id': first.id, 'teams[0].team': 'SC Berg', 'teams[0].won': '3' },
      ...{ 'teams[1].id': last.id, 'teams[1].team': 'FC Acker' },
      ...{ 'teams[2].id': row, 'teams[2].team': 'FK Sonne', 'teams[2].won': '1' },
    };
    for (const _ of ['once', 'twice']) {
      const answer = await ask(path, formPost(form));
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        303,
        expect.stringMatching(/&meldung=tabelle-gespeichert$/),
      ]);
    }
    const teams = await db.selectFrom('standing').select('team').execute();
    expect(teams.map(({ team }) => team).sort()).toEqual(['FC Acker', 'FK Sonne', 'SC Berg']);
  });

  test('asks the second of two admins who change the table, and stores that decision', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createStanding(db, { id: 'a', team: 'FK Sonne', won: 10 });
    const path = '/admin/tabelle';
    const { fields } = await openPage(ask, path);
    const theirs = { ...fields, 'teams[0].won': '11' };
    expect((await postForm(ask, path, theirs)).status).toBe(303);
    const mine = { ...fields, 'teams[0].lost': '3' };
    const conflict = await postForm(ask, path, mine);
    expect([conflict.status, conflict.alerts]).toEqual([409, ['Fehler beim Speichern ❌']]);
    expect(conflict.differences[1]).toMatch(/FK Sonne, Gewonnen 11 \| .*Gewonnen 10, .*Verloren 3/);
    expect(conflict.fields).toMatchObject({ 'teams[0].won': '10', 'teams[0].lost': '3' });
    expect((await postForm(ask, path, conflict.fields)).status).toBe(303);
    const [team] = await db.selectFrom('standing').select(['won', 'lost']).execute();
    expect(team).toEqual({ won: 10, lost: 3 });
  });

  test('asks before an old form restores a removed next game', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createNextGame(db, { startsAt: `${comingDay(9)}T13:00:00.000Z` });
    const path = '/admin/naechstes-spiel';
    const { fields } = await openPage(ask, path);
    const removal = { intent: 'remove', version: fields.version ?? '' };
    expect((await postForm(ask, path, removal)).status).toBe(303);
    const late = await postForm(ask, path, { ...fields, opponent: 'Von Max', kind: 'Pokal' });
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('Diesen Eintrag hast du selbst inzwischen gelöscht.'),
    ]);
    expect((await postForm(ask, path, late.fields)).status).toBe(303);
    const [stored] = await db.selectFrom('nextGame').select('opponent').execute();
    expect(stored?.opponent).toBe('Von Max');
  });

  test('names the admin who has changed a record in the meantime', async () => {
    const db = await freshDatabase(engine);
    const app = await openApp(db);
    const asMax = await askAsAdmin(app, db);
    const asAnna = await askAsAdmin(app, db, { admin: await createSigningIn(db, 'anna') });
    const { id } = await createPlayer(db, { name: 'Jonas Sandling' });
    const path = `/admin/spieler/${id}`;
    const { fields } = await openPage(asMax, path);
    expect((await postForm(asAnna, path, { ...fields, birthYear: '1999' })).status).toBe(303);
    const late = await postForm(asMax, path, { ...fields, birthYear: '1998' });
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('Diesen Eintrag hat anna inzwischen geändert.'),
    ]);
  });

  test('shows the usual success message if a save changes nothing', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createGame(db, { ...game, kind: 'Pokal' });
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game };
    const answer = await ask(path, formPost(form));
    expect(answer.headers.get('Location')).toMatch(/meldung=spiel-gespeichert$/);
    expect(await db.selectFrom('protocolEntry').select('id').execute()).toEqual([]);
  });
});

test('refuses an impossible joining date but accepts other words for a player', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const trainer = {
    ...{ name: 'Petra Kogler', role: 'Cheftrainer', experience: 'UEFA-B' },
    birthYear: '1970',
  };
  const player = { name: 'Lukas Hofer', position: 'Torwart' };
  for (const [path, fields, sentence] of [
    ['/admin/trainer/neu', trainer, 'Bitte gib das Beitrittsdatum im Format TT.MM.JJJJ ein.'],
    ['/admin/spieler/neu', player, 'Dieses Datum gibt es nicht.'],
  ] as const)
    for (const joinedOn of ['99.99.2025', '31.04.2025', '29.02.2025', '01.01.0000']) {
      const form = { ...(await openForm(ask, path)), ...fields, joinedOn };
      const answer = await ask(path, formPost(form));
      expect([joinedOn, answer.status]).toEqual([joinedOn, 422]);
      expect(await answer.text()).toContain(sentence);
    }
  for (const [path, fields, joinedOn] of [
    ['/admin/trainer/neu', trainer, '29.02.2024'],
    ['/admin/spieler/neu', player, 'Sommer 2019'],
    ['/admin/spieler/neu', player, '1.7.2019'],
  ] as const) {
    const form = { ...(await openForm(ask, path)), ...fields, joinedOn };
    const answer = await ask(path, formPost(form));
    expect([joinedOn, answer.status]).toEqual([joinedOn, 303]);
  }
});
