import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { connect, type Engine, freshSettings } from '#test/database.ts';
import { createStanding } from '#test/factories.ts';

export const now = new Date('2025-06-01T10:00:00.000Z');

export async function open(engine: Engine) {
  const settings = await freshSettings(engine);
  const db = connect(settings);
  await migrate(db);
  const folder = join(settings.dataDir, 'sicherungen');
  await mkdir(folder);
  const request = (name: string) => ({
    file: join(folder, name),
    uploads: join(folder, 'uploads'),
    now,
  });
  return { settings, db, folder, request };
}

export const manyRows = 1000;

/** Writes so many rows that a backup takes some time. */
export async function fill(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let count = 0; count < manyRows; count++) await createStanding(transaction);
  });
}
