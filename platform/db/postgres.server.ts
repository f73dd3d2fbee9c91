import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const poolSize = 10;
/** Milliseconds to get a new or free connection. */
const connectionTimeout = 5_000;
/** Milliseconds that PostgreSQL has to report a cancelled query, before nobody waits for it. */
const answerTime = 2_000;

/** Loads the driver with the first query: a site on SQLite never needs its 4 MiB. */
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
  // Without a listener, a closed idle connection (a restart) would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return withoutHungConnections(pool);
}

/**
 * PostgreSQL then frees the locks of slow queries and of vanished servers. Not in the first message of a
 * connection: PgBouncer takes no settings there.
 */
async function limit(client: pg.ClientBase, queryTimeout: number): Promise<void> {
  await client.query(
    `set statement_timeout = ${queryTimeout}; set idle_in_transaction_session_timeout = ${queryTimeout}`,
  );
}

/** Drops a connection with an unanswered query: the next one would wait behind it. */
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
      // Kysely uses a cursor only when given one.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
