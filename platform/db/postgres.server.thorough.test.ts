import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { type Db, openDatabase } from './client.server.ts';
import { findOutage } from './outage.server.ts';

/** A proxy to PostgreSQL. While the proxy is blocked, it transfers no data. */
interface Way {
  url: string;
  block: () => void;
  unblock: () => void;
}

async function openWay(): Promise<Way> {
  const target = new URL(inject('postgresUrl'));
  const sockets = new Set<Socket>();
  let isBlocked = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    if (isBlocked) near.unpipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    block() {
      isBlocked = true;
      for (const socket of sockets) socket.unpipe();
    },
    // A blocked connection stays blocked, as behind a firewall that has forgotten it.
    unblock() {
      isBlocked = false;
    },
  };
}

function open(databaseUrl: string, queryTimeout?: number): Db {
  const db = openDatabase({ databaseUrl, dataDir: '', queryTimeout });
  onTestFinished(() => db.destroy());
  return db;
}

async function outageOf(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (error) => findOutage(error),
  );
}

/** Ends the connection whose last query contains `word`. Waits until such a connection exists. */
async function terminate(db: Db, word: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where query like ${`%${word}%`} and pid <> pg_backend_pid()`.execute(db);
    expect(rows).toHaveLength(1);
  }, 10_000);
  // Waits until this process has noticed that the connection has ended.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

test('a query without an answer fails in time; the next query uses a new connection', async () => {
  const way = await openWay();
  const db = open(way.url, 200);
  await sql`select 1`.execute(db);
  way.block();
  const begun = performance.now();
  expect(await outageOf(sql`select 1`.execute(db))).toBe('gone');
  expect(performance.now() - begun).toBeLessThan(4_000);
  way.unblock();
  await sql`select 1`.execute(db);
});

test('the rollback of a transaction without an answer does not wait for a second timeout', async () => {
  const way = await openWay();
  const db = open(way.url, 200);
  const begun = performance.now();
  const work = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    way.block();
    await sql`select 1`.execute(transaction);
  });
  expect(await outageOf(work)).toBe('gone');
  expect(performance.now() - begun).toBeLessThan(4_000);
  way.unblock();
  await sql`select 1`.execute(db);
});

test('a query fails in time if PostgreSQL accepts no connection', async () => {
  const way = await openWay();
  way.block();
  const db = open(way.url, 200);
  const begun = performance.now();
  expect(await outageOf(sql`select 1`.execute(db))).toBe('gone');
  expect(performance.now() - begun).toBeLessThan(8_000);
  way.unblock();
  await sql`select 1`.execute(db);
});

test('cuts off slow queries only with a query timeout', async () => {
  const [bounded, patient] = [open(inject('postgresUrl'), 100), open(inject('postgresUrl'))];
  expect(await outageOf(sql`select pg_sleep(1)`.execute(bounded))).toBe('gone');
  expect(await outageOf(sql`select pg_sleep(1)`.execute(patient))).toBeUndefined();
});

test('a connection ended while idle, in a query or in a transaction is replaced', async () => {
  const db = open(inject('postgresUrl'), 5_000);
  const other = open(inject('postgresUrl'));
  await sql`select 'idle-cut'`.execute(db);
  await terminate(other, 'idle-cut');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await sql`select 1`.execute(db);

  const query = outageOf(sql`select 'query-cut', pg_sleep(5)`.execute(db));
  await terminate(other, 'query-cut');
  expect(await query).toBe('gone');

  const transaction = db.transaction().execute(async (within) => {
    await sql`select 'transaction-cut'`.execute(within);
    await terminate(other, 'transaction-cut');
    await sql`select 1`.execute(within);
  });
  expect(await outageOf(transaction)).toBe('gone');
  await sql`select 1`.execute(db);
});
