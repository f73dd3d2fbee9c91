import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { posted } from '#test/admin.ts';
import type { Ask } from '#test/app.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import {
  createGame,
  createLineup,
  createNextGame,
  createPlayer,
  createStanding,
  createTrainer,
} from '#test/factories.ts';
import { type Fields, openAsAdmin, openPage, postForm } from './form-page.ts';

/** The hidden fields of a tool's form, which bring back what the server gave it. */
async function openForm(ask: Ask, path: string): Promise<Fields> {
  const html = await (await ask(path)).text();
  return hiddenFields(html);
}

function hiddenFields(html: string): Fields {
  const inputs = html.matchAll(
    /<input type="hidden" name="(recordId|version|doubts)" value="([^"]*)"/g,
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

const game = { opponent: 'SC Berg', kind: 'Pokal', date: '2026-03-01', kickoff: '15:00' };
const none = { goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null };

onEachEngine((engine) => {
  test('a game corrected without its goals has no result afterwards either, on whatever day', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    for (const date of ['2020-03-01', new Date().toISOString().slice(0, 10), '2099-03-01']) {
      const { id } = await createGame(db, { date });
      const path = `/admin/spiele/${id}`;
      const form = { ...(await openForm(ask, path)), ...game, date };
      expect((await ask(path, posted(form))).status).toBe(303);
    }
    expect(await results(db)).toEqual([none, none, none]);
  });

  test('beside the goals of one team blank ones are 0, at half-time as in the end', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createGame(db);
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game, goalsFor: '3', halfTimeFor: '1' };
    expect((await ask(path, posted(form))).status).toBe(303);
    const stored = { goalsFor: 3, goalsAgainst: 0, halfTimeFor: 1, halfTimeAgainst: 0 };
    expect(await results(db)).toEqual([stored]);
    const more = { ...(await openForm(ask, path)), ...game, goalsFor: '3', halfTimeAgainst: '1' };
    const answer = await ask(path, posted(more));
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('Zur Halbzeit können es nicht mehr Tore sein als am Ende.'),
    ]);
  });

  test('a half-time score does not outlive its result: the admin is told to delete it, too', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const score = { goalsFor: 3, goalsAgainst: 1, halfTimeFor: 1, halfTimeAgainst: 1 };
    const { id } = await createGame(db, score);
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game };
    const answer = await ask(path, posted({ ...form, halfTimeFor: '1', halfTimeAgainst: '1' }));
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('Ohne Endstand gibt es keinen Halbzeitstand'),
    ]);
    expect(await results(db)).toEqual([score]);
    expect((await ask(path, posted(form))).status).toBe(303);
    expect(await results(db)).toEqual([none]);
  });

  test('a result that does not fit the goals of its line-up is asked about, and stored on a yes', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createGame(db, { date: '2026-03-01' });
    await createLineup(db, { gameId: id, players: [{ goals: 3 }, { goals: 1 }] });
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game, goalsFor: '9', goalsAgainst: '3' };
    const asked = await ask(path, posted(form));
    const html = await asked.text();
    expect([asked.status, html]).toEqual([
      409,
      expect.stringContaining('Im Kader stehen 4 Tore, im Endstand haben wir 9.'),
    ]);
    expect(html).toContain('Trotzdem speichern');
    expect(html).toMatch(/name="goalsFor"[^>]* value="9"|value="9"[^>]* name="goalsFor"/);
    expect(await results(db)).toEqual([none]);
    // Another result is another question.
    const answered = { ...form, ...hiddenFields(html) };
    expect((await ask(path, posted({ ...answered, goalsFor: '8' }))).status).toBe(409);
    expect((await ask(path, posted(answered))).status).toBe(303);
    // Sent twice it is stored once, and what was answered is not asked again.
    expect((await ask(path, posted(answered))).status).toBe(303);
    const later = { ...form, ...(await openForm(ask, path)), kickoff: '16:00' };
    expect((await ask(path, posted(later))).status).toBe(303);
    expect((await results(db))[0]?.goalsFor).toBe(9);
  });

  test('a line-up whose goals do not fit the result is asked about', async () => {
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
    const asked = await ask(path, posted({ ...form, 'players[0].goals': '2' }));
    const html = await asked.text();
    expect([asked.status, html]).toEqual([
      409,
      expect.stringContaining('Im Kader stehen 2 Tore, im Endstand haben wir 1.'),
    ]);
    for (const goals of ['', '1'])
      expect((await ask(path, posted({ ...form, 'players[0].goals': goals }))).status).not.toBe(
        422,
      );
    expect(await db.selectFrom('lineupPlayer').select('goals').execute()).toEqual([{ goals: 0 }]);
  });

  test('a second game on one day is asked about, and stored on a yes', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createGame(db, { date: '2026-03-01', opponent: 'FK Sonne' });
    const path = '/admin/spiele/neu';
    const form = { ...(await openForm(ask, path)), ...game };
    const asked = await ask(path, posted(form));
    const html = await asked.text();
    expect([asked.status, html]).toEqual([
      409,
      expect.stringContaining('Am 1. März 2026 gibt es schon ein Spiel, gegen FK Sonne.'),
    ]);
    const answered = { ...form, ...hiddenFields(html) };
    for (const _ of ['once', 'twice']) expect((await ask(path, posted(answered))).status).toBe(303);
    expect(await results(db)).toHaveLength(2);
  });

  test('a table with a new team is stored once when it is sent twice', async () => {
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
      const answer = await ask(path, posted(form));
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        303,
        `${path}?meldung=tabelle-gespeichert`,
      ]);
    }
    const teams = await db.selectFrom('standing').select('team').execute();
    expect(teams.map(({ team }) => team).sort()).toEqual(['FC Acker', 'FK Sonne', 'SC Berg']);
  });

  test('the second of two admins who change the table decides', async () => {
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

  test('a form of the next game that was opened before its removal does not bring it back unasked', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createNextGame(db);
    const path = '/admin/naechstes-spiel';
    const { fields } = await openPage(ask, path);
    const removal = { intent: 'remove', version: fields.version ?? '' };
    expect((await postForm(ask, path, removal)).status).toBe(303);
    const late = await postForm(ask, path, { ...fields, opponent: 'Von Max' });
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('Diesen Eintrag hat inzwischen jemand gelöscht.'),
    ]);
    expect((await postForm(ask, path, late.fields)).status).toBe(303);
    const [stored] = await db.selectFrom('nextGame').select('opponent').execute();
    expect(stored?.opponent).toBe('Von Max');
  });

  test('a save that changes nothing says what every other one says', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const { id } = await createGame(db, { ...game, kind: 'Pokal' });
    const path = `/admin/spiele/${id}`;
    const form = { ...(await openForm(ask, path)), ...game };
    const answer = await ask(path, posted(form));
    expect(answer.headers.get('Location')).toMatch(/meldung=spiel-gespeichert$/);
    expect(await db.selectFrom('protocolEntry').select('id').execute()).toEqual([]);
  });
});

test('a date on which nobody can have joined is refused, and other words of a player are not', async () => {
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
      const answer = await ask(path, posted(form));
      expect([joinedOn, answer.status]).toEqual([joinedOn, 422]);
      expect(await answer.text()).toContain(sentence);
    }
  for (const [path, fields, joinedOn] of [
    ['/admin/trainer/neu', trainer, '29.02.2024'],
    ['/admin/spieler/neu', player, 'Sommer 2019'],
    ['/admin/spieler/neu', player, '1.7.2019'],
  ] as const) {
    const form = { ...(await openForm(ask, path)), ...fields, joinedOn };
    const answer = await ask(path, posted(form));
    expect([joinedOn, answer.status]).toEqual([joinedOn, 303]);
  }
});
