import { listSquadsOfPlayers } from '#app/teams/squads/squads.server.ts';
import type { Db } from '#platform/db/client.server.ts';

const list = new Intl.ListFormat('de-AT');

interface Numbered {
  name: string;
  shirtNumber: number | null;
}

export function describeSharedNumbers(players: readonly Numbered[]): string[] {
  const byNumber = Map.groupBy(players, ({ shirtNumber }) => shirtNumber);
  return [...byNumber].flatMap(([number, same]) =>
    number !== null && same.length > 1
      ? [`Die Nummer ${number} haben ${list.format(same.map(({ name }) => name))}.`]
      : [],
  );
}

interface EnteredPlayer {
  name: string;
  shirtNumber: number | null;
  active: boolean;
}

/**
 * Players of different squads can have equal numbers. Players without a squad are compared with each other.
 */
export async function listNumberWarnings(
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
  return describeSharedNumbers([{ name, shirtNumber }, ...beside]);
}
