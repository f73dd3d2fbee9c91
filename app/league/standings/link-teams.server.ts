import { listOpponentAddresses } from '#app/matches/opponents/opponents.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { sameName } from '#platform/values/same-name.ts';

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
