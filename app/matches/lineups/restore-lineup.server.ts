import type { RecordReferences } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { type LineupRecord, lineupRecords } from './lineup-record.server.ts';

interface RemovedLineup {
  id: string;
  lineup: LineupRecord;
}

export const lineupsRemovedWithGame: RecordReferences<RemovedLineup> = {
  async list(db, id) {
    const found = db.selectFrom('lineup').select('id').where('gameId', '=', id);
    const row = await found.executeTakeFirst();
    const lineup = row && (await lineupRecords.read(db, row.id));
    return lineup ? [{ id: row.id, lineup }] : [];
  },
  async restore(db, _, ties) {
    for (const { id, lineup } of ties) {
      // Another undo can already have stored the removed line-up for another game.
      if (await lineupRecords.read(db, id))
        throw new BlockedChangeError(
          'Die Aufstellung dieses Spiels gibt es inzwischen für ein anderes Spiel.',
        );
      await lineupRecords.write(db, id, lineup);
    }
  },
};
