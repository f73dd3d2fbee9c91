import type { RecordReferences } from '#platform/records/record-store.ts';
import { type RoundRecord, roundRecords } from './round-record.server.ts';

interface RemovedRound {
  id: string;
  round: RoundRecord;
}

export const roundsRemovedWithCompetition: RecordReferences<RemovedRound> = {
  async list(db, id) {
    const rounds = db.selectFrom('leagueRound').select('id').where('competitionId', '=', id);
    const ids = await rounds.orderBy('round').execute();
    const removed: RemovedRound[] = [];
    for (const { id: roundId } of ids) {
      const round = await roundRecords.read(db, roundId);
      if (round) removed.push({ id: roundId, round });
    }
    return removed;
  },
  async restore(db, _, rounds) {
    for (const { id, round } of rounds) await roundRecords.write(db, id, round);
  },
};
