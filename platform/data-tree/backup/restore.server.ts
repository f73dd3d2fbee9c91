import type { Db } from '#platform/db/client.server.ts';
import { emptyTables } from '#platform/db/empty-database.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { insertRows } from '#platform/db/rows.server.ts';
import { keepsUploads } from '#platform/pictures/stored-uploads.server.ts';
import { BackupError, type Manifest, type Member, manifestFile } from './manifest.server.ts';
import { readBackup } from './read.server.ts';
import { parseRows } from './table-lines.server.ts';
import { stageUploads } from './uploads.server.ts';

export interface RestoreRequest {
  file: string;
  /** The folder for uploaded files. This folder must be empty or missing. */
  uploads: string;
}

/**
 * The database must be empty, and the folder `uploads` must be empty or missing.
 * @throws BackupError, or the error of the database or the file system
 */
export async function restoreBackup(db: Db, { file, uploads }: RestoreRequest): Promise<Manifest> {
  const manifest = await readBackup(file, drain);
  const staged = await stageUploads(uploads);
  try {
    await db.transaction().execute(async (transaction) => {
      await prepare(transaction, manifest);
      await readBackup(file, (member, bytes) =>
        'table' in member
          ? loadTable(transaction, member, bytes)
          : staged.add(member.upload, bytes),
      );
      await migrate(transaction);
      if (keepsUploads(transaction)) await staged.store(transaction);
    });
  } catch (error) {
    await staged.drop();
    throw error;
  }
  await (keepsUploads(db) ? staged.drop() : staged.keep());
  return manifest;
}

async function drain(_member: Member, bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of bytes);
}

async function prepare(transaction: Db, { migration, members }: Manifest): Promise<void> {
  const tables = await emptyTables(transaction, migration);
  if (!tables)
    throw new BackupError(
      'Die Datenbank enthält schon Daten: Wiederhergestellt wird nur in eine leere, es wurde nichts geändert.',
    );
  const expected = tables.map(({ name }) => name).toSorted();
  const given = members.flatMap((member) => ('table' in member ? [member.table] : [])).toSorted();
  if (given.join() !== expected.join())
    throw new BackupError(
      `Die Sicherung hat andere Tabellen als ihre Fassung (${manifestFile}), es wurde nichts geändert.`,
    );
}

async function loadTable(
  transaction: Db,
  { table, rows }: Extract<Member, { table: string }>,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  let loaded = 0;
  for await (const some of parseRows(bytes)) {
    await insertRows(transaction, table, some);
    loaded += some.length;
  }
  if (loaded !== rows)
    throw new BackupError(
      `Die Sicherung hat ${loaded} statt ${rows} Zeilen in ${table}, es wurde nichts geändert.`,
    );
}
