import { type SqlBool, sql } from 'kysely';
import type { RouterContextProvider } from 'react-router';
import { isInLineup } from '#app/matches/lineups/in-lineup.server.ts';
import { playerVisibilitySql } from '#app/people/people.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { isInSquad } from '#app/teams/squads/squads.server.ts';
import { ownTeamIds } from '#platform/admin/record-permissions.server.ts';
import type { KindName } from '#platform/records/kinds.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';

type Context = Readonly<RouterContextProvider>;

interface NamingPlayers {
  players: readonly { playerId: string | null }[];
}

/**
 * Lists the ids of players that the admin is allowed to put into a line-up or squad: public players, players
 * of the admin's teams, and players in no squad or line-up. 'all' if the admin's role is for the whole club.
 */
export async function listKnownPlayerIds(
  context: Context,
  kind: KindName,
): Promise<'all' | ReadonlySet<string>> {
  const teams = ownTeamIds(context, kind);
  if (teams === 'all') return 'all';
  const db = context.get(dbContext);
  const season = findSeasonName(context.get(todayContext), await findSeasonPlan(db));
  const players = await db
    .selectFrom('player')
    .select('id')
    .where(({ or, and, not }) =>
      or([
        sql<SqlBool>`${playerVisibilitySql('names', season)} = 1`,
        isInSquad(teams),
        isInLineup(teams),
        and([not(isInSquad('all')), not(isInLineup('all'))]),
      ]),
    )
    .execute();
  return new Set(players.map(({ id }) => id));
}

export async function mayNamePlayers(
  context: Context,
  kind: KindName,
  entered: NamingPlayers,
  stored: NamingPlayers | undefined,
): Promise<boolean> {
  const known = await listKnownPlayerIds(context, kind);
  if (known === 'all') return true;
  const before = new Set(stored?.players.map(({ playerId }) => playerId));
  return entered.players.every(
    ({ playerId }) => playerId === null || before.has(playerId) || known.has(playerId),
  );
}
