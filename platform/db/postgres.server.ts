import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Connections of one server to PostgreSQL at most. */
const poolSize = 10;
/** Milliseconds until a query must have a connection: a new one, or one that others give back. */
const connectionTimeout = 5_000;
/** Milliseconds that PostgreSQL has to say that it cut a query off, before nobody waits for it. */
const answerTime = 2_000;

/**
 * Kysely's dialect for PostgreSQL. Broken connections are replaced by themselves. The driver is loaded
 * with the first query: a site on SQLite never needs its 4 MiB.
 * @param queryTimeout milliseconds after which a query is given up; none is without it
 * @param onLost told of a connection that broke while nobody used it
 */
export function postgresDialect(
  connectionString: string,
  queryTimeout?: number,
  onLost: (error: Error) => void = () => {},
): PostgresDialect {
  const settings: pg.PoolConfig = {
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    ...(queryTimeout !== undefined && {
      query_timeout: queryTimeout + answerTime,
      onConnect: (client) => limit(client, queryTimeout),
    }),
  };
  return new PostgresDialect({ pool: () => openPool(settings, onLost) });
}

async function openPool(
  settings: pg.PoolConfig,
  onLost: (error: Error) => void,
): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(settings);
  // A connection that PostgreSQL closes while nobody uses it (a restart) is replaced at the next
  // query; unheard, its error would end the process.
  pool.on('error', onLost);
  // The same while a request holds it: the error goes to the query as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return withoutHungConnections(pool);
}

/**
 * Lets PostgreSQL itself cut queries off, which frees the locks they wait for, and end transactions
 * of a server that has vanished with its lock on all writes. Not among the first words of a
 * connection, where PgBouncer takes no settings.
 */
async function limit(client: pg.ClientBase, queryTimeout: number): Promise<void> {
  await client.query(
    `set statement_timeout = ${queryTimeout}; set idle_in_transaction_session_timeout = ${queryTimeout}`,
  );
}

/**
 * A pool that takes no connection back on which a query got no answer: the next one would wait
 * behind it.
 */
function withoutHungConnections(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let hung: Error | undefined;
      const query = async (sql: string, parameters: unknown[]) => {
        if (hung) throw hung;
        try {
          return await client.query(sql, parameters);
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') hung = error;
          throw error;
        }
      };
      const release = (destroy?: boolean) => client.release(hung ?? destroy);
      // Kysely could ask with a cursor too, if it had been given one.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
