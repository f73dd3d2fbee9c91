import { readFileName } from '#bin/site-folder.ts';
import { BackupError, describeBackup } from '#platform/data-tree/backup/manifest.server.ts';
import { restoreBackup } from '#platform/data-tree/backup/restore.server.ts';
import { openDatabase } from '#platform/db/client.server.ts';
import { uploadsFolder } from '#platform/pictures/uploads-folder.server.ts';
import { type Env, readEnv } from '#server/env.ts';

const usage = 'Aufruf: npm run restore -- DATEI';

try {
  await restore(readFileName(usage), readEnv());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function restore(file: string, env: Env): Promise<void> {
  const db = openDatabase(env);
  try {
    const manifest = await restoreBackup(db, { file, uploads: uploadsFolder(env.dataDir) });
    console.log(`Wiederhergestellt: ${describeBackup(manifest)}`);
  } catch (error) {
    throw new Error(sentenceOf(error as NodeJS.ErrnoException, file));
  } finally {
    await db.destroy();
  }
}

function sentenceOf(error: NodeJS.ErrnoException, file: string): string {
  const { code = '', syscall = '', path = '', message } = error;
  if (error instanceof BackupError) return message;
  if (['open', 'read'].includes(syscall) && (path === file || syscall === 'read')) {
    const reasons: Record<string, string> = {
      ENOENT: 'es gibt sie nicht',
      EISDIR: 'sie ist ein Ordner',
      EACCES: 'sie ist nicht zum Lesen freigegeben',
    };
    return `Die Datei ${file} ließ sich nicht lesen: ${reasons[code] ?? code}.`;
  }
  return `Das Wiederherstellen hat nicht geklappt (${message || code}), es wurde nichts geändert.`;
}
