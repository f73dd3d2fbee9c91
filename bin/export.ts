import { open, rename, rm } from 'node:fs/promises';
import { kinds } from '#app/kinds.server.ts';
import { readFileName } from '#bin/site-folder.ts';
import { club } from '#club/club.ts';
import type { StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { summarise } from '#platform/data-tree/output.server.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { noteAccess } from '#platform/sign-in/accesses.server.ts';
import { type Env, readEnv } from '#server/env.ts';

const usage = 'Aufruf: npm run export -- DATEI („-“ schreibt auf die Standardausgabe).';

/** The file contains e-mail addresses, so only its owner can read it. */
const mode = 0o600;

try {
  const file = readFileName(usage);
  const stored = await load(readEnv());
  const tree = formatTree(stored, kinds, club);
  if (file === '-') {
    // A program that reads the output, such as `head`, can end early. That is no error.
    process.stdout.on('error', () => {});
    process.stdout.write(tree);
  } else {
    await write(file, tree);
    console.log(`Geschrieben: ${summarise(stored, kinds)}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function load(env: Env): Promise<StoredSnapshot> {
  const db = openDatabase(env);
  try {
    await migrate(db);
    const stored = await readSnapshot(db, kinds);
    await noteAccess(db, { kind: 'export' }, new Date());
    return stored;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`Die Datenbank ließ sich nicht lesen (${message || code}).`);
  } finally {
    await db.destroy();
  }
}

/** Renames the file after all bytes are on the disk, so that a file with this name is never incomplete. */
async function write(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOENT: 'ihren Ordner gibt es nicht',
      EISDIR: 'sie ist ein Ordner',
      EACCES: 'ihr Ordner ist nicht zum Schreiben freigegeben',
      ENOSPC: 'der Datenträger ist voll',
    };
    throw new Error(`Die Datei ${file} ließ sich nicht schreiben: ${reasons[code ?? ''] ?? code}.`);
  }
}
