import { expect, test } from 'vitest';
import { clubDetailsId } from '#app/club/details/find-details.server.ts';
import { kinds } from '#app/kinds.server.ts';
import { type LineupRecord, lineupRecords } from '#app/matches/lineups/lineup-record.server.ts';
import { announcedGames as nextGames } from '#app/matches/next-game/announce.server.ts';
import { nextGameId } from '#app/matches/next-game/next-game-record.server.ts';
import { type PlayerRecord, playerRecords } from '#app/people/players/player-record.server.ts';
import { loadStarter } from '#app/starter.server.ts';
import { club } from '#club/club.ts';
import { readSnapshot, replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree, parseTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import { findChanges } from '#platform/records/revision.server.ts';
import { removeRecord, saveRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { connect, freshDatabase, freshSettings, onEnginesOfRun } from '#test/database.ts';
import { by, gameDraft, lineupDraft, lineupPlayer, playerDraft } from '#test/drafts.ts';
import { fixedPaths, pages } from '#test/e2e/pages.ts';
import { starter } from '#test/e2e/starter.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { createRecord } from '#test/records.ts';
import { starterDay } from '#test/starter-text.ts';

const path = '/admin/beispielinhalte';
const auditLog = '/admin/protokoll';
const gameRecords = kinds.game.records;

onEnginesOfRun((engine) => {
  async function openStarter() {
    const db = await freshDatabase(engine);
    expect(await loadStarter(db, starterDay)).toBe(true);
    return { db, ask: await openAsAdmin(db) };
  }

  async function remove(ask: Ask) {
    return postForm(ask, path, { ...(await openVersion(ask)), sure: 'on' });
  }

  test('lists the deleted and the remaining content, and deletes nothing without the tick', async () => {
    const { db, ask } = await openStarter();
    const page = await openPage(ask, path);
    expect(page.headings).toEqual(['Beispielinhalte', 'Was weggeht', 'Was bleibt']);
    const { players, games, news } = starter as unknown as Record<string, object>;
    for (const [node, word] of [
      [players, 'Spieler'],
      [games, 'Spiele'],
      [news, 'Artikel'],
    ] as const)
      expect(page.text).toContain(`${Object.keys(node ?? {}).length} ${word}`);
    expect(page.text).toContain('Nächstes Spiel gegen SC Berg');
    const before = await readSnapshot(db, kinds);
    const refused = await postForm(ask, path, await openVersion(ask));
    expect([refused.status, refused.wrong]).toEqual([
      422,
      { sure: 'Bitte setz das Häkchen, wenn das wirklich weg soll.' },
    ]);
    expect(await readSnapshot(db, kinds)).toEqual(before);
  });

  test('the removal is one entry of the audit log, which an admin can undo', async () => {
    const { db, ask } = await openStarter();
    const before = await sortedRows(db);
    const { revision } = await findChanges(db);
    const held = await listHeldKinds(db);
    const answer = await remove(ask);
    expect([answer.status, answer.location]).toEqual([303, `${path}?meldung=beispiel-entfernt`]);
    expect(await countRecords(db)).toBe(0);
    const changes = await findChanges(db);
    const told = [...changes.topics].filter(([, at]) => at === revision + 1);
    expect(told.map(([topic]) => topic).sort()).toEqual(held.sort());
    expect(changes.revision).toBe(revision + 1);

    const log = await openPage(ask, auditLog);
    expect(log.text).toContain('Beispielinhalte gelöscht');
    expect(log.text).toContain('Jürgen Tannreiter');
    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries).toHaveLength(1);
    expect((await undoNewest(db, ask)).status).toBe(303);
    expect(await sortedRows(db)).toEqual(before);
    expect((await openPage(ask, auditLog)).text).toContain(
      `nimmt Eintrag ${entries[0]?.id} zurück`,
    );
    expect((await undoNewest(db, ask)).status).toBe(303);
    expect(await countRecords(db)).toBe(0);
  });

  test('every page still answers after the removal, and says that content is missing', async () => {
    const { ask } = await openStarter();
    await remove(ask);
    for (const page of fixedPaths.filter((each) => each !== '/login')) {
      const answer = await ask(page);
      expect([page, answer.status]).toEqual([page, 200]);
    }
    expect((await openPage(ask, '/spiele')).text).toContain('No games available.');
    for (const { path: page } of pages.filter((each) =>
      /^\/(spieler|trainer|news)\//.test(each.path),
    ))
      expect([page, (await ask(page)).status]).toEqual([page, 404]);
    for (const file of ['/spiele.ics', '/news.rss', '/sitemap.xml', '/bild.png', '/admin'])
      expect([file, (await ask(file)).status]).toEqual([file, 200]);
    for (const [, kind] of eachKind(kinds)) {
      if (!('tool' in kind) || !kind.tool) continue;
      expect([kind.tool.path, (await ask(kind.tool.path)).status]).toEqual([kind.tool.path, 200]);
    }
    expect((await openPage(ask, path)).text).toContain('Hier ist nichts mehr zu entfernen.');
  });

  test('keeps changed and entered records, and the records that they need', async () => {
    const { db, ask } = await openStarter();
    const changed = await edit<PlayerRecord>(db, '-P01', { birthYear: 1987 });
    await createRecord(db, gameRecords, { id: 'eigenes', record: gameDraft() }, by);
    const own = lineupDraft({
      gameId: 'eigenes',
      trainerId: '-T1',
      players: [lineupPlayer({ playerId: '-P02' })],
    });
    await createRecord(db, lineupRecords, { id: 'kader', record: own }, by);
    await createRecord(db, playerRecords, { id: 'neu', record: playerDraft() }, by);
    const page = await openPage(ask, path);
    expect(page.text).toContain(`Vom Beispiel jene, die jemand geändert hat: ${changed.name}.`);
    expect(page.text).toContain('Vom Beispiel jene, auf die sich eure Einträge beziehen:');
    expect((await remove(ask)).status).toBe(303);
    expect(await kinds.player.ids(db)).toEqual(expect.arrayContaining(['-P01', '-P02', 'neu']));
    expect(await kinds.player.ids(db)).toHaveLength(3);
    expect(await kinds.trainer.ids(db)).toEqual(['-T1']);
    expect(await kinds.game.ids(db)).toEqual(['eigenes']);
    expect(await lineupRecords.read(db, 'kader')).toMatchObject(own);
  });

  test('a changed line-up keeps its game and its players', async () => {
    const { db, ask } = await openStarter();
    const lineup = (await lineupRecords.read(db, '-K01')) as LineupRecord;
    const version = recordVersion(lineup);
    const record = { ...lineup, players: lineup.players.slice(0, 2) };
    await saveRecord(db, lineupRecords, '-K01', { record, version }, by);
    await remove(ask);
    expect(await kinds.game.ids(db)).toEqual([lineup.gameId]);
    expect((await kinds.player.ids(db)).sort()).toEqual(
      record.players.map(({ playerId }) => playerId).sort(),
    );
  });

  test('removes a record whose change was undone', async () => {
    const { db, ask } = await openStarter();
    await edit<PlayerRecord>(db, '-P01', { birthYear: 1987 });
    await undoNewest(db, ask);
    await remove(ask);
    expect(await countRecords(db)).toBe(0);
  });

  test('a newly entered record blocks the undo of the removal and is named', async () => {
    const { db, ask } = await openStarter();
    await remove(ask);
    const { entries } = await listAuditLog(db, { limit: 1 });
    const startsAt = '2030-07-05T13:00:00.000Z';
    const anew = { opponent: 'SC Eigen', startsAt, kind: 'Pokal' } as const;
    await createRecord(db, nextGames, { id: nextGameId, record: anew }, by);
    const version = recordVersion(await nextGames.read(db, nextGameId));
    const before = await sortedRows(db);
    const refused = await postForm(ask, auditLog, { entry: String(entries[0]?.id) });
    expect(refused.status).toBe(409);
    expect(refused.alerts).toEqual([
      'Das lässt sich nicht zurücknehmen. „Nächstes Spiel gegen SC Berg“ hat inzwischen jemand geändert oder neu eingegeben. Nimm zuerst das zurück.',
    ]);
    expect(await sortedRows(db)).toEqual(before);
    await removeRecord(db, nextGames, nextGameId, { version }, by);
    expect((await postForm(ask, auditLog, { entry: String(entries[0]?.id) })).status).toBe(303);
    expect(await kinds.player.ids(db)).toHaveLength(20);
  });

  test('removes only records that the page has listed, and only once', async () => {
    const { db, ask } = await openStarter();
    const seen = await openVersion(ask);
    await edit<PlayerRecord>(db, '-P01', { birthYear: 1987 });
    const refused = await postForm(ask, path, { ...seen, sure: 'on' });
    expect([refused.status, refused.alerts]).toEqual([
      409,
      ['Inzwischen hat jemand etwas geändert. Sieh noch einmal nach, was weggeht.'],
    ]);
    expect(await kinds.player.ids(db)).toHaveLength(20);
    const fields = { ...(await openVersion(ask)), sure: 'on' };
    const answers = [await postForm(ask, path, fields), await postForm(ask, path, fields)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await listAuditLog(db, { limit: 9 })).entries).toHaveLength(2);
  });

  test('no server loads removed starter content again at its start', async () => {
    const settings = await freshSettings(engine);
    const [db, other] = [connect(settings), connect(settings)];
    await migrate(db);
    const loaded = await Promise.all([loadStarter(db, starterDay), loadStarter(other, starterDay)]);
    expect(loaded.sort()).toEqual([false, true]);
    await remove(await openAsAdmin(db));
    await db.deleteFrom('admin').execute();
    expect(
      await Promise.all([loadStarter(db, starterDay), loadStarter(other, starterDay)]),
    ).toEqual([false, false]);
    expect(await countRecords(db)).toBe(0);
  });

  test('recognizes unchanged starter content without marks, after an import', async () => {
    const { db, ask } = await openStarter();
    const tree = formatTree(await readSnapshot(db, kinds), kinds, club);
    await replaceSnapshot(db, kinds, parseTree(tree, kinds, club).snapshot, by.now);
    expect(await db.selectFrom('starterRecord').selectAll().execute()).toEqual([]);
    await db.updateTable('player').set({ birthYear: 1987 }).where('id', '=', '-P01').execute();
    expect((await openPage(ask, path)).text).toContain(
      'die jemand geändert hat: Gregor Rotbuchner.',
    );
    await remove(ask);
    expect(await kinds.player.ids(db)).toEqual(['-P01']);
    expect(await kinds.article.ids(db)).toEqual([]);
  });

  test('removes unmarked starter content of a renamed club, and does not list changed records', async () => {
    const { db, ask } = await openStarter();
    await db.deleteFrom('starterRecord').execute();
    await db.insertInto('clubDetails').values({ id: clubDetailsId, name: 'SV Oberdorf' }).execute();
    await db.updateTable('player').set({ birthYear: 1987 }).where('id', '=', '-P01').execute();
    expect((await openPage(ask, path)).text).not.toContain('die jemand geändert hat');
    await remove(ask);
    expect(await kinds.player.ids(db)).toEqual(['-P01']);
    expect((await openPage(ask, path)).headings).toEqual(['Beispielinhalte']);
  });
});

