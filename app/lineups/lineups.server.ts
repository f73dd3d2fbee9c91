import type { Selectable } from 'kysely';
import type { PlayerTable } from '#app/players/tables.ts';
import type { TrainerTable } from '#app/trainers/tables.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { LineupPlayerTable } from './tables.ts';

/** One entry of a line-up; name, address and the rest are null when the player no longer exists. */
interface LineupEntry
  extends Pick<
    Selectable<LineupPlayerTable>,
    | 'shirtNumber'
    | 'goals'
    | 'assists'
    | 'yellowCards'
    | 'redCards'
    | 'goalMinutes'
    | 'ownGoals'
    | 'ownGoalMinutes'
  > {
  onBench: boolean;
  name: PlayerTable['name'] | null;
  address: PlayerTable['address'] | null;
  position: PlayerTable['position'] | null;
  image: PlayerTable['image'];
}

export interface Lineup {
  trainer: Pick<
    Selectable<TrainerTable>,
    'name' | 'address' | 'image' | 'role' | 'experience' | 'birthYear'
  > | null;
  /** In the order in which they were entered. */
  players: LineupEntry[];
}

/** The line-up of a game, its players and trainer; undefined when none was entered. */
export async function findLineup(db: Db, gameId: string): Promise<Lineup | undefined> {
  const lineup = await db
    .selectFrom('lineup')
    .select(['id', 'trainerId'])
    .where('gameId', '=', gameId)
    .executeTakeFirst();
  if (!lineup) return undefined;

  const trainer = await db
    .selectFrom('trainer')
    .select(['name', 'address', 'image', 'role', 'experience', 'birthYear'])
    .where('id', '=', lineup.trainerId)
    .executeTakeFirst();
  const players = await db
    .selectFrom('lineupPlayer as entry')
    .leftJoin('player', 'player.id', 'entry.playerId')
    .select([
      'entry.shirtNumber',
      'entry.onBench',
      'entry.goals',
      'entry.assists',
      'entry.yellowCards',
      'entry.redCards',
      'entry.goalMinutes',
      'entry.ownGoals',
      'entry.ownGoalMinutes',
      'player.name',
      'player.address',
      'player.position',
      'player.image',
    ])
    .where('entry.lineupId', '=', lineup.id)
    .orderBy('entry.ordinal')
    .execute();
  return {
    trainer: trainer ?? null,
    players: players.map((entry) => ({ ...entry, onBench: entry.onBench === 1 })),
  };
}
