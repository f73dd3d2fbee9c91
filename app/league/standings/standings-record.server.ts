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

/** The league table: one record, absent while it has no rows. The order of rows tells nothing. */
export interface StandingsRecord extends Source {
  /** Of which day it is; null where nobody has said so. What else is said of it needs one. */
  day: string | null;
  teams: Selectable<StandingTable>[];
}

/** What a row does not say is not known, of games of a typed one 0. */
type DraftRow = Pick<Standing, 'team'> & Partial<Standing>;

export interface StandingsDraft extends Partial<Source> {
  day?: string | null | undefined;
  /** New rows come without an id. */
  teams: (DraftRow & { id?: string | null | undefined })[];
}

/** The id of the one record. */
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
      // Not in SQL: each engine has its own order of letters.
      teams: teams.sort((a, b) => (a.id < b.id ? -1 : 1)),
    };
  },
  async complete(_, { day = null, source = null, sourceLink = null, preferred = null, teams }) {
    const taken = new Set<string>();
    const withIds = teams.map((row) => {
      const id = row.id && !taken.has(row.id) ? row.id : randomUUID();
      taken.add(id);
      return { id, ...completeRow(row) };
    });
    return { day, source, sourceLink, preferred, teams: withIds };
  },
  // What the audit log has of before the table had a day, a source or places has none.
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

/** A row with all its fields. */
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
