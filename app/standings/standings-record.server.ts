import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { StandingTable } from './tables.ts';

/** The league table: one record, absent while it has no rows. The order of rows tells nothing. */
export interface StandingsRecord {
  teams: Selectable<StandingTable>[];
}
export interface StandingsDraft {
  /** New rows come without an id. */
  teams: (Omit<Selectable<StandingTable>, 'id'> & { id?: string | null | undefined })[];
}

/** The id of the one record. */
export const leagueTableId = 'league-table';

export const standingsRecords: EditableStore<StandingsRecord, StandingsDraft> = {
  kind: 'standings',
  async read(db) {
    const teams = await db
      .selectFrom('standing')
      .select(['id', 'team', 'won', 'drawn', 'lost'])
      .execute();
    // Not in SQL: each engine has its own order of letters.
    return teams.length > 0 ? { teams: teams.sort((a, b) => (a.id < b.id ? -1 : 1)) } : undefined;
  },
  async complete(_, { teams }) {
    const taken = new Set<string>();
    const withIds = teams.map((row) => {
      const id = row.id && !taken.has(row.id) ? row.id : randomUUID();
      taken.add(id);
      return { ...row, id };
    });
    return { teams: withIds };
  },
  async write(db, _, { teams }) {
    await db.deleteFrom('standing').execute();
    if (teams.length > 0) await db.insertInto('standing').values(teams).execute();
  },
  async remove(db) {
    await db.deleteFrom('standing').execute();
  },
  label: async () => 'Tabelle',
};