test('a visitor who is not signed in cannot remove the starter content', async () => {
  const db = await freshDatabase('sqlite');
  await loadStarter(db, starterDay);
  const ask = await openApp(db);
  const answer = await postForm(ask, path, { sure: 'on', version: 'none' });
  expect([answer.status, answer.location?.startsWith('/login')]).toEqual([307, true]);
  expect(await kinds.player.ids(db)).toHaveLength(20);
});

async function openVersion(ask: Ask): Promise<{ version: string }> {
  const html = await (await ask(path)).text();
  return { version: /name="version" value="([^"]*)"/.exec(html)?.[1] ?? '' };
}

async function edit<T extends PlayerRecord>(db: Db, id: string, fields: Partial<T>): Promise<T> {
  const record = (await playerRecords.read(db, id)) as T;
  const version = recordVersion(record);
  await saveRecord(db, playerRecords, id, { record: { ...record, ...fields }, version }, by);
  return record;
}

async function undoNewest(db: Db, ask: Ask) {
  const { entries } = await listAuditLog(db, { limit: 1 });
  return postForm(ask, auditLog, { entry: String(entries[0]?.id) });
}

async function listHeldKinds(db: Db): Promise<string[]> {
  const held = [];
  for (const [kind, { ids }] of eachKind(kinds))
    if (((await ids?.(db)) ?? []).length > 0) held.push(kind);
  return held;
}

async function countRecords(db: Db): Promise<number> {
  let count = 0;
  for (const [, { ids }] of eachKind(kinds)) count += (await ids?.(db))?.length ?? 0;
  return count;
}

async function sortedRows(db: Db): Promise<Record<string, string[]>> {
  const tables = Object.entries(await readSnapshot(db, kinds));
  return Object.fromEntries(
    tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]),
  );
}
