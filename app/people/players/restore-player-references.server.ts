import {
  bringBackToLineup,
  type LineupReference,
  listEntriesInLineups,
} from '#app/matches/lineups/restore-references.server.ts';
import {
  bringBackToSquad,
  listEntriesInSquads,
  type SquadReference,
} from '#app/teams/squads/restore-references.server.ts';
import type { RecordReferences } from '#platform/records/record-store.ts';

/** A removed player leaves squads and becomes '#number' in line-ups; an undo restores both. */
export const playerReferences: RecordReferences<LineupReference | SquadReference> = {
  list: async (db, id) => [
    ...(await listEntriesInLineups(db, id)),
    ...(await listEntriesInSquads(db, id)),
  ],
  async restore(db, id, ties) {
    for (const tie of ties)
      if ('squadId' in tie) await bringBackToSquad(db, id, tie);
      else await bringBackToLineup(db, id, tie);
  },
};
