import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const poolSize = 10;
/** Milliseconds to wait for a new or free connection. */
const connectionTimeout = 5_000;
/** Milliseconds in which PostgreSQL must report that it cancelled a query; then we stop waiting. */
const answerTime = 2_000;

/** The driver is loaded at the first query, so that sites on SQLite need no 4 MiB for it. */
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
  // When PostgreSQL restarts, it closes idle connections. Without a listener, that would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return withoutHungConnections(pool);
}

/**
 * After these times PostgreSQL frees the locks of slow queries and of vanished servers. They are set by a
 * query, because PgBouncer refuses them when a connection starts.
 */
async function limit(client: pg.ClientBase, queryTimeout: number): Promise<void> {
  await client.query(
    `set statement_timeout = ${queryTimeout}; set idle_in_transaction_session_timeout = ${queryTimeout}`,
  );
}

/** Closes a connection whose query got no answer, because its next query would wait for that answer. */
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
      // The cast is safe, because Kysely uses a cursor of a client only if it has got one.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
