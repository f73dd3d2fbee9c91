import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFileName } from '#bin/site-folder.ts';
import { BackupError, describeBackup } from '#platform/data-tree/backup/manifest.server.ts';
import { writeBackup } from '#platform/data-tree/backup/write.server.ts';
import { type Db, openDatabase } from '#platform/db/client.server.ts';
import { uploadsFolder } from '#platform/pictures/uploads-folder.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { type Env, readEnv } from '#server/env.ts';

const usage = 'Aufruf: npm run backup -- DATEI';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  await backUp(readFileName(usage), readEnv());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function backUp(file: string, { databaseUrl, dataDir }: Env): Promise<void> {
  // If the SQLite file is missing, opening the database would create an empty one.
  if (!databaseUrl && !existsSync(join(dataDir, 'ankick.sqlite')))
    throw new Error(`Im Ordner ${dataDir} gibt es keine Datenbank: Stimmt DATA_DIR?`);
  const db = openDatabase({ databaseUrl, dataDir });
  try {
    const uploads = uploadsFolder(dataDir);
    const manifest = await writeBackup(db, { file, uploads, now: new Date(), signal: stop.signal });
    console.log(`Gesichert: ${describeBackup(manifest)}`);
    await note(db);
  } catch (error) {
    throw new Error(sentenceOf(error as NodeJS.ErrnoException, file));
  } finally {
    await db.destroy();
  }
}

/** Prints errors instead of throwing them, because the backup file is already complete. */
async function note(db: Db): Promise<void> {
  await noteAccess(db, { kind: 'backup' }, new Date()).catch((error: Error) =>
    console.error(`Im Protokoll steht die Sicherung nicht (${error.message}).`),
  );
}

function sentenceOf(error: NodeJS.ErrnoException, file: string): string {
  const { code = '', syscall = '', name, message } = error;
  if (error instanceof BackupError) return message;
  if (name === 'AbortError') return 'Die Sicherung ist abgebrochen, es gibt keine neue Datei.';
  if (!['open', 'write', 'fsync', 'close', 'rename'].includes(syscall))
    return `Die Datenbank ließ sich nicht lesen (${message || code}).`;
  const reasons: Record<string, string> = {
    ENOENT: 'ihren Ordner gibt es nicht',
    EISDIR: 'sie ist ein Ordner',
    EACCES: 'ihr Ordner ist nicht zum Schreiben freigegeben',
    EEXIST: `${file}.part gibt es schon; läuft keine andere Sicherung, bitte löschen`,
    ENOSPC: 'der Datenträger ist voll',
  };
  return `Die Datei ${file} ließ sich nicht schreiben: ${reasons[code] ?? code}.`;
}
