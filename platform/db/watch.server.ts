import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSettings } from './client.server.ts';

/** Milliseconds between two looks whether another process has written to the SQLite file. */
const sqliteInterval = 500;
/** Milliseconds between two signs of life of the listening connection to PostgreSQL. */
const pingInterval = 10_000;
/** Milliseconds until a lost connection is tried again: at first, and at most. */
const firstPause = 250;
const longestPause = 5_000;

/** Ends a watch. */
export type StopWatching = () => Promise<void>;

export interface Watcher {
  /** Called once too often rather than once too few. */
  onCommit: () => void;
  /** The connection that listens is lost; it is sought again. */
  onLost: (error: Error) => void;
}

/**
 * Tells of each commit that raised the revision, by whatever process, and when one may have been
 * missed.
 */
export function watchCommits(settings: DatabaseSettings, watcher: Watcher): StopWatching {
  return settings.databaseUrl
    ? listenToPostgres(settings.databaseUrl, watcher)
    : pollSqlite(join(settings.dataDir, 'ankick.sqlite'), watcher);
}

/** SQLite tells nobody, but counts the commits of other connections for free. */
function pollSqlite(file: string, { onCommit, onLost }: Watcher): StopWatching {
  const connection = new DatabaseSync(file, { readOnly: true });
  const version = connection.prepare('pragma data_version');
  const read = () => version.get()?.data_version;
  let seen = read();
  // What was committed before there was a version to compare with.
  onCommit();
  const timer = setInterval(() => {
    try {
      const current = read();
      if (current === seen) return;
      seen = current;
      onCommit();
    } catch (error) {
      onLost(error as Error);
    }
  }, sqliteInterval);
  return async () => {
    clearInterval(timer);
    connection.close();
  };
}

/** Listens to what the trigger of migration 0004 announces, on a connection of its own. */
function listenToPostgres(connectionString: string, { onCommit, onLost }: Watcher): StopWatching {
  const stopped = new AbortController();
  const { signal } = stopped;
  let pause = firstPause;
  const keepListening = async () => {
    while (!signal.aborted) {
      const lost = await listenOnce(connectionString, signal, () => {
        pause = firstPause;
        onCommit();
      });
      if (lost) onLost(lost);
      // Not all servers at once; cut short by the end of the watch.
      await wait(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
  };
  const ended = keepListening();
  return async () => {
    stopped.abort();
    await ended;
  };
}

/**
 * One connection, from its start until it is lost or no longer wanted.
 * @returns why it was lost
 */
async function listenOnce(
  connectionString: string,
  signal: AbortSignal,
  onCommit: () => void,
): Promise<Error | undefined> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: pingInterval,
    query_timeout: pingInterval,
    keepAlive: true,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<Error | undefined>();
  const stop = () => end(undefined);
  client.on('error', end);
  client.on('end', () => end(new Error('Connection terminated')));
  client.on('notification', onCommit);
  signal.addEventListener('abort', stop);
  const timer = setInterval(() => client.query('select 1').catch(end), pingInterval);
  try {
    await client.connect();
    await client.query('listen ankick_revision');
    // What was committed while nobody listened.
    onCommit();
    return await ended;
  } catch (error) {
    return error as Error;
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', stop);
    // A connection that is lost cannot be ended in good order.
    await client.end().catch(() => {});
  }
}
