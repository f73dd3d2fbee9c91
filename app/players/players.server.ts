import type { Selectable } from 'kysely';
import { findPerson } from '#app/people/find-person.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { PastSeasonTable, PlayerTable } from './tables.ts';

/** What a card of the squad shows of a player. */
export type SquadPlayer = Pick<
  Selectable<PlayerTable>,
  'address' | 'name' | 'position' | 'image' | 'shirtNumber' | 'gamesPlayed' | 'goals'
>;

/** A player with the past seasons, in their stored order. */
export interface Player extends Omit<Selectable<PlayerTable>, 'active'> {
  pastSeasons: Omit<Selectable<PastSeasonTable>, 'playerId' | 'ordinal'>[];
}

/** A player as an admin chooses from all. */
export interface PlayerChoice
  extends Pick<Selectable<PlayerTable>, 'id' | 'name' | 'position' | 'shirtNumber'> {
  active: boolean;
}

const byName = new Intl.Collator('de-AT');

/** The active players by shirt number, those without a number last, then by name. */
export async function listSquad(db: Db): Promise<SquadPlayer[]> {
  const players = await db
    .selectFrom('player')
    .select(['address', 'name', 'position', 'image', 'shirtNumber', 'gamesPlayed', 'goals'])
    .where('active', '=', 1)
    .orderBy('id')
    .execute();
  return inSquadOrder(players);
}

/** The players to choose from, in the order of the squad: all, or the active ones and some more. */
export async function listPlayerChoices(
  db: Db,
  { activeAnd }: { activeAnd?: readonly string[] } = {},
): Promise<PlayerChoice[]> {
  const players = await db
    .selectFrom('player')
    .select(['id', 'name', 'position', 'shirtNumber', 'active'])
    .$if(activeAnd !== undefined, (all) =>
      all.where((where) =>
        where.or([
          where('active', '=', 1),
          ...(activeAnd?.length ? [where('id', 'in', activeAnd)] : []),
        ]),
      ),
    )
    .orderBy('id')
    .execute();
  return inSquadOrder(players).map((player) => ({ ...player, active: player.active === 1 }));
}

function inSquadOrder<P extends Pick<SquadPlayer, 'name' | 'shirtNumber'>>(
  players: readonly P[],
): P[] {
  // Not in SQL: each engine has its own order of umlauts.
  return players.toSorted(
    (a, b) =>
      (a.shirtNumber ?? Number.POSITIVE_INFINITY) - (b.shirtNumber ?? Number.POSITIVE_INFINITY) ||
      byName.compare(a.name, b.name),
  );
}

/** The player of this address, or of this exact name; undefined when there is none. */
export async function findPlayer(db: Db, addressOrName: string): Promise<Player | undefined> {
  const found = await findPerson(db, 'player', addressOrName);
  if (!found) return undefined;
  const { active: _, ...player } = found;
  const pastSeasons = await db
    .selectFrom('pastSeason')
    .select(['season', 'gamesPlayed', 'goals', 'assists', 'cleanSheets', 'yellowCards', 'redCards'])
    .where('playerId', '=', player.id)
    .orderBy('ordinal')
    .execute();
  return { ...player, pastSeasons };
}
