import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import type { StandingTable } from '../tables.ts';
import {
  findStandingsSource,
  type Standing,
  type StandingsSource,
  standingColumns,
} from './standings.server.ts';

type Source = Pick<StandingsSource, 'source' | 'sourceLink' | 'preferred'>;

/** The whole table is one record, which exists only if the table has rows. Rows have no order. */
export interface StandingsRecord extends Source {
  /** The day on which the table was correct; null if it is not known. Then `source` is null, too. */
  day: string | null;
  teams: Selectable<StandingTable>[];
}

/** A missing value is unknown. Only in a row without a place, missing wins, draws and losses count as 0. */
type DraftRow = Pick<Standing, 'team'> & Partial<Standing>;

export interface StandingsDraft extends Partial<Source> {
  day?: string | null | undefined;
  teams: (DraftRow & { id?: string | null | undefined })[];
}

export const leagueTableId = 'league-table';

export const standingsRecords: EditableStore<StandingsRecord, StandingsDraft> = {
  kind: 'standings',
  async read(db) {
    const teams = await db
      .selectFrom('standing')
      .select(['id', ...standingColumns])
      .execute();
    if (teams.length === 0) return undefined;
    const said = await findStandingsSource(db);
    return {
      ...{ day: null, source: null, sourceLink: null, preferred: null },
      ...said,
      // Sorts here and not in SQL, because SQLite and PostgreSQL sort letters differently.
      teams: teams.sort((a, b) => (a.id < b.id ? -1 : 1)),
    };
  },
  async completeDraft(
    _,
    { day = null, source = null, sourceLink = null, preferred = null, teams },
  ) {
    const taken = new Set<string>();
    const withIds = teams.map((row) => {
      const id = row.id && !taken.has(row.id) ? row.id : randomUUID();
      taken.add(id);
      return { id, ...completeRow(row) };
    });
    return { day, source, sourceLink, preferred, teams: withIds };
  },
  // An undo can write a record from an old entry of the audit log, which has no day, source and places.
  async write(db, _, { day = null, source = null, sourceLink = null, preferred = null, teams }) {
    await clear(db);
    if (teams.length === 0) return;
    const rows = teams.map((row) => ({ id: row.id, ...completeRow(row) }));
    await db.insertInto('standing').values(rows).execute();
    if (day !== null)
      await db
        .insertInto('standingsDay')
        .values({ id: 1, day, source, sourceLink, preferred })
        .execute();
  },
  remove: clear,
  label: async () => 'Tabelle',
};

export function completeRow(row: DraftRow): Standing {
  const { team, position = null, played = null, goalsFor = null, goalsAgainst = null } = row;
  const { points = null, note = null } = row;
  const otherwise = position === null ? 0 : null;
  const { won = otherwise, drawn = otherwise, lost = otherwise } = row;
  return { position, team, played, won, drawn, lost, goalsFor, goalsAgainst, points, note };
}

async function clear(db: Db): Promise<void> {
  await db.deleteFrom('standing').execute();
  await db.deleteFrom('standingsDay').execute();
}
