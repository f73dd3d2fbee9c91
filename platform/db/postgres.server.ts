import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const poolSize = 10;
const connectionTimeout = 5_000;
/**
 * Extra milliseconds after `queryTimeout`, in which PostgreSQL can report that it has cancelled the query.
 */
const answerTime = 2_000;

/**
 * Loads the driver at the first query, because it takes 4 MiB of memory and sites on SQLite do not need it.
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
  // A restart of PostgreSQL closes idle connections. Without a listener, this would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return withoutHungConnections(pool);
}

/**
 * Makes PostgreSQL end slow queries and abandoned transactions, so that their locks are released. These
 * settings are sent as a query, because PgBouncer refuses them when a connection starts.
 */
async function limit(client: pg.ClientBase, queryTimeout: number): Promise<void> {
  await client.query(
    `set statement_timeout = ${queryTimeout}; set idle_in_transaction_session_timeout = ${queryTimeout}`,
  );
}

/** Closes a connection after a query without an answer, because the next query would wait for that answer. */
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
      // This object lacks the functions that Kysely needs for cursors. Kysely uses cursors only if its
      // settings contain `cursor`.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
