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
  patience: number;
  isTransaction: () => boolean;
}

export const pause = 20;
const busy = 5;

interface Opening {
  database: () => Promise<SqliteDatabase>;
  reader: () => SqliteDatabase;
}

export class WaitingSqliteDriver extends SqliteDriver {
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

class PatientConnection implements DatabaseConnection {
  readonly #writer: DatabaseConnection;
  readonly #reader: SqliteDatabase;
  readonly #turns: Turns;
  readonly #waiting: Waiting;
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
    // A statement blocks the process while it runs, so other requests get a turn before each statement.
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
        // Does not repeat a statement in a transaction, because another writer could have changed data in the
        // meantime.
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

class Turns {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

export function isBusy(error: unknown): boolean {
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && (Number(errcode) & 0xff) === busy;
}
