import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { findStandingsDay } from './standings.server.ts';
import type { StandingTable } from './tables.ts';

/** The league table: one record, absent while it has no rows. The order of rows tells nothing. */
export interface StandingsRecord {
  /** Of which day it is; null where nobody has said so. */
  day: string | null;
  teams: Selectable<StandingTable>[];
}
export interface StandingsDraft {
  day?: string | null | undefined;
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
    if (teams.length === 0) return undefined;
    // Not in SQL: each engine has its own order of letters.
    return { day: await findStandingsDay(db), teams: teams.sort((a, b) => (a.id < b.id ? -1 : 1)) };
  },
  async complete(_, { day = null, teams }) {
    const taken = new Set<string>();
    const withIds = teams.map((row) => {
      const id = row.id && !taken.has(row.id) ? row.id : randomUUID();
      taken.add(id);
      return { ...row, id };
    });
    return { day, teams: withIds };
  },
  // What the audit log has of before the table had a day has none.
  async write(db, _, { day = null, teams }) {
    await clear(db);
    if (teams.length > 0) await db.insertInto('standing').values(teams).execute();
    if (teams.length > 0 && day !== null)
      await db.insertInto('standingsDay').values({ id: 1, day }).execute();
  },
  remove: clear,
  label: async () => 'Tabelle',
};

async function clear(db: Db): Promise<void> {
  await db.deleteFrom('standing').execute();
  await db.deleteFrom('standingsDay').execute();
}
