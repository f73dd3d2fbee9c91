import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { isBusy, pause, WaitingSqliteDriver } from './sqlite-driver.server.ts';

const openTimeout = 10_000;
const longPatience = 60_000;

/**
 * Uses a write-ahead log, full syncs and foreign keys.
 * @param patience milliseconds to wait for a lock
 */
export function sqliteDialect(file: string, patience = longPatience): Dialect {
  return {
    createDriver() {
      let opened: DatabaseSync | undefined;
      const database = async () => {
        opened = await open(file);
        return asKysely(opened);
      };
      const reader = () => asKysely(openReader(file));
      const isTransaction = () => opened?.isTransaction ?? false;
      return new WaitingSqliteDriver({ database, reader }, { patience, isTransaction });
    },
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Makes Kysely run all migrations in one transaction. A stopped run then changes nothing, and a second
 * process waits.
 */
class TransactionalAdapter extends SqliteAdapter {
  readonly isEmbedded = true;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

async function open(file: string): Promise<DatabaseSync> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(file);
  const connection = new DatabaseSync(file, {
    timeout: openTimeout,
    enableForeignKeyConstraints: true,
  });
  await startWriteAheadLog(connection);
  connection.exec('pragma synchronous = full; pragma busy_timeout = 0;');
  return connection;
}

function openReader(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  connection.exec('pragma query_only = on; pragma busy_timeout = 0;');
  return connection;
}

/**
 * Repeats the statement while the file is locked, because SQLite does not wait for a lock when it changes the
 * journal mode.
 */
async function startWriteAheadLog(connection: DatabaseSync): Promise<void> {
  for (const start = performance.now(); ; await wait(pause)) {
    try {
      return connection.exec('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > openTimeout) throw error;
    }
  }
}

function asKysely(connection: DatabaseSync): SqliteDatabase {
  // Prepared statements are cached, because preparing a page's statements takes longer than running them.
  const statements = new LRUCache<string, StatementSync>({
    ...{ maxSize: 400_000, maxEntrySize: 10_000 },
    sizeCalculation: (_, sql) => sql.length,
  });
  return {
    close: () => connection.close(),
    prepare(sql) {
      const said = spoken(sql, connection.isTransaction);
      const known = statements.get(said);
      const statement = known ?? connection.prepare(said);
      if (!known) statements.set(said, statement);
      return {
        get reader() {
          return statement.columns().length > 0;
        },
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        // Does not use the cached statement. If two loops used one statement at once, the first loop would
        // end early.
        iterate: (parameters) =>
          connection.prepare(said).iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/**
 * Only the owner can read the database and SQLite's additional files, because they contain password hashes.
 */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile() && stat.mode & 0o077 && stat.uid === process.getuid?.())
      chmodSync(path, 0o600);
  }
}

function spoken(sql: string, isTransaction: boolean): string {
  // `immediate` takes the write lock at the start. Without it, the transaction's first write would fail if
  // another process has written in the meantime.
  if (sql === 'begin') return 'begin immediate';
  // A full disk can end the transaction. A rollback would then fail and hide the first error.
  if (sql === 'rollback' && !isTransaction) return 'select 1';
  return sql;
}
