import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSettings } from './client.server.ts';

const sqliteInterval = 500;
const pingInterval = 10_000;
const firstPause = 250;
const maxPause = 5_000;

export type StopWatching = () => Promise<void>;

export interface Watcher {
  onCommit: () => void;
  onLost: (error: Error) => void;
}

export function watchCommits(settings: DatabaseSettings, watcher: Watcher): StopWatching {
  return settings.databaseUrl
    ? listenToPostgres(settings.databaseUrl, watcher)
    : pollSqlite(join(settings.dataDir, 'ankick.sqlite'), watcher);
}

function pollSqlite(file: string, { onCommit, onLost }: Watcher): StopWatching {
  const connection = new DatabaseSync(file, { readOnly: true });
  const version = connection.prepare('pragma data_version');
  const read = () => version.get()?.data_version;
  let seen = read();
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
      // The pause is random, so that not all servers connect at once. `signal` ends the wait early.
      await wait(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, maxPause);
    }
  };
  const ended = keepListening();
  return async () => {
    stopped.abort();
    await ended;
  };
}

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
    onCommit();
    return await ended;
  } catch (error) {
    return error as Error;
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', stop);
    await client.end().catch(() => {});
  }
}
