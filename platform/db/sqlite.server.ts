import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy, PatientDriver, pause } from './sqlite-driver.server.ts';

/** Milliseconds that opening the file waits for another process, before anybody is answered. */
const openTimeout = 10_000;
/** Milliseconds that a command waits for another process (an import, a backup) to let go of the file. */
const longPatience = 60_000;

/**
 * Kysely's dialect for a database file opened with node:sqlite: write-ahead log, every commit
 * on disk before it is answered (`synchronous=FULL`), foreign keys on.
 * @param patience milliseconds that a write waits for other processes
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
      return new PatientDriver({ database, reader }, { patience, isTransaction });
    },
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Lets Kysely run migrations in one transaction, as SQLite can: one that is cut short leaves
 * nothing behind, and processes that start at the same time wait for each other.
 */
class TransactionalAdapter extends SqliteAdapter {
  /** By which `isPostgres` tells it. */
  readonly isEmbedded = true;

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one, but its driver itself lets one after the other have it. */
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

/** A second connection to a file that is open already. */
function openReader(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  connection.exec('pragma query_only = on; pragma busy_timeout = 0;');
  return connection;
}

/**
 * SQLite does not wait for its timeout while another connection changes the journal mode, as
 * processes do that open one new file at the same time.
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
  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = connection.prepare(spoken(sql, connection.isTransaction));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/**
 * Password hashes lie in the file: it is for nobody else on the machine, also in a folder that
 * others can read. What SQLite makes beside it gets the rights of the file itself.
 */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const stat = statSync(path, { throwIfNoEntry: false });
    // Somebody else's file cannot be changed, only used.
    if (stat?.isFile() && stat.mode & 0o077 && stat.uid === process.getuid?.())
      chmodSync(path, 0o600);
  }
}

/** What is said in place of a word of Kysely's. */
function spoken(sql: string, isTransaction: boolean): string {
  // A transaction here always writes. Started as a reader it could not become the writer
  // once another process has written, and would fail instead of waiting.
  if (sql === 'begin') return 'begin immediate';
  // Some errors, a full disk among them, end the transaction by themselves. A rollback that fails
  // then would be the error that is told, in place of the real one.
  if (sql === 'rollback' && !isTransaction) return 'select 1';
  return sql;
}
