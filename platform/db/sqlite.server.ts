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
import { isBusy, PatientDriver, pause } from './sqlite-driver.server.ts';

/** Milliseconds to wait for another process at the start. */
const openTimeout = 10_000;
/** Milliseconds that a command waits for another process (an import, a backup). */
const longPatience = 60_000;

/** Write-ahead log, `synchronous=FULL`, foreign keys on. @param patience milliseconds of a write */
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
      return new PatientDriver({ database, reader }, { patience, isTransaction });
    },
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** One transaction: a stopped migration leaves nothing, and parallel starts wait for each other. */
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

/** SQLite's timeout does not cover a journal mode change by another process. */
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
  // To prepare a page's statements takes longer than to run them.
  const statements = new LRUCache<string, StatementSync>({
    ...{ maxSize: 400_000, maxEntrySize: 10_000 },
    sizeCalculation: (_, sql) => sql.length,
  });
  return {
    close: () => connection.close(),
    prepare(sql) {
      const said = spoken(sql, connection.isTransaction);
      const statement = statements.get(said) ?? connection.prepare(said);
      statements.set(said, statement);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        // One of its own: a second run would end the first.
        iterate: (parameters) =>
          connection.prepare(said).iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** The file holds password hashes; SQLite's side files get the same rights. */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const stat = statSync(path, { throwIfNoEntry: false });
    // Another user's file can only be used, not changed.
    if (stat?.isFile() && stat.mode & 0o077 && stat.uid === process.getuid?.())
      chmodSync(path, 0o600);
  }
}

function spoken(sql: string, isTransaction: boolean): string {
  // A transaction always writes here. As a reader it would fail, not wait, once another process has written.
  if (sql === 'begin') return 'begin immediate';
  // A full disk may end the transaction by itself; a failing rollback would hide the real error.
  if (sql === 'rollback' && !isTransaction) return 'select 1';
  return sql;
}
