import { expect, onTestFinished, test } from 'vitest';
import { playerRecords } from '#app/people/players/player-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { watchCommits } from '#platform/db/watch.server.ts';
import { findRevision } from '#platform/records/revision.server.ts';
import { removeRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { connect, freshDatabase, freshSettings, onEachEngine } from '#test/database.ts';
import { by, playerDraft } from '#test/drafts.ts';
import { createGame } from '#test/factories.ts';
import { type ServedSetup, serveApp } from '#test/open-app.ts';
import { createRecord } from '#test/records.ts';
import { type LiveReader, readLive } from '#test/server/live-reader.ts';

onEachEngine((engine) => {
  test('two servers announce a change of another process and show the change', async () => {
    const settings = await freshSettings(engine);
    const writer = connect(settings);
    await migrate(writer);
    const watch: ServedSetup['watch'] = (watcher) => watchCommits(settings, watcher);
    const one = await served(connect(settings), { watch });
    const two = await served(connect(settings), { watch });
    const readers = [await listening(one), await listening(two)];
    const pages = async () =>
      Promise.all([one, two].map(async (origin) => (await fetch(`${origin}/team`)).text()));
    const before = await findRevision(writer);
    for (const page of await pages()) expect(page).not.toContain('Lukas Hofer');
    for (const reader of readers) expect((await reader.next()).id).toBe(String(before));

    await createRecord(writer, playerRecords, { id: 'p', record: playerDraft() }, by);
    for (const reader of readers)
      expect(await reader.next()).toEqual({
        id: String(before + 1),
        name: 'change',
        data: 'player',
      });
    for (const page of await pages()) expect(page).toContain('Lukas Hofer');
  });
});

test('a client that reconnects gets all missed changes once and nothing else', async () => {
  const db = await freshDatabase('sqlite');
  const seen = await findRevision(db);
  await createRecord(db, playerRecords, { id: 'p', record: playerDraft() }, by);
  const stored = await playerRecords.read(db, 'p');
  await removeRecord(db, playerRecords, 'p', { version: recordVersion(stored) }, by);
  const origin = await served(db);

  const byQuery = await listening(origin, { seen });
  expect(await byQuery.next()).toEqual({ id: String(seen + 2), name: 'change', data: 'player' });
  const byHeader = await listening(origin, { seen: 0, lastEventId: seen + 1 });
  expect(await byHeader.next()).toEqual({ id: String(seen + 2), name: 'change', data: 'player' });
  const upToDate = await listening(origin, { seen: seen + 2 });
  expect(await upToDate.next()).toEqual({ id: String(seen + 2), name: 'change', data: '' });
});

test('tells open pages when the clock turns a score into the result', async () => {
  const db = await freshDatabase('sqlite');
  const kickoff = { date: '2026-05-16', kickoff: '15:00' };
  const { id } = await createGame(db, { ...kickoff, goalsFor: 2, goalsAgainst: 1, running: 1 });
  const seen = await findRevision(db);
  const now = () => new Date('2026-05-16T17:00:00+02:00');
  const reader = await listening(await served(db, { now }), { seen });
  const told = { id: String(seen + 1), name: 'change', data: 'game' };
  // The first event can come before the server has checked the games.
  const first = await reader.next();
  expect(first.data === '' ? await reader.next() : first).toEqual(told);
  const game = db.selectFrom('game').select('running').where('id', '=', id);
  expect(await game.executeTakeFirst()).toEqual({ running: null });
});

test('sends a reset to a client that has a newer revision than the database', async () => {
  const db = await freshDatabase('sqlite');
  const revision = await findRevision(db);
  const reader = await listening(await served(db), { seen: revision + 10 });
  expect(await reader.next()).toEqual({ id: String(revision), name: 'reset', data: '' });
});

test('a stopping server tells live readers to reconnect after different pauses', async () => {
  const site = await serveApp(await freshDatabase('sqlite'));
  const readers = await Promise.all(Array.from({ length: 20 }, () => listening(site.origin)));
  for (const reader of readers) await reader.next();
  const stopped = site.stop();
  const pauses = new Set<number>();
  for (const reader of readers) {
    const { name, data } = await reader.next();
    expect(name).toBe('pause');
    expect(Number(data)).toBeGreaterThanOrEqual(1000);
    expect(Number(data)).toBeLessThanOrEqual(5000);
    pauses.add(Number(data));
  }
  expect(pauses.size).toBeGreaterThan(5);
  await stopped;
});

async function served(db: Db, setup: ServedSetup = {}): Promise<string> {
  const site = await serveApp(db, setup);
  onTestFinished(site.stop);
  return site.origin;
}

async function listening(origin: string, known = {}): Promise<LiveReader> {
  const reader = await readLive(origin, known);
  onTestFinished(reader.close);
  return reader;
}
