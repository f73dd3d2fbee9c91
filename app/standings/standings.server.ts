import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { StandingTable } from './tables.ts';

export type Standing = Omit<Selectable<StandingTable>, 'id'>;

/** The rows of the league table as entered; their order is a rule of standings.ts. */
export async function listStandings(db: Db): Promise<Standing[]> {
  return db.selectFrom('standing').select(['team', 'won', 'drawn', 'lost']).execute();
}

/** Of which day the league table is; null where nobody has said so. */
export async function findStandingsDay(db: Db): Promise<string | null> {
  const row = await db.selectFrom('standingsDay').select('day').executeTakeFirst();
  return row?.day ?? null;
}
