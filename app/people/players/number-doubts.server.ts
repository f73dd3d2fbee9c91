import { listSquadsOfPlayers } from '#app/teams/squads/squads.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { numberDoubts } from './number-doubts.ts';

interface EnteredPlayer {
  name: string;
  shirtNumber: number | null;
  active: boolean;
}

/**
 * Asks about other active players who have the same number. Players of different squads may share one;
 * all players without a squad count as one squad.
 */
export async function listNumberDoubts(
  db: Db,
  id: string,
  { name, shirtNumber, active }: EnteredPlayer,
): Promise<string[]> {
  if (!active || shirtNumber === null) return [];
  const others = await db
    .selectFrom('player')
    .select(['id', 'name', 'shirtNumber'])
    .where('shirtNumber', '=', shirtNumber)
    .where('active', '=', 1)
    .where('id', '<>', id)
    .orderBy('name')
    .execute();
  if (others.length === 0) return [];
  const ids = [id, ...others.map((other) => other.id)];
  const entries = await listSquadsOfPlayers(db, ids);
  const squadsOf = Map.groupBy(entries, ({ playerId }) => playerId);
  const own = new Set(squadsOf.get(id)?.map(({ squadId }) => squadId));
  const beside = others.filter((other) => {
    const squads = squadsOf.get(other.id) ?? [];
    return squads.length === 0 ? own.size === 0 : squads.some(({ squadId }) => own.has(squadId));
  });
  return numberDoubts([{ name, shirtNumber }, ...beside]);
}
