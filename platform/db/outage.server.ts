import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from './client.server.ts';
import type { Schema } from './schema.ts';

export type Outage = 'gone' | 'full';

/**
 * After an outage during a commit, nobody knows if the form is stored. These sentences can ask the user to send
 * the form again, because the server stores a repeated form only once (decision 3).
 */
export const outageSentences: Readonly<Record<Outage, string>> = {
  gone: 'Die Datenbank ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
  full: 'Auf dem Server ist kein Speicherplatz mehr frei. Sobald dort wieder Platz ist, versuch es bitte noch einmal.',
};

const brokenConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const noSpace = new Set(['ENOSPC', 'EDQUOT']);

const brokenClient = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
]);

/** PostgreSQL's error codes for connection, resources, shutdown, read-only mode, I/O and timeouts. */
const unusableState = /^(?:08...|53...|57P0[1-5]|25006|25P03|58000|58030|57014|55P03)$/;
const stateDiskFull = '53100';

/** SQLite's error codes BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN and PROTOCOL. */
const unusableCodes = new Set([5, 6, 8, 10, 13, 14, 15]);
const codeFull = 13;
/** SQLite's error IOERR_SHMSIZE: the disk has no space for the index of the write-ahead log. */
const codeNoSpaceForIndex = 4874;

/** @returns undefined for wrong SQL and violated constraints, because another try would fail, too */
export function findOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const inside = error instanceof AggregateError ? error.errors : [];
  return outageOf(error) ?? findFirst([error.cause, ...inside]);
}

export function describeOutage(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const text = message || code || String(error);
  return findOutage(error) === 'full' ? `${text} (kein Speicherplatz mehr frei)` : text;
}

function findFirst(errors: readonly unknown[]): Outage | undefined {
  for (const error of errors) {
    const outage = findOutage(error);
    if (outage) return outage;
  }
  return undefined;
}

function outageOf(error: Error & { code?: unknown; syscall?: unknown; errcode?: unknown }) {
  const { code, syscall, errcode, message } = error;
  if (code === 'ERR_SQLITE_ERROR') return outageOfSqlite(Number(errcode));
  if (typeof code !== 'string') return brokenClient.has(message) ? 'gone' : undefined;
  if (noSpace.has(code)) return 'full';
  if (unusableState.test(code)) return code === stateDiskFull ? 'full' : 'gone';
  // An error of a visitor's connection has no `syscall`. If `connect` fails with ENOENT, PostgreSQL's socket is
  // missing.
  const isBroken = syscall !== undefined && brokenConnection.has(code);
  return isBroken || (syscall === 'connect' && code === 'ENOENT') ? 'gone' : undefined;
}

function outageOfSqlite(extended: number): Outage | undefined {
  const kind = extended & 0xff;
  if (kind === codeFull || extended === codeNoSpaceForIndex) return 'full';
  return unusableCodes.has(kind) ? 'gone' : undefined;
}

export function unavailableDatabase(error: unknown): Db {
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: () => Promise.reject(error) }),
  });
}

export function isPostgres(db: Db): boolean {
  // The build has its own copy of Kysely. `instanceof` fails between this copy and the copy in node_modules.
  return !('isEmbedded' in db.getExecutor().adapter);
}
