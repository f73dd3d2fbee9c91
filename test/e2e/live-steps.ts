import type { Db } from '#platform/db/client.server.ts';
import { markChanged, write } from '#platform/records/revision.server.ts';

/** Saves the new name past the tool, as another process does. */
export async function renameDirectly(db: Db, name: string) {
  await write(db, async (transaction) => {
    const player = transaction.updateTable('player').set({ name });
    await player.where('id', '=', '-P02').execute();
    await markChanged(transaction, ['player']);
  });
}

/** A final table of its season stands before the typed one. */
export async function withoutFinalTables(db: Db): Promise<void> {
  await db.deleteFrom('seasonTeam').execute();
}
