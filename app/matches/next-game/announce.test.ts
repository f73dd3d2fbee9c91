import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { type Fields, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import { createGame, createOpponent } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

const path = '/admin/naechstes-spiel';
const now = new Date('2026-11-20T10:00:00.000Z');

async function openTool(db: Db): Promise<Ask> {
  return askAsAdmin(await openApp(db, () => now), db, { now });
}

async function announce(ask: Ask, typed: Fields) {
  const { fields } = await openPage(ask, path);
  return postForm(ask, path, { ...fields, ...typed });
}

/** Sends the announcement and answers the question of the site with yes. */
async function announceAnyway(ask: Ask, typed: Fields) {
  const asked = await announce(ask, typed);
  expect(asked.status).toBe(409);
  return postForm(ask, path, asked.fields);
}

function listGames(db: Db) {
  return db
    .selectFrom('game')
    .select(['id', 'opponent', 'date', 'kickoff', 'kind', 'formerDate'])
    .orderBy('date')
    .execute();
}

async function listOpponents(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('opponent').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

const league = { kind: 'Meisterschaft' } as const;
const friendly = { kind: 'Freundschaftsspiel' } as const;

onEachEngine((engine) => {
  test('an announcement leaves a game months away unchanged and asks before creating a new game', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    await createGame(db, { id: 'may', opponent: 'SC Berg', date: '2027-05-22', kickoff: '17:00' });
    const ask = await openTool(db);
    const typed = { opponent: 'SC Berg', startsAt: '2026-11-28T14:00', ...friendly };
    const asked = await announce(ask, typed);
    expect(asked.status).toBe(409);
    expect(asked.text).toContain(
      'Bei den Spielen steht gegen SC Berg schon ein Spiel am Samstag, 22. Mai 2027. Es bleibt dort, und am Samstag, 28. November 2026 kommt ein neues dazu.',
    );
    expect(await listGames(db)).toHaveLength(1);
    expect((await postForm(ask, path, asked.fields)).status).toBe(303);
    expect(await listGames(db)).toMatchObject([
      { opponent: 'SC Berg', date: '2026-11-28', kickoff: '14:00', kind: 'Freundschaftsspiel' },
      { id: 'may', date: '2027-05-22', kickoff: '17:00', formerDate: null },
    ]);
  });

  test('an announcement for midnight creates a game without a kick-off', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    const typed = { opponent: 'SC Berg', startsAt: '2026-11-28T00:00', ...friendly };
    expect((await announce(ask, typed)).status).toBe(303);
    expect(await listGames(db)).toMatchObject([{ date: '2026-11-28', kickoff: null }]);
    expect((await openPage(ask, path)).fields.startsAt).toBe('28.11.2026 00:00');
    expect((await openPage(ask, '/')).text).toMatch(/28\. November 2026(?!, 00:00)/);
  });

  test('an announcement asks before moving a game that is a few days away', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    const planned = { opponent: 'SC Berg', date: '2026-11-28', kickoff: '14:00' };
    await createGame(db, { id: 'plan', ...planned });
    const ask = await openTool(db);
    const typed = { opponent: 'sc berg', startsAt: '2026-11-29T15:00', ...league };
    const asked = await announce(ask, typed);
    expect(asked.status).toBe(409);
    expect(asked.text).toContain(
      'Das Spiel gegen SC Berg am Samstag, 28. November 2026, 14:00 Uhr wird auf Sonntag, 29. November 2026, 15:00 Uhr verlegt.',
    );
    expect(await listGames(db)).toMatchObject([planned]);
    expect((await postForm(ask, path, asked.fields)).status).toBe(303);
    expect(await listGames(db)).toMatchObject([
      { id: 'plan', date: '2026-11-29', kickoff: '15:00', formerDate: '2026-11-28' },
    ]);
  });

  test('an announcement uses the game of that day and opponent without a question', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    for (const date of ['2026-11-28', '2027-05-22'])
      await createGame(db, { id: date, opponent: 'SC Berg', date, kickoff: '14:00' });
    const ask = await openTool(db);
    const typed = { opponent: 'SC Berg', startsAt: '2027-05-22T14:00', ...league };
    expect((await announce(ask, typed)).status).toBe(303);
    expect(await db.selectFrom('nextGame').select('gameId').execute()).toEqual([
      { gameId: '2027-05-22' },
    ]);
    expect((await listGames(db)).map(({ date }) => date)).toEqual(['2026-11-28', '2027-05-22']);
  });

  test('a corrected announcement changes the announced game and no other game', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    for (const date of ['2026-11-28', '2027-05-22'])
      await createGame(db, { id: date, opponent: 'SC Berg', date, kickoff: '14:00' });
    const ask = await openTool(db);
    const typed = { opponent: 'SC Berg', startsAt: '2026-11-28T14:00', ...league };
    await announce(ask, typed);
    expect((await announce(ask, { ...typed, startsAt: '2026-12-05T14:30' })).status).toBe(303);
    expect(await listGames(db)).toMatchObject([
      { id: '2026-11-28', date: '2026-12-05', kickoff: '14:30' },
      { id: '2027-05-22', date: '2027-05-22', kickoff: '14:00' },
    ]);
  });

  test('correcting a misspelt opponent leaves one game and removes the misspelt opponent', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    const ask = await openTool(db);
    const typed = { opponent: 'SC Breg', startsAt: '2026-11-28T14:00', ...friendly };
    expect((await announce(ask, typed)).status).toBe(303);
    expect(await listOpponents(db)).toEqual(['SC Berg', 'SC Breg']);
    expect((await announce(ask, { ...typed, opponent: 'SC Berg' })).status).toBe(303);
    expect(await listGames(db)).toMatchObject([{ opponent: 'SC Berg', date: '2026-11-28' }]);
    expect(await listOpponents(db)).toEqual(['SC Berg']);
    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries).toHaveLength(2);
    await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
    expect(await listGames(db)).toMatchObject([{ opponent: 'SC Breg' }]);
    expect(await listOpponents(db)).toEqual(['SC Berg', 'SC Breg']);
  });

  test('correcting a misspelt opponent replaces the created game with the planned game', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    await createGame(db, { id: 'plan', opponent: 'SC Berg', date: '2026-11-28', kickoff: '14:00' });
    const ask = await openTool(db);
    const typed = { opponent: 'SC Breg', startsAt: '2026-11-28T14:00', ...league };
    expect((await announce(ask, typed)).status).toBe(303);
    expect(await listGames(db)).toHaveLength(2);
    expect((await announce(ask, { ...typed, opponent: 'SC Berg' })).status).toBe(303);
    expect(await listGames(db)).toMatchObject([{ id: 'plan', date: '2026-11-28' }]);
    expect(await listOpponents(db)).toEqual(['SC Berg']);
  });

  test('a correction keeps a game to which an admin has added data', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    const typed = { opponent: 'SC Breg', startsAt: '2026-11-28T14:00', ...league };
    await announce(ask, typed);
    await createOpponent(db, { name: 'SC Berg' });
    await createGame(db, { id: 'plan', opponent: 'SC Berg', date: '2026-11-28', kickoff: '14:00' });
    await db.updateTable('game').set({ referee: 'Anna' }).where('id', '<>', 'plan').execute();
    await announce(ask, { ...typed, opponent: 'SC Berg' });
    expect((await listGames(db)).map(({ opponent }) => opponent).toSorted()).toEqual([
      'SC Berg',
      'SC Breg',
    ]);
  });

  test('a new announcement keeps the earlier game in the schedule and says so', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await announce(ask, { opponent: 'SC Berg', startsAt: '2026-11-28T14:00', ...league });
    const next = { opponent: 'FC Bach', startsAt: '2026-12-05T14:00', ...league };
    const asked = await announce(ask, next);
    expect(asked.text).toContain(
      'Das Spiel gegen SC Berg am Samstag, 28. November 2026 bleibt bei den Spielen.',
    );
    await postForm(ask, path, asked.fields);
    expect((await listGames(db)).map(({ opponent }) => opponent)).toEqual(['SC Berg', 'FC Bach']);
  });

  test('rejects a past day and asks about a day in more than a year', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    const past = await announce(ask, {
      opponent: 'SC Berg',
      startsAt: '2026-11-19T14:00',
      ...league,
    });
    expect([past.status, past.wrong.startsAt]).toEqual([422, 'Dieser Tag ist schon vorbei.']);
    expect(past.fields).toMatchObject({ opponent: 'SC Berg' });
    const far = { opponent: 'SC Berg', startsAt: '2036-11-28T14:00', ...league };
    expect((await announce(ask, far)).text).toContain(
      'Freitag, 28. November 2036 ist in mehr als einem Jahr.',
    );
    expect(await listGames(db)).toEqual([]);
    await announceAnyway(ask, far);
    expect(await listGames(db)).toMatchObject([{ date: '2036-11-28' }]);
  });

  test('requires a kind and fills in the kind of the planned game', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    const typed = { opponent: 'SC Berg', startsAt: '2026-11-28T14:00' };
    const refused = await announce(ask, typed);
    expect([refused.status, refused.wrong.kind]).toEqual([422, 'Bitte wähle die Art des Spiels.']);
    await announce(ask, { ...typed, kind: 'Pokal' });
    expect(await listGames(db)).toMatchObject([{ kind: 'Pokal' }]);
    expect((await openPage(ask, path)).fields).toMatchObject({ kind: 'Pokal' });
  });

  test('deleting an announcement also deletes the game that it created', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await announce(ask, { opponent: 'SC Breg', startsAt: '2026-11-28T14:00', ...league });
    const open = await openPage(ask, path);
    expect(open.text).toContain(
      'Das Spiel gegen SC Breg am Samstag, 28. November 2026 steht nur durch diese Ankündigung bei den Spielen und wird mit gelöscht.',
    );
    const { version } = open.fields;
    const removed = await postForm(ask, path, { intent: 'remove', version: version ?? '' });
    expect(removed.status).toBe(303);
    expect([await listGames(db), await listOpponents(db)]).toEqual([[], []]);
    const [entry] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, entry?.id ?? 0, by);
    expect(await listGames(db)).toMatchObject([{ opponent: 'SC Breg', date: '2026-11-28' }]);
    expect(await db.selectFrom('nextGame').select('opponent').execute()).toHaveLength(1);
  });

  test('deleting an announcement keeps its opponent if an admin has added a name', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await announce(ask, { opponent: 'SC Neu', startsAt: '2026-11-28T14:00', ...league });
    const { id = '' } = (await db.selectFrom('opponent').select('id').executeTakeFirst()) ?? {};
    const opponent = `/admin/gegner/${encodeURIComponent(id)}`;
    const { fields } = await openPage(ask, opponent);
    await postForm(ask, opponent, { ...fields, otherNames: 'Sportclub Neu' });
    const { version = '' } = (await openPage(ask, path)).fields;
    expect((await postForm(ask, path, { intent: 'remove', version })).status).toBe(303);
    expect(await listGames(db)).toEqual([]);
    expect(await listOpponents(db)).toHaveLength(1);
  });

  test('asks again if the schedule has changed since the question', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    await createGame(db, { id: 'plan', opponent: 'SC Berg', date: '2026-11-28', kickoff: '14:00' });
    const ask = await openTool(db);
    const typed = { opponent: 'SC Berg', startsAt: '2026-11-29T15:00', ...league };
    const asked = await announce(ask, typed);
    await db.updateTable('game').set({ date: '2026-11-30' }).where('id', '=', 'plan').execute();
    const again = await postForm(ask, path, asked.fields);
    expect(again.status).toBe(409);
    expect(again.text).toContain('am Montag, 30. November 2026');
    expect(await listGames(db)).toMatchObject([{ date: '2026-11-30' }]);
  });
});
