import type { Selectable } from 'kysely';
import type { Db } from '../db/client.server.ts';
import type { StandingTable } from '../db/schema.ts';

export type Standing = Omit<Selectable<StandingTable>, 'id'>;

/** The rows of the league table as entered; their order is a rule of domain/standings.ts. */
export async function listStandings(db: Db): Promise<Standing[]> {
  return db.selectFrom('standing').select(['team', 'won', 'drawn', 'lost']).execute();
}
