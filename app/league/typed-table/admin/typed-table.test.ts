import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { club } from '#club/club.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree, parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createRound,
  createSeason,
  createStanding,
} from '#test/factories.ts';
import { read, readText } from '#test/read-page.ts';
import { settings } from '#test/sample-trees.ts';

const path = '/admin/tabelle';
const own = club.name;
const year = viennaDate(new Date()).slice(0, 4);
const before = String(Number(year) - 1);

async function createDay(
  db: Db,
  said: Partial<Record<'day' | 'source' | 'sourceLink', string>> = {},
) {
  await db
    .insertInto('standingsDay')
    .values({ id: 1, day: `${year}-01-02`, ...said })
    .execute();
}

async function createTyped(db: Db): Promise<void> {
  await createStanding(db, { id: 'a', team: own, won: 1 });
  await createStanding(db, { id: 'b', team: 'SC Berg', lost: 1 });
  await createDay(db);
}

/** Creates a table of an association. Its order, points and reasons do not follow from our rules. */
async function createPasted(db: Db): Promise<void> {
  const row = { played: 2, goalsFor: 3, goalsAgainst: 2 };
  await createStanding(db, {
    ...{ ...row, id: 'a', team: 'SC Tal', position: 1, won: 1, drawn: 0, lost: 1, points: 3 },
  });
  await createStanding(db, {
    ...{ ...row, id: 'b', team: own, position: 2, won: 2, drawn: 0, lost: 0, points: 0 },
    note: 'Abzug von 6 Punkten',
  });
  await createDay(db, { source: 'ÖFB', sourceLink: 'https://oefb.at/t' });
}

/** Creates a league with one game of the club. If `others` is true, adds a result of the other teams. */
async function createLeague(db: Db, { others }: { others: boolean }): Promise<void> {
  const teams = [own, 'SC Berg', 'FC Bach'];
  const { id: competitionId } = await createCompetition(db, { season: year, name: 'Liga', teams });
  await createGame(db, {
    date: `${year}-01-01`,
    opponent: 'SC Berg',
    goalsFor: 4,
    goalsAgainst: 0,
  });
  if (others) await createRound(db, { competitionId, results: [['SC Berg', 'FC Bach', 1, 0]] });
}

const tableOf = async (db: Db) => kinds.standings.records.read(db, 'league-table');

