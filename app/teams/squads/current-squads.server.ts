import type { Db } from '#platform/db/client.server.ts';

/** `shirtNumber` is null if the player wears the usual number in this squad. */
export interface CurrentSquad {
  teamId: string | null;
  players: { id: string; shirtNumber: number | null }[];
}

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
