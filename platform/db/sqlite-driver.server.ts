import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

interface Waiting {
  /** Milliseconds that a statement waits for another process at most. */
  patience: number;
  /** Whether a transaction has begun on the connection. */
  isTransaction: () => boolean;
}

/** Milliseconds between two tries whether another process has let go of the file. */
export const pause = 20;
/** SQLITE_BUSY, the lowest byte of its kinds. */
const busy = 5;

/**
 * Kysely's driver for one connection to a SQLite file, which waits for the locks of other processes
 * while this one goes on: SQLite's own waiting would hold up every request. Between two tries the
 * connection is lent to whoever reads.
 */
export class PatientDriver extends SqliteDriver {
  readonly #waiting: Waiting;
  readonly #turns = new Turns();

  constructor(config: SqliteDialectConfig, waiting: Waiting) {
    super(config);
    this.#waiting = waiting;
  }

  override async acquireConnection(): Promise<PatientConnection> {
    const done = await this.#turns.take();
    return new PatientConnection(await super.acquireConnection(), this.#turns, done, this.#waiting);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof PatientConnection) connection.done();
  }
}

/** The connection for as long as somebody has it. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #turns: Turns;
  readonly #waiting: Waiting;
  /** Gives it to the next. */
  done: () => void;

  constructor(connection: DatabaseConnection, turns: Turns, done: () => void, waiting: Waiting) {
    this.#connection = connection;
    this.#turns = turns;
    this.#waiting = waiting;
    this.done = done;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { patience, isTransaction } = this.#waiting;
    for (const start = performance.now(); ; ) {
      try {
        return await this.#connection.executeQuery(query);
      } catch (error) {
        // Within a transaction nobody else may come between.
        if (!isBusy(error) || isTransaction() || performance.now() - start > patience) throw error;
      }
      this.done();
      await wait(pause);
      this.done = await this.#turns.take();
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, size);
  }
}

/** Lets one after the other have something. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is one's turn, with how to end it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** Whether an error says that another process has locked the file. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && (Number(errcode) & 0xff) === busy;
}
