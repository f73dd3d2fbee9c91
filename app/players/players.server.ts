import { type Selectable, sql } from 'kysely';
import { findPerson } from '#app/people/find-person.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { figureNames, shownSeasons } from './figures/opening.ts';
import { countedSeasons } from './figures/stored-figures.server.ts';
import type { Performance } from './season-totals.ts';
import type { PlayerTable } from './tables.ts';

/** What a card of the squad shows of a player. */
export type SquadPlayer = Pick<
  Selectable<PlayerTable>,
  'address' | 'name' | 'position' | 'image' | 'shirtNumber' | 'gamesPlayed' | 'goals'
>;

/** A player with what was done season by season. */
export interface Player extends Omit<Selectable<PlayerTable>, 'active' | keyof Performance> {
  pastSeasons: (Performance & { season: string })[];
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
    .leftJoin('playerFigure as counted', 'counted.playerId', 'player.id')
    .select(['player.address', 'player.name', 'player.position', 'player.image'])
    .select(['player.shirtNumber', 'player.gamesPlayed', 'player.goals'])
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('counted.gamesPlayed'), sql.lit(0)).as('countedGames'),
      fn.coalesce(fn.sum<number>('counted.goals'), sql.lit(0)).as('countedGoals'),
    ])
    .where('player.active', '=', 1)
    .groupBy('player.id')
    .orderBy('player.id')
    .execute();
  return inSquadOrder(
    players.map(({ countedGames, countedGoals, ...player }) => ({
      ...player,
      // PostgreSQL gives sums as text.
      gamesPlayed: Math.max(0, player.gamesPlayed + Number(countedGames)),
      goals: Math.max(0, player.goals + Number(countedGoals)),
    })),
  );
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
  const { id, address, name, position, image, shirtNumber } = found;
  const { birthYear, joinedOn, lastClub, competitions } = found;
  const openings = await db
    .selectFrom('pastSeason')
    .select(['season', 'unlisted', ...figureNames])
    .where('playerId', '=', id)
    .orderBy('ordinal')
    .execute();
  return {
    ...{ id, address, name, position, image, shirtNumber },
    ...{ birthYear, joinedOn, lastClub, competitions },
    pastSeasons: shownSeasons(openings, await countedSeasons(db, id)),
  };
}
