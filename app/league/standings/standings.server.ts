import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { StandingsDayTable, StandingTable } from './tables.ts';

export type Standing = Omit<Selectable<StandingTable>, 'id'>;

/** The columns of `Standing`. */
export const standingColumns = [
  ...(['position', 'team', 'played', 'won', 'drawn', 'lost'] as const),
  ...(['goalsFor', 'goalsAgainst', 'points', 'note'] as const),
] as const;

/** The rows of the league table as entered; their order is a rule of standings.ts. */
export async function listStandings(db: Db): Promise<Standing[]> {
  return db.selectFrom('standing').select(standingColumns).execute();
}

/** What is said of a typed table as a whole. */
export type StandingsSource = Omit<Selectable<StandingsDayTable>, 'id'>;

/** Of which day the league table is, and who says so; undefined where nobody has said of which day. */
export async function findStandingsSource(db: Db): Promise<StandingsSource | undefined> {
  const said = db.selectFrom('standingsDay').select(['day', 'source', 'sourceLink', 'preferred']);
  return said.executeTakeFirst();
}
