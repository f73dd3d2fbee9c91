import type { Selectable } from 'kysely';
import type { Game } from '#app/matches/games/public-games.server.ts';
import { findLineup, type LineupEntry } from '#app/matches/lineups/lineups.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Schema } from '#platform/db/schema.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { playerVisibilitySql } from './people.server.ts';

type Player = Pick<Selectable<Schema['player']>, 'name' | 'address' | 'position' | 'image'>;

/** All values of `Player` are null if the player is deleted or not public. */
type NamedEntry = Omit<LineupEntry, 'playerId'> & (Player | typeof nobody);

export interface NamedLineup {
  trainer: Pick<
    Selectable<Schema['trainer']>,
    'name' | 'address' | 'image' | 'role' | 'experience' | 'birthYear'
  > | null;
  players: NamedEntry[];
}

/** Undefined if no line-up exists or it is not public. Players who are not public appear as a number. */
export const findNamedLineup = onceARevision(
  async (
    db: Db,
    game: Pick<Game, 'id' | 'showsNames' | 'showsResult'>,
    today: string,
  ): Promise<NamedLineup | undefined> => {
    const lineup = await findLineup(db, game);
    if (!lineup) return undefined;
    const trainer = await db
      .selectFrom('trainer')
      .select(['name', 'address', 'image', 'role', 'experience', 'birthYear'])
      .where('id', '=', lineup.trainerId)
      .executeTakeFirst();
    const players = await findPlayers(
      db,
      lineup.players.flatMap(({ playerId }) => playerId ?? []),
      findSeasonName(today, await findSeasonPlan(db)),
    );
    return {
      trainer: trainer ?? null,
      players: lineup.players.map(({ playerId, ...entry }) => ({
        ...entry,
        ...(players.get(playerId ?? '') ?? nobody),
      })),
    };
  },
);

async function findPlayers(
  db: Db,
  ids: readonly string[],
  season: string,
): Promise<ReadonlyMap<string, Player>> {
  if (ids.length === 0) return new Map();
  const players = await db
    .selectFrom('player')
    .select(['id', 'name', 'address', 'position', 'image'])
    .select(playerVisibilitySql('photos', season).as('showsPhoto'))
    .where('id', 'in', ids)
    .where(playerVisibilitySql('names', season), '=', 1)
    .execute();
  return new Map(
    players.map(({ id, showsPhoto, ...player }) => [
      id,
      { ...player, ...(showsPhoto === 0 && { image: null }) },
    ]),
  );
}

const nobody = { name: null, address: null, position: null, image: null };