onEnginesOfRun((engine) => {
  test('the table tool says which table the website shows and why', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const status = async () => readText(await (await ask(path)).text());
    expect(await status()).toContain('Die Website zeigt noch keine Tabelle.');
    await createTyped(db);
    expect(await status()).toContain(
      `Die Website zeigt die eingetragene Tabelle ${year}. Für euch: Platz 1, 3 Punkte aus 1 Spiel.`,
    );
    await createLeague(db, { others: false });
    expect(await status()).toContain(
      `die eingetragene Tabelle ${year}. Für euch: Platz 1, 3 Punkte aus 1 Spiel. Aus Ergebnissen gäbe es nur eine mit euren eigenen Spielen`,
    );
    const [league] = await db.selectFrom('competition').select('id').execute();
    await createRound(db, {
      ...{ competitionId: league?.id ?? '', results: [['SC Berg', 'FC Bach', 1, 0]] },
    });
    expect(await status()).toContain(
      `Die Website zeigt die Tabelle aus den Ergebnissen: Liga ${year}. Für euch: Platz 1, 3 Punkte aus 1 Spiel. Sobald Ergebnisse der anderen eingetragen sind, gilt die Tabelle, die daraus folgt.`,
    );
    await createSeason(db, { name: year, teams: [{ team: own, points: 7, played: 3 }] });
    expect(await status()).toContain(
      `Die Website zeigt die Abschlusstabelle ${year}. Für euch: Platz 1, 7 Punkte aus 3 Spielen. Eine gespeicherte Abschlusstabelle gilt auf allen Seiten`,
    );
  });

  test('the table tool says that the day of the typed table is missing', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createStanding(db, { team: own, won: 1 });
    const { id: competitionId } = await createCompetition(db, {
      ...{ season: year, teams: [own, 'SC Berg', 'FC Bach'] },
    });
    await createRound(db, { competitionId, results: [['SC Berg', 'FC Bach', 1, 0]] });
    expect(readText(await (await ask(path)).text())).toContain(
      'Bei der eingetragenen fehlt der Tag, und gezeigt wird die neueste.',
    );
  });

  test('an admin can choose the shown table, and an undo reverts the choice', async () => {
    const db = await freshDatabase(engine);
    await createTyped(db);
    await createLeague(db, { others: true });
    const ask = await openAsAdmin(db);
    const goals = async () => readText(await read(db, '/spiele')).includes('4:0 +4 3');
    const choose = async (preferred: string) => {
      const { fields } = await openPage(ask, path);
      expect((await postForm(ask, path, { ...fields, preferred })).status).toBe(303);
    };
    expect([(await openPage(ask, path)).fields.preferred, await goals()]).toEqual(['', true]);
    await choose('typed');
    expect(await goals()).toBe(false);
    const { fields, text } = await openPage(ask, path);
    expect(fields.preferred).toBe('typed');
    expect(text).toContain('Das ist hier so gewählt.');
    expect(readText(await (await ask('/admin/protokoll')).text())).toContain(
      'Gezeigt wird – Immer diese hier',
    );
    await choose('results');
    expect(await goals()).toBe(true);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now: new Date() });
    expect(await goals()).toBe(false);
    const dayless = await postForm(ask, path, { ...(await openPage(ask, path)).fields, day: '' });
    expect([dayless.status, dayless.wrong]).toEqual([
      422,
      { day: 'Bitte gib an, von welchem Tag die Tabelle ist.' },
    ]);
  });

  test('correcting a pasted table by hand does not recompute any places or points', async () => {
    const db = await freshDatabase(engine);
    await createPasted(db);
    const ask = await openAsAdmin(db);
    const { fields, text } = await openPage(ask, path);
    expect(text).toContain('Plätze, Tore und Punkte stehen so da, wie sie eingefügt wurden.');
    const stored = await tableOf(db);
    expect((await postForm(ask, path, fields)).status).toBe(303);
    expect(await tableOf(db)).toEqual(stored);
    const corrected = { ...fields, 'teams[0].team': 'SC Tal 1919', 'teams[1].points': '-1' };
    expect((await postForm(ask, path, corrected)).status).toBe(303);
    expect(await tableOf(db)).toEqual({
      ...stored,
      teams: [
        { ...stored?.teams[0], team: 'SC Tal 1919' },
        { ...stored?.teams[1], points: -1 },
      ],
    });
    const page = readText(await read(db, '/spiele'));
    expect(page).toMatch(
      /1 SC Tal 1919 2 1 0 1 3:2 \+1 3 2 .* Abzug von 6 Punkten 2 2 0 0 3:2 \+1 −1/,
    );
    const none = await postForm(ask, path, { ...fields, 'teams[1].position': '' });
    expect([none.status, none.wrong]).toEqual([
      422,
      { 'teams[1].position': 'Bitte gib den Platz ein.' },
    ]);
    const twice = await postForm(ask, path, { ...fields, 'teams[1].position': '1' });
    expect(twice.wrong).toEqual({
      'teams[1].position': 'Diesen Platz hat schon ein anderes Team.',
    });
  });

  test('the form lists all changes before it computes places and points of a pasted table', async () => {
    const db = await freshDatabase(engine);
    await createPasted(db);
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, path);
    const stored = await tableOf(db);
    const asked = await postForm(ask, path, { ...fields, isComputed: 'on' });
    expect(asked.status).toBe(409);
    expect(asked.text).toContain(
      `Plätze und Punkte werden dann berechnet. Das ändert ${own} (Platz 1 statt 2, 6 statt 0 Punkten); SC Tal (Platz 2 statt 1).`,
    );
    expect(asked.text).toContain('Aus der Tabelle fallen die Tore und die Anmerkungen.');
    expect(await tableOf(db)).toEqual(stored);
    const answered = { ...asked.fields, isComputed: 'on' };
    expect((await postForm(ask, path, answered)).status).toBe(303);
    expect(await tableOf(db)).toMatchObject({
      source: 'ÖFB',
      teams: [
        { id: 'a', position: null, points: null },
        { id: 'b', won: 2, note: null },
      ],
    });
    expect(readText(await read(db, '/spiele'))).toContain(`1 ${own} 2 2 0 0 6 2 SC Tal 2 1 0 1 3`);
    const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
    await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now: new Date() });
    expect(await tableOf(db)).toEqual(stored);
  });

  test('an export and import keep a pasted table with its source and choice', async () => {
    const db = await freshDatabase(engine);
    await createPasted(db);
    await db.updateTable('standingsDay').set({ preferred: 'typed' }).execute();
    const stored = await tableOf(db);
    const tree = formatTree(await readSnapshot(db, kinds), kinds, settings);
    const { snapshot, notes } = parseTree(tree, kinds, settings);
    expect(notes).toEqual([]);
    await replaceSnapshot(db, kinds, snapshot, new Date());
    expect(await tableOf(db)).toEqual(stored);
  });
});

test('suggests the table of its season for a final table, with goals and reasons', async () => {
  const db = await freshDatabase('sqlite');
  await createPasted(db);
  await createSeason(db, { id: 'now', name: year });
  await createSeason(db, { id: 'before', name: before });
  const ask = await openAsAdmin(db);
  const { fields, text } = await openPage(ask, '/admin/saisons/now?aus=tabelle');
  expect(text).toContain(`Tabelle übernehmen (Tabelle ${year})`);
  expect(fields).toMatchObject({
    ...{ 'teams[0].team': 'SC Tal', 'teams[0].points': '3', 'teams[0].goalsFor': '3' },
    ...{ 'teams[1].position': '2', 'teams[1].note': 'Abzug von 6 Punkten' },
  });
  expect((await postForm(ask, '/admin/saisons/now', fields)).status).toBe(303);
  expect(readText(await read(db, `/saison/${year}`))).toMatch(
    /Abzug von 6 Punkten 2 2 0 0 3:2 \+1 0/,
  );
  // The table belongs to another season.
  const other = await openPage(ask, '/admin/saisons/before?aus=tabelle');
  expect(other.text).not.toContain('Tabelle übernehmen');
  expect(other.fields).not.toHaveProperty('teams[0].team');
});
