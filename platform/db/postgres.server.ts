import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const poolSize = 10;
/** Milliseconds to wait for a new or free connection. */
const connectionTimeout = 5_000;
/** PostgreSQL has so many milliseconds to report a cancelled query; then we stop waiting. */
const answerTime = 2_000;

/** Loads the driver at the first query: a site on SQLite never needs its 4 MiB. */
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
  // Without a listener, a closed idle connection (PostgreSQL restarts) would end our process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return withoutHungConnections(pool);
}

/**
 * After these times PostgreSQL frees the locks of slow queries and of servers that have vanished. A query
 * sets them, because PgBouncer takes no settings in the first message of a connection.
 */
async function limit(client: pg.ClientBase, queryTimeout: number): Promise<void> {
  await client.query(
    `set statement_timeout = ${queryTimeout}; set idle_in_transaction_session_timeout = ${queryTimeout}`,
  );
}

/** Drops a connection whose query got no answer: the next query would wait behind it. */
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
      // The cast is safe: Kysely uses a client's cursor only if it gets a cursor.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
