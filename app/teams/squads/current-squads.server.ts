import type { Db } from '#platform/db/client.server.ts';

/** Who is of a team, with the number worn in it where that is not the usual one. */
export interface CurrentSquad {
  /** Null is the first one. */
  teamId: string | null;
  players: { id: string; shirtNumber: number | null }[];
}

/** The newest squad of each team until a season, for teams that have one. */
export async function listCurrentSquads(db: Db, season: string): Promise<CurrentSquad[]> {
  const newest = await db
    .selectFrom('squad')
    .select(['id', 'teamId'])
    .where((where) =>
      where(
        'season',
        '=',
        where
          .selectFrom('squad as other')
          .select(({ fn }) => fn.max('other.season').as('season'))
          .whereRef('other.teamId', 'is not distinct from', 'squad.teamId')
          .where('other.season', '<=', season),
      ),
    )
    .orderBy('id')
    .execute();
  if (newest.length === 0) return [];
  const ids = newest.map(({ id }) => id);
  const entries = await db
    .selectFrom('squadPlayer')
    .select(['squadId', 'playerId', 'shirtNumber'])
    .where('squadId', 'in', ids)
    .orderBy('ordinal')
    .execute();
  const ofSquad = Map.groupBy(entries, ({ squadId }) => squadId);
  return newest.map(({ id, teamId }) => ({
    teamId,
    players: (ofSquad.get(id) ?? []).map(({ playerId, shirtNumber }) => ({
      id: playerId,
      shirtNumber,
    })),
  }));
}
