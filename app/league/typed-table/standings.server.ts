import type { Selectable } from 'kysely';
import { listOpponentsWithoutPage } from '#app/league/competitions/competitions.server.ts';
import { listOpponentNames } from '#app/matches/games/opponent-names.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import type { StandingsDayTable, StandingTable } from '../tables.ts';

export type Standing = Omit<Selectable<StandingTable>, 'id'>;

export const standingColumns = [
  ...(['position', 'team', 'played', 'won', 'drawn', 'lost'] as const),
  ...(['goalsFor', 'goalsAgainst', 'points', 'note'] as const),
] as const;

/** The rows have no order; arrangeStandings sorts them. */
export const listStandings = onceARevision(
  (db): Promise<Standing[]> => db.selectFrom('standing').select(standingColumns).execute(),
);

export type StandingsSource = Omit<Selectable<StandingsDayTable>, 'id'>;

export const findStandingsSource = onceARevision(
  (db): Promise<StandingsSource | undefined> =>
    db
      .selectFrom('standingsDay')
      .select(['day', 'source', 'sourceLink', 'preferred'])
      .executeTakeFirst(),
);

/** `opponent` is the address of the opponent's page; null for a team without a page. */
export type Linked<Row> = Row & { opponent: string | null };

export async function linkTeams<Row extends { team: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<Linked<Row>[]> {
  if (rows.length === 0) return [];
  const hidden = await listOpponentsWithoutPage(db);
  const known = (await listOpponentNames(db)).filter(({ opponentId }) => !hidden.has(opponentId));
  const addresses = new Map(known.map(({ name, address }) => [normalizeName(name), address]));
  return rows.map((row) => ({ ...row, opponent: addresses.get(normalizeName(row.team)) ?? null }));
}
