import type { RecordTies } from '#platform/records/record-store.ts';
import { listMissing } from '#platform/records/row-store.server.ts';
import { type SquadRecord, squadRecords } from './squad-record.server.ts';

interface RemovedSquad {
  id: string;
  squad: SquadRecord;
}

/** The undo of a team's removal brings its squads back, without players removed in the meantime. */
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
    const ids = squads.flatMap(({ squad }) => squad.players.map(({ playerId }) => playerId));
    const gone = await listMissing(db, 'player', ids);
    for (const { id, squad } of squads) {
      const players = squad.players.filter(({ playerId }) => !gone.has(playerId));
      await squadRecords.write(db, id, { ...squad, players });
    }
  },
};
