import type { Db } from '#platform/db/client.server.ts';
import { markChanged, write } from '#platform/records/revision.server.ts';

/** Saves the new name directly in the database, like another process. */
export async function renameDirectly(db: Db, name: string) {
  await write(db, async (transaction) => {
    const player = transaction.updateTable('player').set({ name });
    await player.where('id', '=', '-P02').execute();
    await markChanged(transaction, ['player']);
  });
}

/** Deletes the final tables, because the site shows them instead of the typed table. */
export async function withoutFinalTables(db: Db): Promise<void> {
  await db.deleteFrom('seasonTeam').execute();
}
