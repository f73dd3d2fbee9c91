import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import { breathe } from '#platform/work/repeat.server.ts';

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

/** Opens the two connections to a file. */
interface Opening {
  /** The one that writes. */
  database: () => Promise<SqliteDatabase>;
  /** The one that reads what is committed, also while a transaction writes. */
  reader: () => SqliteDatabase;
}

/**
 * Kysely's driver for a SQLite file: one connection that one after the other writes with, and one for
 * whoever only reads. It waits for the locks of other processes while this one goes on: SQLite's own
 * waiting would hold up every request.
 */
export class PatientDriver extends SqliteDriver {
  readonly #waiting: Waiting;
  readonly #turns = new Turns();
  readonly #openReader: () => SqliteDatabase;
  #reader: SqliteDatabase | undefined;

  constructor({ database, reader }: Opening, waiting: Waiting) {
    super({ database });
    this.#openReader = reader;
    this.#waiting = waiting;
  }

  override async acquireConnection(): Promise<PatientConnection> {
    this.#reader ??= this.#openReader();
    const connections = { writer: await super.acquireConnection(), reader: this.#reader };
    return new PatientConnection(connections, this.#turns, this.#waiting);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof PatientConnection) connection.release();
  }

  override async destroy(): Promise<void> {
    this.#reader?.close();
    await super.destroy();
  }
}

/** A connection for as long as somebody has it: it takes its turn with the first statement that may write. */
class PatientConnection implements DatabaseConnection {
  readonly #writer: DatabaseConnection;
  readonly #reader: SqliteDatabase;
  readonly #turns: Turns;
  readonly #waiting: Waiting;
  /** Gives the writing connection to the next. */
  #done: (() => void) | undefined;

  constructor(
    { writer, reader }: { writer: DatabaseConnection; reader: SqliteDatabase },
    turns: Turns,
    waiting: Waiting,
  ) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turns = turns;
    this.#waiting = waiting;
  }

  release(): void {
    this.#done?.();
    this.#done = undefined;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Statements run at once: many after each other would let nobody else be answered.
    await breathe();
    const isRead = !this.#done && SelectQueryNode.is(query.query);
    const run = isRead
      ? () => readRows<Row>(this.#reader, query)
      : () => this.#writer.executeQuery<Row>(query);
    if (!isRead) this.#done ??= await this.#turns.take();
    const { patience, isTransaction } = this.#waiting;
    for (const start = performance.now(); ; ) {
      try {
        return await run();
      } catch (error) {
        // Within a transaction nobody else may come between.
        const isWithin = !isRead && isTransaction();
        if (!isBusy(error) || isWithin || performance.now() - start > patience) throw error;
      }
      this.release();
      await wait(pause);
      if (!isRead) this.#done = await this.#turns.take();
    }
  }

  async *streamQuery<Row>(
    query: CompiledQuery,
    size: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    this.#done ??= await this.#turns.take();
    yield* this.#writer.streamQuery<Row>(query, size);
  }
}

async function readRows<Row>(
  reader: SqliteDatabase,
  { sql, parameters }: CompiledQuery,
): Promise<QueryResult<Row>> {
  return { rows: reader.prepare(sql).all(parameters) as Row[] };
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
