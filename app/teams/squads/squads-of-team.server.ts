import type { RecordTies } from '#platform/records/record-store.ts';
import { type SquadRecord, squadRecords } from './squad-record.server.ts';

interface RemovedSquad {
  id: string;
  squad: SquadRecord;
}

/** A removed team takes its squads away, and brings them back, without players who have gone meanwhile. */
export const squadsOfTeam: RecordTies<RemovedSquad> = {
  async list(db, id) {
    const squads = db.selectFrom('squad').select('id').where('teamId', '=', id).orderBy('season');
    const removed: RemovedSquad[] = [];
    for (const { id: squadId } of await squads.execute()) {
      const squad = await squadRecords.read(db, squadId);
      if (squad) removed.push({ id: squadId, squad });
    }
    return removed;
  },
  async restore(db, _, squads) {
    const known = new Set(
      (await db.selectFrom('player').select('id').execute()).map(({ id }) => id),
    );
    for (const { id, squad } of squads) {
      const players = squad.players.filter(({ playerId }) => known.has(playerId));
      await squadRecords.write(db, id, { ...squad, players });
    }
  },
};
