import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createAdmin, createPlayer } from '#test/factories.ts';
import { openDatabase } from './client.server.ts';
import { findOutage, unavailableDatabase } from './outage.server.ts';

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error) => error,
  );
}

onEachEngine((engine) => {
  test('findOutage returns undefined for wrong SQL and for broken constraints', async () => {
    const db = await freshDatabase(engine);
    const player = await createPlayer(db);
    await createAdmin(db, { username: 'max' });
    const faults = [
      () => sql`select * from no_such_table`.execute(db),
      () => sql`select from where`.execute(db),
      () => createPlayer(db, { id: player.id }),
      () => createAdmin(db, { username: 'max' }),
      () => createPlayer(db, { name: null as never }),
      () => db.insertInto('lineup').values({ id: 'x', gameId: 'none', trainerId: null }).execute(),
    ];
    for (const fault of faults) {
      const error = await errorOf(fault());
      expect(error).toBeInstanceOf(Error);
      expect(findOutage(error)).toBeUndefined();
    }
  });
});

test('a query timeout and a read-only PostgreSQL server count as outages', async () => {
  const db = await freshDatabase('postgres');
  for (const setting of ['statement_timeout = 20', 'transaction_read_only = on'])
    expect(
      findOutage(
        await errorOf(
          db.transaction().execute(async (transaction) => {
            await sql`set local ${sql.raw(setting)}`.execute(transaction);
            await createPlayer(transaction);
            await sql`select pg_sleep(5)`.execute(transaction);
          }),
        ),
      ),
    ).toBe('gone');
});

test('a missing PostgreSQL server or an unknown host name is an outage', async () => {
  for (const server of ['127.0.0.1:1', 'localhost:1', 'no-such-host.invalid:5432']) {
    const db = openDatabase({ databaseUrl: `postgres://x:x@${server}/x`, dataDir: '' });
    expect([server, findOutage(await errorOf(sql`select 1`.execute(db)))]).toEqual([
      server,
      'gone',
    ]);
    await db.destroy();
  }
});

test('findOutage recognizes a SQLite file that is locked, read-only or impossible to open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const [one, other] = [openDatabase({ dataDir }), openDatabase({ dataDir, queryTimeout: 0 })];
  await sql`create table t (x)`.execute(one);
  await one.transaction().execute(async () => {
    expect(findOutage(await errorOf(sql`insert into t values (1)`.execute(other)))).toBe('gone');
  });
  await sql`pragma query_only = 1`.execute(other);
  expect(findOutage(await errorOf(sql`insert into t values (1)`.execute(other)))).toBe('gone');
  await Promise.all([one.destroy(), other.destroy()]);

  const noFile = join(dataDir, 'other');
  await mkdir(join(noFile, 'ankick.sqlite'), { recursive: true });
  const db = openDatabase({ dataDir: noFile });
  expect(findOutage(await errorOf(sql`select 1`.execute(db)))).toBe('gone');
});

test('recognizes a full disk, even if it ends a transaction', async () => {
  const db = await freshDatabase('sqlite');
  await sql`pragma max_page_count = 1`.execute(db);
  const fill = () =>
    db.transaction().execute(async (transaction) => {
      for (let rows = 0; rows < 2000; rows++) await createPlayer(transaction);
    });
  expect(findOutage(await errorOf(fill()))).toBe('full');
  await sql`pragma max_page_count = 100000`.execute(db);
  await fill();
});

test('finds an outage inside other errors; a visitor’s broken connection is no outage', async () => {
  const refused = await errorOf(
    new Promise((_, reject) => connect(1, '127.0.0.1').once('error', reject)),
  );
  expect(findOutage(new AggregateError([refused, refused]))).toBe('gone');
  expect(findOutage(new Error('query failed', { cause: refused }))).toBe('gone');
  expect(findOutage(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBeUndefined();
  expect(findOutage(Object.assign(new Error(), { code: '23505' }))).toBeUndefined();
  for (const nothing of [undefined, null, 'ECONNREFUSED', new Response()])
    expect(findOutage(nothing)).toBeUndefined();
});

test('unavailableDatabase rejects every query and transaction with the given error', async () => {
  const error = new Error('gone');
  const db = unavailableDatabase(error);
  await expect(db.selectFrom('player').selectAll().execute()).rejects.toBe(error);
  await expect(db.transaction().execute(createPlayer)).rejects.toBe(error);
  await expect(createPlayer(db)).rejects.toBe(error);
});
