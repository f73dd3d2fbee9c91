import type { Selectable } from 'kysely';
import { listOpponentAddresses } from '#app/matches/opponents/opponents.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { sameName } from '#platform/values/same-name.ts';
import type { StandingsDayTable, StandingTable } from '../tables.ts';

export type Standing = Omit<Selectable<StandingTable>, 'id'>;

/** The columns of `Standing`. */
export const standingColumns = [
  ...(['position', 'team', 'played', 'won', 'drawn', 'lost'] as const),
  ...(['goalsFor', 'goalsAgainst', 'points', 'note'] as const),
] as const;

/** The rows of the league table as entered; their order is a rule of standings.ts. */
export const listStandings = onceARevision(
  (db): Promise<Standing[]> => db.selectFrom('standing').select(standingColumns).execute(),
);

/** What is said of a typed table as a whole. */
export type StandingsSource = Omit<Selectable<StandingsDayTable>, 'id'>;

/** Of which day the league table is, and who says so; undefined where nobody has said of which day. */
export const findStandingsSource = onceARevision(
  (db): Promise<StandingsSource | undefined> =>
    db
      .selectFrom('standingsDay')
      .select(['day', 'source', 'sourceLink', 'preferred'])
      .executeTakeFirst(),
);

/** A row of a table with the address of the opponent's page; null for the club itself and for strangers. */
export type Linked<Row> = Row & { opponent: string | null };

/** The rows of a table, each with the way to the opponent that goes by this name. */
export async function linkTeams<Row extends { team: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<Linked<Row>[]> {
  if (rows.length === 0) return [];
  const known = await listOpponentAddresses(db);
  const addresses = new Map(known.map(({ name, address }) => [sameName(name), address]));
  return rows.map((row) => ({ ...row, opponent: addresses.get(sameName(row.team)) ?? null }));
}
